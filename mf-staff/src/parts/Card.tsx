import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Small, behind the title. */
  note?: ReactNode;
  /** At the right end of the head. */
  extra?: ReactNode;
  /** Its content reaches the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A panel of the desk: a head with a line under it, and what it holds. */
export function Card({ title, note, extra, flush = false, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title ? (
        <header className={styles.head}>
          <h2 className={styles.title}>
            {title}
            {note ? <small className={styles.note}>{note}</small> : null}
          </h2>
          {extra ? <span className={styles.extra}>{extra}</span> : null}
        </header>
      ) : null}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
