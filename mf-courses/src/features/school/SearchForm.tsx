import { navigate } from '@harbor/runtime';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { longestKeyword, placePath } from '../../courses/place';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Address of the list that it searches. */
  base: string;
  keyword: string | undefined;
}

/** Searches courses, lessons and captions. Without scripts the browser sends it by itself, to the same address. */
export function SearchForm({ base, keyword }: SearchFormProps) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('keyword');
    const word = typeof said === 'string' ? said.trim() : '';
    navigate(placePath(base, { keyword: word || undefined }));
  };
  return (
    <search>
      <form key={keyword} action={base} method="get" className={styles.form} onSubmit={search}>
        <Search size={18} aria-hidden />
        <input
          className={styles.field}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={longestKeyword}
          enterKeyHint="search"
          autoComplete="off"
          aria-label="搜索课程"
          placeholder="搜课程、讲次或字幕里的一句话"
        />
        <button type="submit" className={styles.submit}>
          搜索
        </button>
      </form>
    </search>
  );
}
