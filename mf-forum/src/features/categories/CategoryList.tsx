import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { Empty, ErrorBlock, Panel } from '@harbor/ui/kit';
import styles from './CategoriesPage.module.css';
import type { useCategoryTree } from './useCategoryTree';

interface CategoryListProps {
  tree: ReturnType<typeof useCategoryTree>;
}

/** Categories with their pictures and those below them. */
export function CategoryList({ tree: { data, error, refetch } }: CategoryListProps) {
  if (error && !data)
    return (
      <Panel>
        <ErrorBlock title="分类没有加载出来" error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (data?.data.length === 0)
    return (
      <Panel>
        <Empty title="还没有分类" action={<Link to="/forumindex/">返回论坛</Link>} />
      </Panel>
    );
  return (
    <ul className={styles.list}>
      {data?.data.map(({ id, title, description, cover, post_count, children }) => (
        <li key={id} className={styles.item}>
          <Link to={`/forumtypedetail/${id}/`} className={styles.picture} tabIndex={-1} aria-hidden="true">
            <Cover src={cover} ratio="1/1" />
          </Link>
          <div>
            <h2 className={styles.name}>
              <Link to={`/forumtypedetail/${id}/`}>{title}</Link>
              <span className={styles.count}>{post_count.toLocaleString()} 帖</span>
            </h2>
            <p className={styles.description}>{description}</p>
            {children.length > 0 ? (
              <p className={styles.children}>
                {children.map((child) => (
                  <Link key={child.id} to={`/forumtypedetail/${child.id}/`}>
                    {child.title}
                  </Link>
                ))}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
