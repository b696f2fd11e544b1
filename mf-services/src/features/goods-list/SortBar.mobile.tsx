import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react';
import { change, chosenFilters, type GoodsFilters } from '../../goods/filters';
import styles from './SortBar.mobile.module.css';

interface SortBarProps {
  filters: GoodsFilters;
  onChange: (next: GoodsFilters) => void;
  onFilter: () => void;
}

const sorts = [
  { key: 'default', label: '综合' },
  { key: 'sales', label: '销量' },
  { key: 'price', label: '价格' },
  { key: 'score', label: '评分' },
  { key: 'new', label: '新品' },
] as const;

export function SortBar({ filters, onChange, onFilter }: SortBarProps) {
  const byPrice = filters.sort === 'price_asc' || filters.sort === 'price_desc';
  const Arrow = filters.sort === 'price_asc' ? ChevronUp : ChevronDown;
  const used = chosenFilters({ ...filters, category: undefined, keyword: '' }, '').length;
  return (
    <div className={styles.bar}>
      {sorts.map(({ key, label }) => {
        const chosen = key === 'price' ? byPrice : filters.sort === key;
        const next = key === 'price' ? (filters.sort === 'price_asc' ? 'price_desc' : 'price_asc') : key;
        return (
          <button
            key={key}
            type="button"
            className={chosen ? styles.on : undefined}
            aria-pressed={chosen}
            onClick={() => onChange(change(filters, { sort: next }))}
          >
            {label}
            {key === 'price' && <Arrow size={14} aria-hidden />}
          </button>
        );
      })}
      <button type="button" className={used > 0 ? styles.used : styles.filter} onClick={onFilter}>
        筛选{used > 0 && ` ${used}`}
        <SlidersHorizontal size={14} aria-hidden />
      </button>
    </div>
  );
}
