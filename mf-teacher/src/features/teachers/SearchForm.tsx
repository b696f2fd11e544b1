import { navigate } from '@harbor/runtime';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { listPath, longestKeyword, type Place, placePath } from './place';
import styles from './SearchForm.module.css';

/** Searches teachers. Without scripts the browser sends it by itself, to the same address. */
export function SearchForm({ place }: { place: Place }) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('keyword');
    const word = typeof said === 'string' ? said.trim() : '';
    navigate(placePath({ ...place, keyword: word || undefined, page: undefined }));
  };
  return (
    <search>
      <form key={place.keyword} action={listPath} method="get" className={styles.form} onSubmit={search}>
        <Search size={18} aria-hidden />
        <input
          className={styles.field}
          type="search"
          name="keyword"
          defaultValue={place.keyword}
          maxLength={longestKeyword}
          enterKeyHint="search"
          autoComplete="off"
          aria-label="搜索老师"
          placeholder="老师姓名、学科或研究方向"
        />
      </form>
    </search>
  );
}
