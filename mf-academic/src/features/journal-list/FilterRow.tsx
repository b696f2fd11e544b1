import type { JournalFacetCounts } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted } from '../../journals/words';
import styles from './Filters.module.css';

type Values = JournalFacetCounts['values'];

interface FilterRowProps {
  title: string;
  values: Values;
  /** Where the list is with a value taken in or out. */
  to: (value: string) => string;
  /** Values of another filter that stand in the same line. */
  more?: Values;
  toMore?: (value: string) => string;
  /** How many there are at first; those that are chosen always. */
  shown?: number;
  /** At the right end: of which edition it speaks. */
  end?: ReactNode;
}

/** A filter in a line. What would leave nothing is not offered. */
export function FilterRow({ title, values, to, more = [], toMore, shown = 16, end }: FilterRowProps) {
  const [all, setAll] = useState(false);
  if (values.length === 0 && more.length === 0 && !end) return null;
  const seen = all ? values : values.filter(({ chosen }, n) => n < shown || chosen);
  return (
    <fieldset className={styles.row} aria-label={title}>
      <span className={styles.name}>{title}</span>
      <div className={styles.values}>
        {seen.map((value) => (
          <Choice key={value.value} value={value} to={to(value.value)} />
        ))}
        {toMore
          ? more.map((value) => <Choice key={value.value} value={value} to={toMore(value.value)} />)
          : null}
        {seen.length === 0 && more.length === 0 ? <span className={styles.hint}>这一版没有数据</span> : null}
      </div>
      {end}
      {!end && values.length > seen.length ? (
        <button
          type="button"
          className={styles.more}
          aria-label={`更多${title}`}
          onClick={() => setAll(true)}
        >
          更多
          <ChevronDown size={14} aria-hidden />
        </button>
      ) : null}
    </fieldset>
  );
}

function Choice({ value: { label, count, chosen }, to }: { value: Values[number]; to: string }) {
  return (
    <Link
      rel="nofollow"
      to={to}
      className={chosen ? `${styles.value} ${styles.on}` : styles.value}
      aria-current={chosen ? 'true' : undefined}
    >
      {label} <small>{counted(count)}</small>
    </Link>
  );
}
