import { Link } from '@harbor/runtime';
import { Tabs } from '@harbor/ui/kit';
import type { ListHeadProps } from './ListHead';
import styles from './ListHead.mobile.module.css';
import { listSorts, listTypes, type Place, placePath, sortLabel, typeLabel } from './place';

/** Kinds and orders of a list, on the phone. */
export function ListHead({ base, place, today }: ListHeadProps) {
  const { sort = '1', type = '0' } = place;
  const to = (part: Place) => placePath(base, { ...place, page: undefined, ...part });
  return (
    <>
      <Tabs
        label="类型"
        current={type}
        tabs={listTypes.map((key) => ({ key, label: typeLabel(key), to: to({ type: key }) }))}
      />
      <nav className={styles.sorts} aria-label="排序">
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
        {today ? <span className={styles.today}>今日 {today} 篇</span> : null}
      </nav>
    </>
  );
}
