import type { PressCard } from '@harbor/contract';
import { pressLists } from '@harbor/contract/press-status';
import { Link, useSearchParams } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { ChevronRight } from 'lucide-react';
import styles from './BriefRow.module.css';
import { frontPath } from './frontPath';
import { articlePath, type ListType, placePath } from './place';

const briefs = String(pressLists.brief) as ListType;

/** A short piece of news: one line. */
export function BriefRow({ article }: { article: PressCard }) {
  const [search] = useSearchParams();
  const { id, type_text, title, published_at } = article;
  return (
    <article className={styles.row}>
      <Tag tone="alert">{type_text}</Tag>
      <h2 className={styles.title}>
        <Link to={articlePath(id)}>{title}</Link>
      </h2>
      <time dateTime={published_at} className={styles.when}>
        {formatWhen(published_at)}
      </time>
      {search.get('type') === briefs ? null : (
        <Link to={placePath(frontPath, { type: briefs })} className={styles.more}>
          更多快讯
          <ChevronRight size={14} aria-hidden />
        </Link>
      )}
    </article>
  );
}
