import { Link } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { type ListSort, listSorts, sortLabel } from './place';
import styles from './Sorts.module.css';

interface SortsProps {
  current: ListSort;
  /** Address of the list in an order. */
  to: (sort: ListSort) => string;
  /** What stands behind them. */
  children?: ReactNode;
}

/** The orders of a list. */
export function Sorts({ current, to, children }: SortsProps) {
  return (
    <nav className={styles.sorts} aria-label="排序">
      {onPhone ? null : <span className={styles.label}>排序</span>}
      {listSorts.map((key) => (
        <Link
          key={key}
          to={to(key)}
          replace
          className={key === current ? styles.on : styles.sort}
          aria-current={key === current ? 'page' : undefined}
        >
          {sortLabel(key)}
        </Link>
      ))}
      {children}
    </nav>
  );
}
