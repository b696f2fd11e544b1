import { type JournalSort, journalSorts } from '@harbor/contract/journal-facets';
import { Link, navigate } from '@harbor/runtime';
import { ArrowDownUp, ChevronDown } from 'lucide-react';
import { type JournalPlace, moved, placePath } from '../../journals/place';
import styles from './SortBar.mobile.module.css';

/** Those that are one tap away. */
const near: readonly (readonly [JournalSort, string])[] = [
  ['relevance', '综合'],
  ['if_desc', '影响因子'],
  ['review_asc', '审稿周期'],
];

const rest = (Object.keys(journalSorts) as JournalSort[]).filter((key) => !near.some(([one]) => one === key));

/** The orders of the list, on the phone; what is unknown stands last in each. */
export function SortBar({ place }: { place: JournalPlace }) {
  const current = place.sort ?? 'relevance';
  const to = (sort: JournalSort) => placePath(moved(place, { sort }));
  const far = rest.includes(current);
  return (
    <nav className={styles.sorts} aria-label="排序">
      {near.map(([key, label]) => (
        <Link
          key={key}
          rel="nofollow"
          replace
          to={to(key)}
          className={key === current ? styles.on : styles.sort}
          aria-current={key === current ? 'true' : undefined}
        >
          {label}
          {key === 'relevance' ? null : <ArrowDownUp size={12} aria-hidden />}
        </Link>
      ))}
      <span className={far ? styles.on : styles.sort}>
        {far ? '已选' : '更多'}
        <ChevronDown size={14} aria-hidden />
        <select
          aria-label="其他排序"
          value={far ? current : ''}
          onChange={({ target }) => navigate(to(target.value as JournalSort), { replace: true })}
        >
          <option value="" disabled>
            请选择排序
          </option>
          {rest.map((key) => (
            <option key={key} value={key}>
              {journalSorts[key]}
            </option>
          ))}
        </select>
      </span>
    </nav>
  );
}
