import type { ReactNode } from 'react';
import { Rail } from '../me/Rail';
import styles from './CentreFrame.module.css';

export interface CentreFrameProps {
  title: string;
  /** Beside the title: filters, actions. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A desktop page of the personal centre: rail, title, content. */
export function CentreFrame({ title, extra, children }: CentreFrameProps) {
  return (
    <div className={styles.page}>
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
