import type { ReactNode } from 'react';
import styles from './CaseView.module.css';

export interface DecisionPlaceProps {
  locked: boolean;
  children: ReactNode;
}

/** Where decisions are made: at the right. */
export function DecisionPlace({ children }: DecisionPlaceProps) {
  return (
    <section className={styles.decision} aria-label="处理">
      {children}
    </section>
  );
}
