import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  onSearch: (keyword: string) => void;
}

/** The 44 px search pill; the keyboard's own search key sends it. */
export function SearchField({ onSearch }: SearchFieldProps) {
  const [keyword, setKeyword] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(keyword);
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} action="/productservice/" onSubmit={handleSubmit}>
        <Search className={styles.icon} size={20} aria-hidden />
        <input
          className={styles.input}
          type="search"
          name="keyword"
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          placeholder="搜索服务，例如“开题报告”"
          aria-label="搜索服务"
          maxLength={50}
          enterKeyHint="search"
        />
        {keyword.trim() ? (
          <button type="submit" className={styles.go}>
            搜索
          </button>
        ) : null}
      </form>
    </search>
  );
}
