import type { DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Tabs } from '@harbor/ui/kit';
import styles from './ListHead.module.css';
import { listSorts, listTypes, type Place, placePath, sortLabel, typeLabel } from './place';

type Counts = DataOf<'GET /press/list'>['counts'];

export interface ListHeadProps {
  /** Address of the page. */
  base: string;
  place: Place;
  /** How many there are of each kind; undefined while unknown. */
  counts: Counts | undefined;
  /** On the phone: what is new today. */
  today?: number | undefined;
}

const inOrder = ['all', 'news', 'guide', 'special', 'brief'] as const;

/** Kinds with their numbers, as tabs, and the orders of a list. */
export function ListHead({ base, place, counts }: ListHeadProps) {
  const { sort = '1', type = '0' } = place;
  const to = (part: Place) => placePath(base, { ...place, page: undefined, ...part });
  return (
    <div className={styles.head}>
      <Tabs
        bare
        label="类型"
        current={type}
        tabs={listTypes.map((key, n) => ({
          key,
          label: typeLabel(key),
          to: to({ type: key }),
          ...(counts && { count: counts[inOrder[n] ?? 'all'] }),
        }))}
      />
      <nav className={styles.sorts} aria-label="排序">
        <span className={styles.label}>排序</span>
        {listSorts.map((key) => (
          <Link
            key={key}
            to={to({ sort: key })}
            replace
            className={key === sort ? styles.on : styles.sort}
            aria-current={key === sort ? 'page' : undefined}
          >
            {sortLabel(key)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
