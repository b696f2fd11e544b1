import { siteSearchPath } from '@harbor/contract/site-search-kinds';
import { Link } from '@harbor/runtime';
import { SiteCombobox } from '@harbor/ui/site-search';
import { Search } from 'lucide-react';
import { hotWords } from '../../home/sections';
import styles from './HeroSearch.module.css';

/** Looks through the whole site, and offers what others look for. */
export function HeroSearch() {
  return (
    <>
      <div className={styles.search}>
        <SiteCombobox
          className={styles.form}
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
          <Link key={word} to={siteSearchPath('service', word)} className={styles.word}>
            {word}
          </Link>
        ))}
      </p>
    </>
  );
}
