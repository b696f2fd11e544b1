import { Link } from '@harbor/runtime';
import { schoolPath } from '../../courses/paths';
import { placePath } from '../../courses/place';
import { Sailing } from './Sailing';
import styles from './SchoolHead.module.css';
import { SearchForm } from './SearchForm';

interface SchoolHeadProps {
  keyword: string | undefined;
  hotWords: readonly string[];
}

/** The school's name, its search and what others look for. */
export function SchoolHead({ keyword, hotWords }: SchoolHeadProps) {
  return (
    <header className={styles.band}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>视频学院</h1>
          <p className={styles.lead}>有字幕，可按时间点记笔记，进度多端同步</p>
          <SearchForm base={schoolPath} keyword={keyword} />
          {hotWords.length > 0 ? (
            <p className={styles.hot}>
              <span>热搜</span>
              {hotWords.slice(0, 5).map((word) => (
                <Link key={word} to={placePath(schoolPath, { keyword: word })}>
                  {word}
                </Link>
              ))}
            </p>
          ) : null}
        </div>
        <Sailing />
      </div>
      <svg className={styles.sea} viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 26c180-34 360-34 540-8s360 34 540 6 300-28 360-14v50H0z" fill="#c9d7fb" />
        <path d="M0 40c200-22 420-24 640-4s440 20 800-14v38H0z" fill="var(--page)" />
      </svg>
    </header>
  );
}
