import { change, type GoodsFilters } from '../../goods/filters';
import { SearchBox } from './SearchBox';
import styles from './SortBar.module.css';
import { Sorts } from './Sorts';

interface SortBarProps {
  filters: GoodsFilters;
  /** Where the search looks: a category's title, or 全部服务. */
  placeTitle: string;
  onChange: (next: GoodsFilters) => void;
}

export function SortBar({ filters, placeTitle, onChange }: SortBarProps) {
  return (
    <div className={styles.bar}>
      <fieldset className={styles.sorts} aria-label="排序">
        <Sorts filters={filters} onChange={onChange} />
      </fieldset>
      <SearchBox
        key={filters.keyword}
        filters={filters}
        placeTitle={placeTitle}
        onSearch={(keyword) => onChange(change(filters, { keyword }))}
      />
    </div>
  );
}
