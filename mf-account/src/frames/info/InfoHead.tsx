import type { ReactNode } from 'react';
import styles from './InfoHead.module.css';
import { Sheet } from './Sheet';

export interface InfoHeadProps {
  title: string;
  lead: string;
  /** Below the lead: a search field, say. */
  children?: ReactNode;
}

/** The top of an information page that is no running text. */
export function InfoHead({ title, lead, children }: InfoHeadProps) {
  return (
    <Sheet>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </Sheet>
  );
}
