import type { ReactNode } from 'react';
import styles from './Part.mobile.module.css';

interface PartProps {
  title?: string;
  /** At the right end of the title. */
  extra?: ReactNode;
  /** Where a tab jumps to. */
  id?: string;
  /** On the desktop. */
  size?: 'm' | 's' | 'aside';
  children: ReactNode;
}

/** A full-width white part of a mobile page. */
export function Part({ title, extra, id, children }: PartProps) {
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
