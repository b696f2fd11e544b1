import { Link, navigate } from '@harbor/runtime';
import { GoodsCombobox } from '@harbor/ui/goods-search';
import { Search } from 'lucide-react';
import { searchPath } from '../../home/search';
import { hotWords } from '../../home/sections';
import styles from './HeroSearch.module.css';

/** Looks for services, and offers what others look for. */
export function HeroSearch() {
  return (
    <>
      <div className={styles.search}>
        <GoodsCombobox
          className={styles.form}
          label="搜索服务"
          placeholder="搜索服务，例如“开题报告”“返修”"
          onSearch={(keyword) => navigate(searchPath(keyword))}
          after={
            <button type="submit" className={styles.button}>
              <Search size={17} aria-hidden />
              搜索
            </button>
          }
        />
      </div>
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
