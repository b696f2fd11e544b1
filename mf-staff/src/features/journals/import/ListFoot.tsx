import type { Paged } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import type { ReactNode } from 'react';
import { counted } from '../words';
import styles from './Lists.module.css';
import { type Place, placePath } from './place';

export interface ListFootProps {
  id: number;
  place: Place;
  page: Omit<Paged<unknown>, 'data'> & { data: readonly unknown[] };
  /** What they are counted as: 行, 种. */
  unit: string;
  children?: ReactNode;
}

/** Which part of a list is in sight, and the way to the others. */
export function ListFoot({ id, place, page, unit, children }: ListFootProps) {
  const { data, total, current_page, per_page, last_page } = page;
  const first = (current_page - 1) * per_page + 1;
  return (
    <footer className={styles.foot}>
      <span>
        {data.length > 0
          ? `第 ${counted(first)}–${counted(first + data.length - 1)} ${unit}，共 ${counted(total)} ${unit}`
          : `共 ${counted(total)} ${unit}`}
      </span>
      <span className={styles.ways}>
        {children}
        {current_page > 1 ? (
          <Link to={placePath(id, { ...place, page: current_page - 1 })}>上一页</Link>
        ) : null}
        {current_page < last_page ? (
          <Link to={placePath(id, { ...place, page: current_page + 1 })}>下一页</Link>
        ) : null}
      </span>
    </footer>
  );
}
