import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** At the right end: usually a link 全部. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A titled block of a mobile page, a landmark of its own. */
export function Section({ title, extra, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {extra ? <div className={styles.extra}>{extra}</div> : null}
      </div>
      {children}
    </section>
  );
}
