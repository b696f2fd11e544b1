import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styles from './OrderSearch.mobile.module.css';

interface SearchOpenerProps {
  open: boolean;
  onToggle: () => void;
}

/** A magnifier at the end of the navigation bar. */
export function SearchOpener({ open, onToggle }: SearchOpenerProps) {
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label="搜索订单"
      aria-expanded={open}
      onClick={onToggle}
    >
      <Search size={22} strokeWidth={1.7} aria-hidden />
    </button>
  );
}

interface OrderSearchProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

export function OrderSearch({ keyword, onSearch }: OrderSearchProps) {
  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = new FormData(event.currentTarget).get('keyword');
    onSearch(typeof word === 'string' ? word.trim() : '');
  }

  return (
    <form className={styles.search} aria-label="搜索订单" onSubmit={handleSearch}>
      <Search size={20} aria-hidden />
      <input
        key={keyword}
        name="keyword"
        type="search"
        enterKeyHint="search"
        maxLength={50}
        defaultValue={keyword}
        aria-label="服务名称或订单编号"
        placeholder="服务名称或订单编号"
      />
    </form>
  );
}
