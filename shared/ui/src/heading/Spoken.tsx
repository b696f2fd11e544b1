import type { ReactNode } from 'react';
import styles from './Spoken.module.css';

export interface SpokenProps {
  /** The element, where it has to be one of its own kind. */
  as?: 'span' | 'legend' | 'h1';
  children: ReactNode;
}

/** Words for screen readers that everybody else sees from the look of the page. */
export function Spoken({ as: Element = 'span', children }: SpokenProps) {
  return <Element className={styles.spoken}>{children}</Element>;
}
