import { SlidersHorizontal } from 'lucide-react';
import { chosenFilters, type GoodsFilters } from '../../goods/filters';
import styles from './SortBar.mobile.module.css';
import { Sorts } from './Sorts';

interface SortBarProps {
  filters: GoodsFilters;
  onChange: (next: GoodsFilters) => void;
  onFilter: () => void;
}

export function SortBar({ filters, onChange, onFilter }: SortBarProps) {
  const used = chosenFilters({ ...filters, category: undefined, keyword: '' }, '').length;
  return (
    <div className={styles.bar}>
      <Sorts filters={filters} onChange={onChange} />
      <button type="button" className={used > 0 ? styles.used : styles.filter} onClick={onFilter}>
        筛选{used > 0 && ` ${used}`}
        <SlidersHorizontal size={14} aria-hidden />
      </button>
    </div>
  );
}
