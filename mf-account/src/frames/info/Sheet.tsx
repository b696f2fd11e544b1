import { platform } from '@harbor/runtime';
import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** White ground: for running text a sheet with wide margins, for everything else a panel. */
export function Sheet({ children, text = false }: { children: ReactNode; text?: boolean }) {
  const kind = platform === 'mobile' ? styles.phone : text ? styles.wide : styles.panel;
  return <div className={`${styles.sheet} ${kind} ${text ? styles.text : ''}`}>{children}</div>;
}
