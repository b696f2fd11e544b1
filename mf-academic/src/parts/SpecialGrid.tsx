import type { PressSpecial } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { specialPath } from '../press/place';
import cards from './Cards.module.css';
import styles from './SpecialGrid.module.css';
import { specialWords } from './SpecialList';

/** Every special as a card, above the articles that stand in them. */
export function SpecialGrid({ specials }: { specials: readonly PressSpecial[] }) {
  if (specials.length === 0) return null;
  return (
    <ul className={cards.three} aria-label="全部专题">
      {specials.map((special) => (
        <li key={special.id}>
          <Link to={specialPath(special.id)} className={cards.card}>
            <Cover src={special.cover} />
            <span className={cards.body}>
              <strong className={cards.title}>{special.title}</strong>
              <span className={styles.text}>{special.introduction}</span>
              <span className={cards.facts}>{specialWords(special)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
