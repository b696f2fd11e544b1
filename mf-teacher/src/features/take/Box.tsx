import { type ReactNode, useId } from 'react';
import styles from './Box.module.css';

interface BoxProps {
  title: string;
  /** At the right end of the title's line. */
  extra?: ReactNode;
  /** What is to be done now stands out. */
  current?: boolean;
  children: ReactNode;
}

/** A part of the page with its name. */
export function Box({ title, extra, current = false, children }: BoxProps) {
  const id = useId();
  return (
    <section className={current ? styles.current : styles.box} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {extra ? <span className={styles.extra}>{extra}</span> : null}
      </header>
      {children}
    </section>
  );
}
