import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: string;
  /** What the page is for, in a line under its title. */
  lead?: ReactNode;
  /** Buttons and choices at the right end; below the title where there is no room. */
  children?: ReactNode;
}

/** The head of a page of the desk. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children ? <div className={styles.tools}>{children}</div> : null}
    </header>
  );
}
