import { Panel } from '@harbor/ui/desktop';
import type { ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  title?: string;
  /** At the right end of the title. */
  extra?: ReactNode;
  /** `s` with a smaller heading, `aside` beside the page's content. */
  size?: 'm' | 's' | 'aside';
  /** Where a list of the parts jumps to. */
  id?: string;
  children: ReactNode;
}

/** A card of a desktop page with its heading. */
export function Part({ title, extra, size = 'm', id, children }: PartProps) {
  return (
    <Panel
      id={id}
      className={styles.part}
      padding={size === 'aside' ? 's' : 'm'}
      role={title && 'region'}
      aria-label={title}
    >
      {title && (
        <header className={`${styles.head} ${size === 'm' ? '' : styles.small}`}>
          <h2>{title}</h2>
          {extra && <span>{extra}</span>}
        </header>
      )}
      {children}
    </Panel>
  );
}
