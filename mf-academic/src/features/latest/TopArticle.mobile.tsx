import type { PressCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover, formatWhen } from '@harbor/ui';
import { Panel } from '@harbor/ui/mobile';
import { Tag } from '@harbor/ui/tag';
import { articlePath } from '../../press/place';
import { countWords, fromWhom, readWords } from '../../press/words';
import styles from './TopArticle.mobile.module.css';

/** The article at the top, on the phone. */
export function TopArticle({ article }: { article: PressCard }) {
  const { id, title, cover, tags, published_at, views, read_minutes } = article;
  const facts = [
    fromWhom(article),
    formatWhen(published_at),
    `${countWords(views)} 次阅读`,
    readWords(read_minutes),
  ];
  return (
    <Panel padding="none" className={styles.card}>
      <Link to={articlePath(id)}>
        <Cover src={cover} eager />
        <span className={styles.body}>
          <span className={styles.tags}>
            <Tag tone="alert">头条</Tag>
            {tags[0] ? <Tag tone="primary">{tags[0].title}</Tag> : null}
          </span>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.meta}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    </Panel>
  );
}
