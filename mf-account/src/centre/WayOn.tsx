import { Link } from '@harbor/runtime';
import styles from './WayOn.module.css';

/** The way on from a list of the personal centre that has nothing in it. */
export function WayOn({ children, ...link }: { to: string; replace?: boolean; children: string }) {
  return (
    <Link {...link} className={styles.way}>
      {children}
    </Link>
  );
}
