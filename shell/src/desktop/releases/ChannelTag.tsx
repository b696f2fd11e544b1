import type { ReactNode } from 'react';
import styles from './ChannelTag.module.css';

export interface ChannelTagProps {
  /** What the colour says. */
  kind: 'stable' | 'canary' | 'last_good' | 'pinned' | 'override' | 'withdrawn';
  title?: string;
  children: ReactNode;
}

/** A pointer or the state of a release, in its colour. */
export function ChannelTag({ kind, title, children }: ChannelTagProps) {
  return (
    <span className={`${styles.tag} ${styles[kind]}`} title={title}>
      {children}
    </span>
  );
}
