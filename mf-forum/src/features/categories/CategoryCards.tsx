import type { ForumCategory } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Bone, Cover, Waiting } from '@harbor/ui';
import styles from './CategoryCards.module.css';

/** The first categories with their pictures; the rest stand on a page of their own. */
export function CategoryCards({
  categories,
  all = false,
}: {
  categories: ForumCategory[] | undefined;
  all?: boolean;
}) {
  if (!categories)
    return (
      <Waiting className={styles.cards}>
        {[1, 2, 3, 4].map((n) => (
          <Bone key={n} height={108} radius={12} />
        ))}
      </Waiting>
    );
  const shown = all ? categories : categories.slice(0, 4);
  return (
    <nav className={styles.cards} aria-label="论坛分类">
      {shown.map(({ id, title, description, cover, post_count }) => (
        <Link key={id} to={`/forumtypedetail/${id}/`} className={styles.card}>
          <span className={styles.picture}>
            <Cover src={cover} ratio="1/1" eager />
          </span>
          <span className={styles.words}>
            <strong>{title}</strong>
            <span className={styles.description}>{description}</span>
            <span className={styles.count}>{post_count.toLocaleString()} 帖</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
