import { isLive, Link } from '@harbor/runtime';
import type { ReactNode } from 'react';
import styles from './CountLink.module.css';

export interface CountLinkProps {
  /** The page behind the number; empty for none. */
  to: string;
  label: string;
  children: ReactNode;
}

/** A number that leads to what it counts, where that page is there. The whole cell of the number can be pressed. */
export function CountLink({ to, label, children }: CountLinkProps) {
  if (!to || !isLive(to)) return children;
  return (
    <Link to={to} className={styles.link} aria-label={`${label} ${String(children)}`}>
      {children}
    </Link>
  );
}
