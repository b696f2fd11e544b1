import { pressRule } from '@harbor/contract/press-rules';
import { navigate } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { placePath } from '../press/place';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** Address of the list that it searches. */
  base: string;
  keyword: string | undefined;
}

/** Searches the headlines. Without scripts the browser sends it by itself, to the same address. */
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
          maxLength={pressRule.keyword}
          enterKeyHint="search"
          autoComplete="off"
          aria-label="搜索头条"
          placeholder={onPhone ? '搜标题、标签、来源' : '搜标题、标签、来源，例如“返修信”'}
        />
        <button type="submit" className={styles.submit}>
          搜索
        </button>
      </form>
    </search>
  );
}
