import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { change, type GoodsFilters } from './filters';
import styles from './SearchField.mobile.module.css';

interface SearchFieldProps {
  filters: GoodsFilters;
  placeTitle: string;
  onChange: (next: GoodsFilters) => void;
}

export function SearchField({ filters, placeTitle, onChange }: SearchFieldProps) {
  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get('keyword');
    onChange(change(filters, { keyword: typeof keyword === 'string' ? keyword.trim() : '' }));
  }

  return (
    <form className={styles.search} aria-label="搜索服务" onSubmit={handleSearch}>
      <Search size={20} aria-hidden />
      <input
        key={filters.keyword}
        name="keyword"
        type="search"
        enterKeyHint="search"
        maxLength={50}
        defaultValue={filters.keyword}
        aria-label={`在“${placeTitle}”中搜索`}
        placeholder={`在“${placeTitle}”中搜索`}
      />
    </form>
  );
}
