import type { PressCard } from '@harbor/contract';
import { pressType } from '@harbor/contract/press-status';
import { Link } from '@harbor/runtime';
import { Cover, formatWhen } from '@harbor/ui';
import styles from './ArticleRow.module.css';
import { BriefRow } from './BriefRow';
import { Chips } from './Chips';
import { Collects, Minutes, Views } from './Facts';
import { articlePath } from './place';
import { fromWhom } from './words';

export interface ArticleRowProps {
  article: PressCard;
  /** In the first window: its picture loads at once. */
  eager?: boolean;
}

/** An article in a list: picture, what it is, its beginning, and how it was taken. */
export function ArticleRow({ article, eager = false }: ArticleRowProps) {
  if (article.type === pressType.brief) return <BriefRow article={article} />;
  const { id, title, desc, cover, published_at, views, read_minutes, collects } = article;
  return (
    <article className={styles.row}>
      <Cover src={cover} className={styles.picture} eager={eager} />
      <div className={styles.body}>
        <Chips article={article} special />
        <h2 className={styles.title}>
          <Link to={articlePath(id)} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.text}>{desc}</p>
        <p className={styles.meta}>
          <span className={styles.source}>{fromWhom(article)}</span>
          <time dateTime={published_at}>{formatWhen(published_at)}</time>
          <Views count={views} />
          <Minutes count={read_minutes} />
          <span className={styles.end}>
            <Collects count={collects} />
          </span>
        </p>
      </div>
    </article>
  );
}
