import { Link } from '@harbor/runtime';
import { tagPath } from '../../press/place';
import styles from './ArticleTags.module.css';
import type { Article } from './useArticle';

/** What an article is about, with how many others are. */
export function ArticleTags({ tags }: { tags: Article['tags_data'] }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label="标签" className={styles.tags}>
      <span className={styles.label}>标签</span>
      {tags.map(({ id, title, press_count }) => (
        <Link key={id} to={tagPath(id)} className={styles.tag}>
          {title} <small>{press_count}</small>
        </Link>
      ))}
    </nav>
  );
}
