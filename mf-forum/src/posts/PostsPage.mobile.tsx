import type { PostCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, PullToRefresh } from '@harbor/ui/mobile';
import { FailedPage } from '../states/FailedPage';
import type { About, Way } from './about';
import styles from './ListPage.mobile.module.css';
import { PostsFeed } from './PostsFeed.mobile';
import type { useListFeed } from './source';
import { Tabs } from './Tabs';
import type { useSort } from './useSort';

interface PostsPageProps {
  about: About;
  /** What the posts belong to: 分类 or 话题. */
  what: string;
  /** Page with all of them. */
  all: string;
  order: ReturnType<typeof useSort>;
  feed: ReturnType<typeof useListFeed<PostCard>>;
  title: string;
  /** Not known yet: the room of a line. */
  text: string | undefined;
  ways?: Way[];
}

/** What posts belong to, with the posts in an order, on the phone. */
export function PostsPage({ about, what, all, order, feed, title, text, ways = [] }: PostsPageProps) {
  if (about.error && !about.data)
    return (
      <FailedPage title={`${what}没有加载出来`} query={about} onward={<Link to={all}>全部{what}</Link>} />
    );
  return (
    <div className={styles.page}>
      <HiddenTitle>{title}</HiddenTitle>
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
        <Tabs label="排序" current={order.sort} items={order.tabs} />
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
