import { apiQuery, Link, usePage, useQuery } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { HiddenTitle } from '../heading/HiddenTitle';
import styles from './CategoriesPage.module.css';

/** All categories with those below them. */
export function CategoriesPage() {
  const { data, error, isPending, refetch } = useQuery(
    apiQuery('GET /hot_post/pc_category', {}, { silent: true }),
  );
  usePage({ title: '全部分类', ready: !isPending });
  if (isPending) return <ListSkeleton />;
  return (
    <div className={styles.page}>
      <HiddenTitle>全部分类</HiddenTitle>
      {error ? (
        <Panel>
          <ErrorBlock title="分类没有加载出来" error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data?.data.length === 0 ? (
        <Panel>
          <Empty title="还没有分类" action={<Link to="/forumindex/">返回论坛</Link>} />
        </Panel>
      ) : null}
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
    </div>
  );
}

export default CategoriesPage;
