import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { change, type GoodsFilters } from './filters';
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
  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get('keyword');
    onChange(change(filters, { keyword: typeof keyword === 'string' ? keyword.trim() : '' }));
  }

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
      <form className={styles.search} aria-label="搜索服务" onSubmit={handleSearch}>
        <Search size={16} aria-hidden />
        <input
          key={filters.keyword}
          name="keyword"
          type="search"
          maxLength={50}
          defaultValue={filters.keyword}
          aria-label={`在“${placeTitle}”中搜索`}
          placeholder={`在“${placeTitle}”中搜索`}
        />
      </form>
    </div>
  );
}
