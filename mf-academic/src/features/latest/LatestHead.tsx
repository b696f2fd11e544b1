import type { PressTag } from '@harbor/contract';
import { FeedLink } from '../../parts/FeedLink';
import { SearchForm } from '../../parts/SearchForm';
import { feedPath, tagFeedPath } from '../../press/feedPath';
import { latestPath } from '../../press/place';
import { countWords } from '../../press/words';
import styles from './LatestHead.module.css';

interface LatestHeadProps {
  /** The tag whose page this is. */
  tag: PressTag | undefined;
  keyword: string | undefined;
  total: number | undefined;
}

/** The name of the list: the latest of everything, or a tag with what it is about. */
export function LatestHead({ tag, keyword, total }: LatestHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{tag ? `# ${tag.title}` : '最新内容'}</h1>
        <p className={styles.lead}>
          {tag ? tag.introduction : '头条、攻略与快讯，按发布时间排列'}
          {total === undefined ? '' : ` · 共 ${countWords(total)} 篇`}
        </p>
      </div>
      <SearchForm base={latestPath} keyword={keyword} />
      <FeedLink to={tag ? tagFeedPath(tag.id) : feedPath} />
    </header>
  );
}
