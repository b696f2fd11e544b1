import { Link, navigate } from '@harbor/runtime';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { searchPath } from '../../home/search';
import { hotWords } from '../../home/words';
import styles from './HeroSearch.module.css';

/** Looks for services, and offers what others look for. */
export function HeroSearch() {
  const [keyword, setKeyword] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    navigate(searchPath(keyword));
  };
  return (
    <>
      <search className={styles.search}>
        <form className={styles.form} onSubmit={handleSubmit}>
          <input
            className={styles.input}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
            placeholder="搜索服务，例如“开题报告”“返修”"
            aria-label="搜索服务"
            maxLength={50}
            enterKeyHint="search"
          />
          <button type="submit" className={styles.button}>
            <Search size={17} aria-hidden />
            搜索
          </button>
        </form>
      </search>
      <p className={styles.hot}>
        <span>热搜</span>
        {hotWords.map((word) => (
          <Link key={word} to={searchPath(word)} className={styles.word}>
            {word}
          </Link>
        ))}
      </p>
    </>
  );
}
