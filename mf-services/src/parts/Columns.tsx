import type { ReactNode } from 'react';
import styles from './Columns.module.css';

export interface ColumnsProps {
  /** The narrow column at the right: facts beside the matter itself. */
  aside: ReactNode;
  children: ReactNode;
}

/** The desktop pages of one order: what happens at the left, its facts at the right. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <aside className={styles.column}>{aside}</aside>
    </div>
  );
}
