import { ChevronDown, ChevronUp } from 'lucide-react';
import { change, type GoodsFilters } from '../../goods/filters';
import { SearchBox } from '../../parts/SearchBox';
import styles from './SortBar.module.css';

interface SortBarProps {
  filters: GoodsFilters;
  /** Where the search looks: a category's title, or 全部服务. */
  placeTitle: string;
  onChange: (next: GoodsFilters) => void;
}

const sorts = [
  { key: 'default', label: '综合' },
  { key: 'sales', label: '销量' },
  { key: 'price', label: '价格' },
  { key: 'score', label: '评分' },
  { key: 'new', label: '新品' },
] as const;

export function SortBar({ filters, placeTitle, onChange }: SortBarProps) {
  const byPrice = filters.sort === 'price_asc' || filters.sort === 'price_desc';
  const Arrow = filters.sort === 'price_asc' ? ChevronUp : ChevronDown;
  return (
    <div className={styles.bar}>
      <fieldset className={styles.sorts} aria-label="排序">
        {sorts.map(({ key, label }) => {
          const chosen = key === 'price' ? byPrice : filters.sort === key;
          const next = key === 'price' ? (filters.sort === 'price_asc' ? 'price_desc' : 'price_asc') : key;
          return (
            <button
              key={key}
              type="button"
              className={chosen ? styles.on : styles.sort}
              aria-pressed={chosen}
              aria-label={
                key === 'price' && byPrice
                  ? filters.sort === 'price_asc'
                    ? '价格从低到高'
                    : '价格从高到低'
                  : undefined
              }
              onClick={() => onChange(change(filters, { sort: next }))}
            >
              {label}
              {key === 'price' && <Arrow size={14} aria-hidden />}
            </button>
          );
        })}
      </fieldset>
      <SearchBox
        key={filters.keyword}
        keyword={filters.keyword}
        placeTitle={placeTitle}
        onSearch={(keyword) => onChange(change(filters, { keyword }))}
      />
    </div>
  );
}
