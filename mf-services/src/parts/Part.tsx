import { Panel } from '@harbor/ui/desktop';
import type { ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  title: string;
  /** At the right end of the title. */
  extra?: string | undefined;
  children: ReactNode;
}

/** The heading of a part, for those that bring their own panel. */
export function PartHead({ title, extra }: Omit<PartProps, 'children'>) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {extra && <span>{extra}</span>}
    </header>
  );
}

/** A part of the desktop's order page with its heading. */
export function Part({ title, extra, children }: PartProps) {
  return (
    <Panel>
      <PartHead title={title} extra={extra} />
      {children}
    </Panel>
  );
}
