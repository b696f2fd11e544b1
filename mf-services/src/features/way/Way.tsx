import { Link } from '@harbor/runtime';
import type { ReactNode } from 'react';
import styles from './Way.module.css';

export interface WayProps {
  to: string;
  /** The way that most people want here. */
  primary?: boolean;
  children: ReactNode;
}

/** A way on from where a page has nothing more to show: a link in the shape of a button. */
export function Way({ to, primary = false, children }: WayProps) {
  return (
    <Link className={primary ? `${styles.way} ${styles.primary}` : styles.way} to={to}>
      {children}
    </Link>
  );
}
