import { onPhone } from '@harbor/ui/kit';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styles from './OrderSearch.module.css';

interface OrderSearchProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

const hint = '服务名称或订单编号';

export function OrderSearch({ keyword, onSearch }: OrderSearchProps) {
  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const word = new FormData(event.currentTarget).get('keyword');
    onSearch(typeof word === 'string' ? word.trim() : '');
  }

  return (
    <form className={styles.search} aria-label="搜索订单" onSubmit={handleSearch}>
      <Search size={onPhone ? 20 : 16} aria-hidden />
      <input
        key={keyword}
        name="keyword"
        type="search"
        enterKeyHint="search"
        maxLength={50}
        defaultValue={keyword}
        aria-label={onPhone ? hint : '搜索订单'}
        placeholder={hint}
      />
    </form>
  );
}
