import { Link } from '@harbor/runtime';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './account.mobile.module.css';

export interface CellProps {
  label: string;
  value?: ReactNode;
  /** Page that it leads to; else `onPress`. */
  to?: string;
  onPress?: () => void;
  busy?: boolean;
}

/** One line of a settings page: a way to another page, or an act. */
export function Cell({ label, value, to, onPress, busy = false }: CellProps) {
  const inside = (
    <>
      {label}
      <span className={styles.value}>
        <span className={styles.text}>{busy ? '请稍候…' : value}</span>
        {to || onPress ? <ChevronRight size={16} aria-hidden /> : null}
      </span>
    </>
  );
  if (to)
    return (
      <Link className={styles.cell} to={to}>
        {inside}
      </Link>
    );
  return (
    <button
      type="button"
      className={styles.cell}
      disabled={busy || !onPress}
      aria-busy={busy || undefined}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}
