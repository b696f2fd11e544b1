import { ChevronDown, ChevronUp } from 'lucide-react';
import styles from './MoveButtons.module.css';

export interface MoveButtonsProps {
  /** What is moved, for who cannot see it. */
  name: string;
  first: boolean;
  last: boolean;
  busy: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Moves a line of a list up or down. */
export function MoveButtons({ name, first, last, busy, onMove }: MoveButtonsProps) {
  return (
    <span className={styles.moves}>
      <button type="button" aria-label={`上移 ${name}`} disabled={first || busy} onClick={() => onMove(-1)}>
        <ChevronUp size={16} aria-hidden />
      </button>
      <button type="button" aria-label={`下移 ${name}`} disabled={last || busy} onClick={() => onMove(1)}>
        <ChevronDown size={16} aria-hidden />
      </button>
    </span>
  );
}

/** The list with one of its lines a place further up or down. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}
