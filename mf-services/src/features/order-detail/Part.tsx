import { Panel } from '@harbor/ui/desktop';
import type { ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  title: string;
  /** At the right end of the title. */
  extra?: string;
  children: ReactNode;
}

/** A part of the desktop's order page with its heading. */
export function Part({ title, extra, children }: PartProps) {
  return (
    <Panel>
      <header className={styles.head}>
        <h2>{title}</h2>
        {extra && <span>{extra}</span>}
      </header>
      {children}
    </Panel>
  );
}
