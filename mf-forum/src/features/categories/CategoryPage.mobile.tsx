import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, Panel, PullToRefresh } from '@harbor/ui/mobile';
import styles from '../posts/ListPage.mobile.module.css';
import { PostsFeed } from '../posts/PostsFeed.mobile';
import { categoryPosts, categoryQuery, useListFeed } from '../posts/source';
import { Tabs } from '../posts/Tabs';
import { useForumPlace } from '../posts/useForumPlace';
import { useSort } from '../posts/useSort';

/** A category with its posts, on the phone. */
export function CategoryPage() {
  const id = Number(useParams().id);
  const { sort, tabs } = useSort(`/forumtypedetail/${id}/`);
  const about = useQuery(categoryQuery(id, 'hot', 1));
  const feed = useListFeed(categoryPosts(id, sort));
  const { category } = about.data ?? {};
  const ready = !about.isPending && !feed.isPending;
  usePage({ title: category?.title, description: category?.description, ready });
  useForumPlace(ready);
  if (about.error && !about.data)
    return (
      <Panel>
        <ErrorBlock
          title="分类没有加载出来"
          error={about.error}
          onRetry={() => void about.refetch()}
          action={<Link to="/forumtype/">全部分类</Link>}
        />
      </Panel>
    );
  return (
    <div className={styles.page}>
      <HiddenTitle>{category?.title ?? '分类详情'}</HiddenTitle>
      <header className={styles.head}>
        <p>{category?.description || ' '}</p>
        {category && category.children.length > 0 ? (
          <p className={styles.links}>
            {category.children.map((child) => (
              <Link key={child.id} to={`/forumtypedetail/${child.id}/`}>
                {child.title}
              </Link>
            ))}
          </p>
        ) : null}
        <Tabs label="排序" current={sort} items={tabs} />
      </header>
      <PullToRefresh onRefresh={() => feed.refetch()}>
        <PostsFeed
          feed={feed}
          empty={<Empty title="这个分类还没有帖子" action={<Link to="/sendpost">写第一篇</Link>} />}
        />
      </PullToRefresh>
    </div>
  );
}

export default CategoryPage;
