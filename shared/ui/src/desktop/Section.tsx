import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** One short line beside the title. */
  description?: ReactNode;
  /** At the right end: usually a link 全部…. */
  extra?: ReactNode;
  /** `page` is a home-page block (22 px), `part` a block inside a page (18 px). */
  size?: 'page' | 'part';
  children: ReactNode;
}

/** A titled block, a landmark of its own. The room between blocks belongs to the page. */
export function Section({ title, description, extra, size = 'page', children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={size === 'page' ? styles.page : styles.part}>
          {title}
        </h2>
        {description ? <p className={styles.description}>{description}</p> : null}
        {extra ? <div className={styles.extra}>{extra}</div> : null}
      </div>
      {children}
    </section>
  );
}
