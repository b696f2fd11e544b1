import { Link } from '@harbor/runtime';
import type { MouseEventHandler, ReactNode } from 'react';
import styles from './LinkButton.module.css';

/** Where a `LinkButton` leads, and how it stands beside others. */
export interface LinkButtonProps {
  to: string;
  /** The way that most people want here. */
  primary?: boolean;
  /** Takes the room that the others in a bar leave. */
  wide?: boolean;
  /** What happens with the press besides: the way is gone all the same. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link in the shape of a button: a way on from where a page has nothing more to show. */
export function LinkButton({ to, primary = false, wide = false, onClick, children }: LinkButtonProps) {
  const looks = [styles.link, primary && styles.primary, wide && styles.wide];
  return (
    <Link className={looks.filter(Boolean).join(' ')} to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
