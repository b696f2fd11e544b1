import { Link } from '@harbor/runtime';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type Place, placePath, type Sort } from '../../courses/place';
import styles from './SortBar.module.css';

interface SortBarProps {
  base: string;
  place: Place;
}

const orders: readonly (readonly [Sort, string])[] = [
  ['all', '综合'],
  ['newest', '最新'],
  ['students', '在学人数'],
  ['score', '评分'],
];

/** In which order the courses stand. */
export function SortBar({ base, place }: SortBarProps) {
  const { sort = 'all' } = place;
  const to = (next: Sort) => placePath(base, { ...place, page: undefined, sort: next });
  const byPrice = sort === 'price_up' || sort === 'price_down';
  const Arrow = sort === 'price_up' ? ArrowUp : sort === 'price_down' ? ArrowDown : ArrowUpDown;
  return (
    <nav className={styles.bar} aria-label="排序">
      {orders.map(([key, label]) => (
        <Link
          key={key}
          to={to(key)}
          replace
          className={sort === key ? styles.on : undefined}
          aria-current={sort === key ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
      <Link
        to={to(sort === 'price_up' ? 'price_down' : 'price_up')}
        replace
        className={byPrice ? styles.on : undefined}
        aria-current={byPrice ? 'true' : undefined}
        aria-label={sort === 'price_up' ? '价格，现在从低到高' : '价格'}
      >
        价格
        <Arrow size={13} aria-hidden />
      </Link>
    </nav>
  );
}
