import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  aside: ReactNode;
}

/** What is worked on, and beside it (on the phone: below it) whom one works for and what it brings. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside} aria-label="沟通与收入">
        {aside}
      </aside>
    </div>
  );
}
