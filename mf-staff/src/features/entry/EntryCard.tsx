import type { ReactNode } from 'react';
import styles from './Entry.module.css';

export interface EntryCardProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands in the place of a page of the team until its second factor is given. */
export function EntryCard({ title, lead, children }: EntryCardProps) {
  return (
    <div className={styles.page} data-reflow>
      <div className={styles.card}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </div>
  );
}
