import type { ReactNode } from 'react';
import styles from './FigureRow.module.css';

export interface Figure {
  title: string;
  value: ReactNode;
  /** Below the number. */
  note?: ReactNode;
  /** It wants to be looked at. */
  alert?: boolean;
}

/** A few figures side by side, each with its name above. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.row}>
      {figures.map(({ title, value, note, alert }) => (
        <div key={title} className={styles.figure}>
          <dt>{title}</dt>
          <dd>
            <strong data-alert={alert ? '' : undefined}>{value}</strong>
            <small>{note ?? '\u00a0'}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
