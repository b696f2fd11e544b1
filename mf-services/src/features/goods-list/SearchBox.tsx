import { GoodsCombobox } from '@harbor/ui/goods-search';
import { Search } from 'lucide-react';
import type { GoodsFilters } from '../../goods/filters';
import { KeptFilters } from './KeptFilters';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  filters: GoodsFilters;
  /** Where it looks: a category's title, or 全部服务. */
  placeTitle: string;
  onSearch: (keyword: string) => void;
}

/** The search field above the list of services. */
export function SearchBox({ filters, placeTitle, onSearch }: SearchBoxProps) {
  const words = `在“${placeTitle}”中搜索`;
  return (
    <div className={styles.box}>
      <GoodsCombobox
        className={styles.form}
        before={<Search size={16} aria-hidden />}
        after={<KeptFilters filters={{ ...filters, keyword: '' }} />}
        keyword={filters.keyword}
        label={words}
        placeholder={words}
        onSearch={onSearch}
      />
    </div>
  );
}
