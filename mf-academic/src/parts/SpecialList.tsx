import type { PressSpecial } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { specialPath } from '../press/place';
import { dayWords } from '../press/words';
import styles from './SpecialList.module.css';

/** `26 篇 · 昨天更新`. */
export function specialWords({ press_count, updated_at }: Pick<PressSpecial, 'press_count' | 'updated_at'>) {
  if (!updated_at) return `${press_count} 篇`;
  const day = dayWords(updated_at);
  return `${press_count} 篇 · ${day}${/\d$/.test(day) ? ' ' : ''}更新`;
}

/** Specials, each with its picture and when something was added: below each other on the desktop, a strip on the phone. */
export function SpecialList({ specials }: { specials: readonly PressSpecial[] }) {
  return (
    <ul className={styles.list}>
      {specials.map((special) => (
        <li key={special.id}>
          <Link to={specialPath(special.id)} className={styles.special}>
            <Cover src={special.cover} ratio={onPhone ? '3/2' : '1/1'} className={styles.picture} />
            <span className={styles.words}>
              <strong className={styles.title}>{special.title}</strong>
              <span className={styles.sub}>{specialWords(special)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
