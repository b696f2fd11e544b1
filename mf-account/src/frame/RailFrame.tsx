import type { ReactNode } from 'react';
import styles from './RailFrame.module.css';

export interface RailFrameProps {
  /** The way through the part of the site that the page belongs to. */
  rail: ReactNode;
  /** Without one the content begins with its own. */
  title?: string;
  /** Beside the title: filters, actions. */
  extra?: ReactNode;
  /** The page fits any width, as a window at 200 % zoom needs it. */
  reflow?: boolean;
  children: ReactNode;
}

/** A desktop page with a way through its part of the site at the left: rail, title, content. */
export function RailFrame({ rail, title, extra, reflow, children }: RailFrameProps) {
  return (
    <div className={styles.page} data-reflow={reflow}>
      {rail}
      <div className={styles.main}>
        {title ? (
          <header className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <div className={styles.extra}>{extra}</div>
          </header>
        ) : null}
        {children}
      </div>
    </div>
  );
}
