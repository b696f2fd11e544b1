import type { PressTag } from '@harbor/contract';
import { Rss } from 'lucide-react';
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
      <a href={tag ? tagFeedPath(tag.id) : feedPath} className={styles.feed}>
        <Rss size={15} aria-hidden /> RSS
      </a>
    </header>
  );
}
