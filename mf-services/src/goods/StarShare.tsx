import { percent } from './appraiseFilters';
import styles from './StarShare.module.css';

interface StarShareProps {
  stars: number;
  /** How many reviews gave so many stars, of how many in all. */
  count: number;
  total: number;
}

/** One line of how reviews are spread over the stars: the stars, a bar, the share. The line around it is the caller's. */
export function StarShare({ stars, count, total }: StarShareProps) {
  const share = percent(count, total);
  return (
    <>
      <span>{stars} 星</span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </span>
      <span className={styles.share}>
        {share}% · {count}
      </span>
    </>
  );
}
