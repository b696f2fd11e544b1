import { pressType } from '@harbor/contract/press-status';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { ChevronRight } from 'lucide-react';
import type { ArticleRowProps } from './ArticleRow';
import styles from './ArticleRow.mobile.module.css';
import { articlePath } from './place';
import { dayWords, fromWhom, readWords } from './words';

/** An article in a list of the phone; a short piece of news is one line. */
export function ArticleRow({ article, eager = false }: ArticleRowProps) {
  const { id, type, type_text, title, cover, is_original, corrected, published_at, read_minutes } = article;
  if (type === pressType.brief)
    return (
      <Link to={articlePath(id)} className={styles.brief}>
        <Tag tone="alert">{type_text}</Tag>
        <span className={styles.line}>{title}</span>
        <ChevronRight size={18} aria-hidden />
      </Link>
    );
  return (
    <Link to={articlePath(id)} className={styles.row}>
      <span className={styles.body}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.meta}>
          {corrected ? <Tag tone="gold">有更正</Tag> : is_original ? <Tag tone="accent">原创</Tag> : null}
          <span className={styles.line}>
            {/* What is our own says so by its chip. */}
            {[is_original ? '' : fromWhom(article), dayWords(published_at), readWords(read_minutes)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </span>
      <Cover src={cover} className={styles.picture} eager={eager} />
    </Link>
  );
}
