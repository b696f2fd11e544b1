import { Link } from '@harbor/runtime';
import styles from './WordChips.mobile.module.css';

interface WordChipsProps {
  chips: { label: string; to: string }[];
}

/** Links in rows, as many as fit each. */
export function WordChips({ chips }: WordChipsProps) {
  return (
    <ul className={styles.chips}>
      {chips.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
