import type { ReactNode } from 'react';
import styles from './Block.mobile.module.css';

interface BlockProps {
  title?: string;
  /** At the right end of the title. */
  extra?: ReactNode;
  /** Where a tab jumps to. */
  id?: string;
  children: ReactNode;
}

/** A full-width white part of a mobile page. */
export function Block({ title, extra, id, children }: BlockProps) {
  return (
    <section id={id} className={styles.block} aria-label={title}>
      {title && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {extra}
        </header>
      )}
      {children}
    </section>
  );
}
