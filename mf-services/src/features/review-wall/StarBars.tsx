import { onPhone } from '@harbor/ui/kit';
import { StarShare } from '../../goods/StarShare';
import type { Wall } from './filters';
import styles from './StarBars.module.css';

interface StarBarsProps {
  summary: Wall['summary'];
  /** Chosen stars, if any. */
  stars: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

/** How the reviews are spread over the stars; a bar is also the filter for its stars. */
export function StarBars({ summary, stars, onChoose }: StarBarsProps) {
  return (
    <ul className={onPhone ? `${styles.bars} ${styles.touch}` : styles.bars} aria-label="各星级评价数">
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
              <StarShare stars={one} count={count} total={summary.total} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
