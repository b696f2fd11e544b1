import type { PressSpecial } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { specialPath } from '../press/place';
import styles from './SpecialGrid.module.css';
import { specialWords } from './SpecialList';

/** Every special as a card, above the articles that stand in them. */
export function SpecialGrid({ specials }: { specials: readonly PressSpecial[] }) {
  if (specials.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label="全部专题">
      {specials.map((special) => (
        <li key={special.id}>
          <Link to={specialPath(special.id)} className={styles.card}>
            <Cover src={special.cover} />
            <span className={styles.words}>
              <strong className={styles.title}>{special.title}</strong>
              <span className={styles.text}>{special.introduction}</span>
              <span className={styles.sub}>{specialWords(special)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
