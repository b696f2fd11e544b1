import type { DataOf } from '@harbor/contract';
import { isLogin, Link, navigateLoggedIn, useTakenOver } from '@harbor/runtime';
import type { MouseEvent } from 'react';
import { schoolPath } from '../../courses/paths';
import {
  type Feature,
  featureLabel,
  type Place,
  type Price,
  placePath,
  priceLabel,
} from '../../courses/place';
import styles from './Filters.module.css';

type List = DataOf<'GET /course/pc/list'>;

interface FiltersProps {
  place: Place;
  /** Numbers of the list; undefined while they are on their way. */
  list: Pick<List, 'categories' | 'counts'> | undefined;
}

interface Choice {
  key: string;
  label: string;
  count: number | undefined;
  to: string;
  on: boolean;
  own?: boolean;
}

const keysOf = <K extends string>(labels: Record<K, string>) => Object.keys(labels) as K[];

/** What the list can be narrowed to, each with how many courses that leaves. */
export function Filters({ place, list }: FiltersProps) {
  const to = (change: Place) => placePath(schoolPath, { ...place, page: undefined, ...change });
  const { counts, categories = [] } = list ?? {};
  const all = { key: 'all', label: '不限', count: undefined };
  const rows: [name: string, choices: Choice[]][] = [
    [
      '分类',
      [
        {
          key: 'all',
          label: '全部',
          count: counts?.all,
          to: to({ category: undefined }),
          on: place.category === undefined,
        },
        ...categories.map(({ id, title, count }) => ({
          key: String(id),
          label: title,
          count,
          to: to({ category: id }),
          on: place.category === id,
        })),
      ],
    ],
    [
      '价格',
      [
        { ...all, to: to({ price: undefined }), on: place.price === undefined },
        ...keysOf<Price>(priceLabel).map((key) => ({
          key,
          label: priceLabel[key],
          count: counts?.[key],
          to: to({ price: key }),
          on: place.price === key,
          own: key === 'own',
        })),
      ],
    ],
    [
      '特点',
      [
        { ...all, to: to({ feature: undefined }), on: place.feature === undefined },
        ...keysOf<Feature>(featureLabel).map((key) => ({
          key,
          label: featureLabel[key],
          count: counts?.[key],
          to: to({ feature: key }),
          on: place.feature === key,
        })),
      ],
    ],
  ];
  return (
    <nav className={styles.box} aria-label="筛选课程">
      {rows.map(([name, choices]) => (
        <div key={name} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <ul className={styles.choices} aria-label={name}>
            {choices.map((choice) => (
              <li key={choice.key}>
                <FilterLink choice={choice} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function FilterLink({ choice: { label, count, to, on, own } }: { choice: Choice }) {
  const mine = useTakenOver();
  // Who is known by nobody has no courses of their own: they come back here after the login.
  const go = (event: MouseEvent) => {
    if (!own || isLogin()) return;
    event.preventDefault();
    navigateLoggedIn(to);
  };
  const shown = own && (!mine || !isLogin()) ? undefined : count;
  return (
    <Link
      to={to}
      onClick={go}
      className={on ? `${styles.choice} ${styles.on}` : styles.choice}
      aria-current={on ? 'true' : undefined}
    >
      {label}
      {shown ? <small>{shown}</small> : null}
    </Link>
  );
}
