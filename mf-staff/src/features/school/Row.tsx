import type { ReactNode } from 'react';
import styles from './Row.module.css';

export interface RowProps {
  /** At the left: a cover. */
  picture?: ReactNode;
  title: ReactNode;
  /** Below the title: tags and facts. */
  facts?: ReactNode;
  /** A column of small lines; the first one is the heavier. */
  aside?: ReactNode;
  figures?: readonly (readonly [name: string, value: ReactNode])[];
  /** Null keeps their place where other lines have some. */
  acts?: ReactNode;
}

/** A line of a list of the desk; on the phone its columns stand below each other. */
export function Row({ picture, title, facts, aside, figures, acts }: RowProps) {
  return (
    <li className={styles.row}>
      {picture ? <span className={styles.picture}>{picture}</span> : null}
      <span className={styles.name}>
        <span className={styles.title}>{title}</span>
        {facts ? <span className={styles.facts}>{facts}</span> : null}
      </span>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
      {figures ? (
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {acts === undefined ? null : <span className={styles.acts}>{acts}</span>}
    </li>
  );
}
