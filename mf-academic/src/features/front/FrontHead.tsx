import { FeedLink } from '../../parts/FeedLink';
import { SearchForm } from '../../parts/SearchForm';
import { feedPath } from '../../press/feedPath';
import { frontPath } from '../../press/frontPath';
import { countWords, todayWords } from '../../press/words';
import styles from './FrontHead.module.css';

interface FrontHeadProps {
  /** How many were published today; undefined while unknown. */
  today: number | undefined;
  keyword: string | undefined;
}

/** The name of the headlines, what day it is, their search and their feed. */
export function FrontHead({ today, keyword }: FrontHeadProps) {
  return (
    <header className={styles.band}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>学术头条</h1>
          <p className={styles.lead}>
            政策、期刊与方法，每天上午更新 · {todayWords()}
            {today ? `，今日 ${countWords(today)} 篇` : ''}
          </p>
        </div>
        <div className={styles.ways}>
          <SearchForm base={frontPath} keyword={keyword} />
          <FeedLink to={feedPath} />
        </div>
      </div>
    </header>
  );
}
