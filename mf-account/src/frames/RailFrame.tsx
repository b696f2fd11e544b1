import type { ReactNode } from 'react';
import styles from './RailFrame.module.css';

export interface RailFrameProps {
  /** The way through the part of the site that the page belongs to. */
  rail: ReactNode;
  /** Without one the content begins with its own. */
  title?: string;
  /** The content has the heading of the page, above which the title only says where one is. */
  headed?: boolean;
  /** Beside the title: filters, actions. */
  extra?: ReactNode;
  /** The page fits any width, as a window at 200 % zoom needs it. */
  reflow?: boolean;
  children: ReactNode;
}

/** A desktop page with a way through its part of the site at the left: rail, title, content. */
export function RailFrame({ rail, title, headed, extra, reflow, children }: RailFrameProps) {
  const Title = headed ? 'p' : 'h1';
  return (
    <div className={styles.page} data-reflow={reflow}>
      {rail}
      <div className={styles.main}>
        {title ? (
          <header className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            <div className={styles.extra}>{extra}</div>
          </header>
        ) : null}
        {children}
      </div>
    </div>
  );
}
