import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './PickRow.mobile.module.css';

interface PickRowProps {
  name: string;
  hint?: string;
  onPick: () => void;
  children: ReactNode;
}

export function PickRow({ name, hint, onPick, children }: PickRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onPick}>
      <span className={styles.name}>{name}</span>
      <span className={styles.body}>{children}</span>
      {hint && <span className={styles.name}>{hint}</span>}
      <ChevronRight size={16} aria-hidden />
    </button>
  );
}
