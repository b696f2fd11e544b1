import { percent } from '../goods-detail/appraiseFilters';
import type { Wall } from './filters';
import styles from './StarBars.module.css';

interface StarBarsProps {
  summary: Wall['summary'];
  /** Chosen stars, if any. */
  stars: number | undefined;
  /** With room for a finger. */
  touch?: boolean;
  onChoose: (stars: number | undefined) => void;
}

/** How the reviews are spread over the stars; a bar is also the filter for its stars. */
export function StarBars({ summary, stars, touch = false, onChoose }: StarBarsProps) {
  return (
    <ul className={touch ? `${styles.bars} ${styles.touch}` : styles.bars} aria-label="各星级评价数">
      {summary.distribution.map((count, place) => {
        const one = 5 - place;
        return (
          <li key={one}>
            <button
              type="button"
              className={stars === one ? styles.on : undefined}
              aria-pressed={stars === one}
              disabled={count === 0 && stars !== one}
              onClick={() => onChoose(stars === one ? undefined : one)}
            >
              <span>{one} 星</span>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${percent(count, summary.total)}%` }} />
              </span>
              <span className={styles.share}>
                {percent(count, summary.total)}% · {count}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
