import { Link } from '@harbor/runtime';
import type { ReactNode } from 'react';
import styles from './LinkButton.module.css';

/** Where a `LinkButton` leads, and how it stands beside others. */
export interface LinkButtonProps {
  to: string;
  /** The way that most people want here. */
  primary?: boolean;
  /** Takes the room that the others in a bar leave. */
  wide?: boolean;
  children: ReactNode;
}

/** A link in the shape of a button: a way on from where a page has nothing more to show. */
export function LinkButton({ to, primary = false, wide = false, children }: LinkButtonProps) {
  const looks = [styles.link, primary && styles.primary, wide && styles.wide];
  return (
    <Link className={looks.filter(Boolean).join(' ')} to={to}>
      {children}
    </Link>
  );
}
