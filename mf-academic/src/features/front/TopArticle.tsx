import type { DataOf } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover, formatWhen } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { Tag, tagClass } from '@harbor/ui/tag';
import { Check, ChevronRight } from 'lucide-react';
import { Collects, Minutes, Views } from '../../press/Facts';
import { articlePath, tagPath } from '../../press/place';
import { fromWhom } from '../../press/words';
import styles from './TopArticle.module.css';

interface TopArticleProps {
  article: NonNullable<DataOf<'GET /press/front'>['top']>;
}

/** The article at the top: wide, with what it says in three points. */
export function TopArticle({ article }: TopArticleProps) {
  const { id, title, desc, cover, tags, points, published_at, views, read_minutes, collects } = article;
  const [tag] = tags;
  return (
    <Panel padding="none">
      <article className={styles.top}>
        <Cover src={cover} className={styles.picture} eager />
        <div className={styles.body}>
          <p className={styles.line}>
            <Tag tone="alert">头条</Tag>
            {tag ? (
              <Link to={tagPath(tag.id)} className={`${tagClass('primary')} ${styles.tag}`}>
                {tag.title}
              </Link>
            ) : null}
            <time dateTime={published_at} className={styles.when}>
              {formatWhen(published_at)}
            </time>
          </p>
          <h2 className={styles.title}>
            <Link to={articlePath(id)} className={styles.link}>
              {title}
            </Link>
          </h2>
          <p className={styles.text}>{desc}</p>
          <ul className={styles.points}>
            {points.slice(0, 3).map((point) => (
              <li key={point}>
                <Check size={16} aria-hidden />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <p className={styles.meta}>
            <span className={styles.source}>来源：{fromWhom(article)}</span>
            <Views count={views} />
            <Minutes count={read_minutes} />
            <Collects count={collects} />
            <span className={styles.read} aria-hidden="true">
              阅读全文
              <ChevronRight size={14} />
            </span>
          </p>
        </div>
      </article>
    </Panel>
  );
}
