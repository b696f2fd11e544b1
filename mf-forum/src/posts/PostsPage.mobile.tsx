import { Link, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Tabs } from '@harbor/ui/kit';
import { Empty, PullToRefresh } from '@harbor/ui/mobile';
import { FailedPage } from '../states/FailedPage';
import styles from './ListPage.mobile.module.css';
import { PostsFeed } from './PostsFeed.mobile';
import type { PostsPageProps } from './PostsPage';
import { useListFeed } from './source';
import { useForumPlace } from './useForumPlace';

/** What posts belong to, with the posts in an order, on the phone. */
export function PostsPage({ about, what, all, posts, order, page, title, text, ways = [] }: PostsPageProps) {
  const feed = useListFeed(posts);
  const ready = !about.isPending && !feed.isPending;
  usePage({ ...page, ready });
  useForumPlace(ready);
  if (about.error && !about.data)
    return (
      <FailedPage title={`${what}没有加载出来`} query={about} onward={<Link to={all}>全部{what}</Link>} />
    );
  return (
    <div className={styles.page}>
      <HiddenTitle>{title ?? `${what}详情`}</HiddenTitle>
      <header className={styles.head}>
        <p>{text || ' '}</p>
        {ways.length > 0 ? (
          <p className={styles.links}>
            {ways.map((way) => (
              <Link key={way.to} to={way.to}>
                {way.title}
              </Link>
            ))}
          </p>
        ) : null}
        <Tabs bare label="排序" current={order.sort} tabs={order.tabs} />
      </header>
      <PullToRefresh onRefresh={() => feed.refetch()}>
        <PostsFeed
          feed={feed}
          empty={<Empty title={`这个${what}还没有帖子`} action={<Link to="/sendpost">写第一篇</Link>} />}
        />
      </PullToRefresh>
    </div>
  );
}
