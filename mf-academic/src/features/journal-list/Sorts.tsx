import { type JournalSort, journalSorts } from '@harbor/contract/journal-facets';
import { Link, navigate } from '@harbor/runtime';
import { ChevronDown } from 'lucide-react';
import { type JournalPlace, moved, placePath } from '../../journals/place';
import styles from './Sorts.module.css';

/** Those that are one click away, in short words. */
const near: readonly (readonly [JournalSort, string])[] = [
  ['relevance', '综合'],
  ['if_desc', '影响因子'],
  ['tier_asc', '分区'],
  ['review_asc', '审稿周期'],
  ['accept_desc', '录用率'],
];

const rest = (Object.keys(journalSorts) as JournalSort[]).filter((key) => !near.some(([one]) => one === key));

/** The orders of the list; what is unknown stands last in each. */
export function Sorts({ place }: { place: JournalPlace }) {
  const current = place.sort ?? 'relevance';
  const to = (sort: JournalSort) => placePath(moved(place, { sort }));
  const far = rest.includes(current);
  return (
    <nav className={styles.sorts} aria-label="排序">
      <span className={styles.label}>排序</span>
      {near.map(([key, label]) => (
        <Link
          key={key}
          rel="nofollow"
          replace
          to={to(key)}
          title={journalSorts[key]}
          className={key === current ? `${styles.near} ${styles.on}` : styles.sort}
          aria-current={key === current ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
      <span className={far ? `${styles.far} ${styles.on}` : styles.far}>
        <select
          aria-label="其他排序"
          value={far ? current : ''}
          onChange={({ target }) => navigate(to(target.value as JournalSort), { replace: true })}
        >
          <option value="" disabled hidden>
            其他
          </option>
          {rest.map((key) => (
            <option key={key} value={key}>
              {journalSorts[key]}
            </option>
          ))}
        </select>
        <ChevronDown size={13} aria-hidden />
      </span>
    </nav>
  );
}
