import type { ReactNode } from 'react';
import styles from './Frame.module.css';
import { Rail } from './Rail';

export interface FrameProps {
  title: string;
  /** Beside the title: filters, actions. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A desktop page of the message centre: rail, title, content. */
export function Frame({ title, extra, children }: FrameProps) {
  return (
    <div className={styles.page} data-reflow>
      <Rail />
      <div className={styles.main}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.extra}>{extra}</div>
        </header>
        {children}
      </div>
    </div>
  );
}
