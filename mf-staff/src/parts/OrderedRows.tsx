import { Button } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import type { useSaving } from '../desk/useSaving';
import { MoveButtons, moved } from './MoveButtons';
import styles from './Rows.module.css';

export interface OrderedRowsProps<T> {
  rows: readonly T[];
  label: string;
  saving: ReturnType<typeof useSaving>;
  /** Keeps a new order: all of them, by their numbers. Without it they stand in an order of their own. */
  onOrder?: (ids: number[]) => Promise<unknown>;
  onEdit: (row: T) => void;
  onDelete: (row: T) => void;
  /** Whether one can be taken away; every one unless said otherwise. */
  deletable?: (row: T) => boolean;
  /** What else can be done with one: before 编辑, and behind it. */
  acts?: (row: T) => { before?: ReactNode; after?: ReactNode };
  /** At the left of one. */
  picture?: (row: T) => ReactNode;
  /** What stands below the title of one. */
  children: (row: T) => ReactNode;
}

/** Titled things: changed and taken away one by one, moved where their order matters. */
export function OrderedRows<T extends { id: number; title: string }>({
  rows,
  label,
  saving,
  onOrder,
  onEdit,
  onDelete,
  deletable = () => true,
  acts = () => ({}),
  picture,
  children,
}: OrderedRowsProps<T>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((one, at) => {
        const { before, after } = acts(one);
        return (
          <li key={one.id} className={styles.row}>
            {picture ? <span className={styles.picture}>{picture(one)}</span> : null}
            <div className={styles.main}>
              <span className={styles.title}>
                <b>{one.title}</b>
              </span>
              {children(one)}
            </div>
            <span className={styles.acts}>
              {before}
              {onOrder ? (
                <MoveButtons
                  name={one.title}
                  first={at === 0}
                  last={at === rows.length - 1}
                  busy={saving.busy}
                  onMove={(by) => void saving.run(() => onOrder(moved(rows, at, by).map(({ id }) => id)))}
                />
              ) : null}
              <Button onClick={() => onEdit(one)}>编辑</Button>
              {after}
              {deletable(one) ? (
                <Button className={styles.danger} onClick={() => onDelete(one)}>
                  删除
                </Button>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
