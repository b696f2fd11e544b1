import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** Two columns, with the values at the right (`ends`), or a line for each (`lines`). */
  look?: 'columns' | 'ends' | 'lines';
  className?: string;
  /** Names and values; what has no value is left out. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

const looks = { columns: styles.columns, ends: styles.ends, lines: styles.lines };

/** What is known of a thing, by name. */
export function Facts({ look = 'columns', className = '', rows }: FactsProps) {
  return (
    <dl className={`${looks[look]} ${className}`}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value], place) => (
          <div key={`${place} ${name}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
