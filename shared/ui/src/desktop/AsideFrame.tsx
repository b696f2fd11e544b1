import type { ReactNode } from 'react';
import styles from './AsideFrame.module.css';

export interface AsideFrameProps {
  children: ReactNode;
  /** What stands beside it. */
  aside: ReactNode;
  /** What screen readers call that. */
  label?: string;
  /** 300 px for what stands beside a text, 316 px beside a list. */
  width?: 's' | 'm';
  /**
   * How it stays in sight as one scrolls: from its beginning, or, where it is higher than the window, from its end while
   * the list goes on.
   */
  stays?: 'begin' | 'end';
}

/** A column with something beside it. */
export function AsideFrame({ children, aside, label, width = 'm', stays = 'end' }: AsideFrameProps) {
  return (
    <div className={`${styles.columns} ${styles[width]}`}>
      <div className={styles.main}>{children}</div>
      <aside className={`${styles.aside} ${styles[stays]}`} aria-label={label}>
        {aside}
      </aside>
    </div>
  );
}
