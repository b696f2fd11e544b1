import { Link } from '@harbor/runtime';
import type { WayProps } from './Way';
import styles from './Way.mobile.module.css';

interface PhoneWayProps extends WayProps {
  /** Takes the room that the others in a bar leave. */
  wide?: boolean;
}

/** A way on from where a page has nothing more to show: a link in the shape of a button, for a finger. */
export function Way({ to, primary = false, wide = false, children }: PhoneWayProps) {
  const looks = [styles.way, primary && styles.primary, wide && styles.wide];
  return (
    <Link className={looks.filter(Boolean).join(' ')} to={to}>
      {children}
    </Link>
  );
}
