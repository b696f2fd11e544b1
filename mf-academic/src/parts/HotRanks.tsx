import type { DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { articlePath } from '../press/place';
import { countWords } from '../press/words';
import styles from './HotRanks.module.css';

type Ranked = DataOf<'GET /press/front'>['hot']['today'];

interface HotRanksProps {
  ranks: Ranked;
  /** How many there is room for. */
  shown?: number;
}

/** What is read most, with how often. */
export function HotRanks({ ranks, shown = 8 }: HotRanksProps) {
  return (
    <ol className={`${styles.list} ${onPhone ? styles.phone : ''}`}>
      {ranks.slice(0, shown).map(({ id, title, views }, n) => (
        <li key={id} className={styles.item}>
          <span className={styles.rank} aria-hidden="true">
            {n + 1}
          </span>
          <Link to={articlePath(id)} className={styles.link}>
            {title}
          </Link>
          {views > 0 ? (
            <span className={styles.count} title="阅读">
              {countWords(views)}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
