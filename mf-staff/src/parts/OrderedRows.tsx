import { Button } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import type { useSaving } from '../desk/useSaving';
import { MoveButtons, moved } from './MoveButtons';
import styles from './Rows.module.css';

export interface OrderedRowsProps<T> {
  rows: readonly T[];
  label: string;
  saving: ReturnType<typeof useSaving>;
  /** Keeps a new order: all of them, by their numbers. */
  onOrder: (ids: number[]) => Promise<unknown>;
  onEdit: (row: T) => void;
  onDelete: (row: T) => void;
  /** Whether one can be taken away; every one unless said otherwise. */
  deletable?: (row: T) => boolean;
  /** What stands below the title of one. */
  children: (row: T) => ReactNode;
}

/** Titled things whose order matters: moved, changed and taken away one by one. */
export function OrderedRows<T extends { id: number; title: string }>({
  rows,
  label,
  saving,
  onOrder,
  onEdit,
  onDelete,
  deletable = () => true,
  children,
}: OrderedRowsProps<T>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((one, at) => (
        <li key={one.id} className={styles.row}>
          <div className={styles.main}>
            <span className={styles.title}>
              <b>{one.title}</b>
            </span>
            {children(one)}
          </div>
          <span className={styles.acts}>
            <MoveButtons
              name={one.title}
              first={at === 0}
              last={at === rows.length - 1}
              busy={saving.busy}
              onMove={(by) => void saving.run(() => onOrder(moved(rows, at, by).map(({ id }) => id)))}
            />
            <Button onClick={() => onEdit(one)}>编辑</Button>
            {deletable(one) ? (
              <Button className={styles.danger} onClick={() => onDelete(one)}>
                删除
              </Button>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
