import type { Health } from '../siteFigures';
import styles from './HealthDot.module.css';

export interface HealthDotProps {
  health: Health;
}

/** A dot in the colour of a health; the word stands beside it. */
export function HealthDot({ health }: HealthDotProps) {
  return <i className={`${styles.dot} ${styles[health]}`} aria-hidden="true" />;
}
