import type { JournalChange } from '@harbor/contract';
import { ChevronRight } from 'lucide-react';
import styles from './ChangeFlow.module.css';
import { valueWords } from './words';

interface ChangeFlowProps {
  change: Pick<JournalChange, 'old' | 'new'>;
  /** In one line, cut where there is no more room. */
  short?: boolean;
}

/** From what to what something changed. */
export function ChangeFlow({ change, short = false }: ChangeFlowProps) {
  return (
    <span className={short ? `${styles.flow} ${styles.short}` : styles.flow}>
      <span>{valueWords(change.old)}</span>
      <ChevronRight size={13} role="img" aria-label="变为" />
      <b>{valueWords(change.new)}</b>
    </span>
  );
}
