import type { ReactNode } from 'react';
import styles from './Ways.module.css';

export interface WaysProps {
  className?: string;
  children: ReactNode;
}

/** Links and buttons side by side that look like words, high enough for a finger. */
export function Ways({ className, children }: WaysProps) {
  return <div className={className ? `${styles.ways} ${className}` : styles.ways}>{children}</div>;
}
