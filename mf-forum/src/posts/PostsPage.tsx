import type { PostCard } from '@harbor/contract';
import { Link, type PageOptions, usePage } from '@harbor/runtime';
import { Empty } from '@harbor/ui/desktop';
import { Tabs } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { FailedPage } from '../states/FailedPage';
import type { About, Way } from './about';
import { PostsHead } from './PostsHead';
import styles from './PostsPage.module.css';
import { PostsPanel } from './PostsPanel';
import { type Source, useListPage } from './source';
import { useForumPlace } from './useForumPlace';
import type { useSort } from './useSort';

export interface PostsPageProps {
  about: About;
  /** What the posts belong to: 分类 or 话题. */
  what: string;
  /** Page with all of them. */
  all: string;
  posts: Source<PostCard>;
  order: ReturnType<typeof useSort>;
  /** What the window and the way to the page say. */
  page: Omit<PageOptions, 'ready'>;
  /** On the desktop, beside the title. */
  picture?: ReactNode;
  /** Title, text and ways on; not known yet where undefined. */
  title: string | undefined;
  text: string | undefined;
  ways?: Way[];
  /** On the desktop: what the button to write says. */
  write: string;
}

/** What posts belong to, with the posts in an order, on the desktop. */
export function PostsPage({ about, what, all, posts, order, page, ways = [], ...head }: PostsPageProps) {
  const list = useListPage(posts, order.page);
  const ready = !about.isPending && !list.isPending;
  usePage({ ...page, ready });
  useForumPlace(ready);
  if (about.error && !about.data)
    return (
      <FailedPage title={`${what}没有加载出来`} query={about} onward={<Link to={all}>全部{what}</Link>} />
    );
  return (
    <div className={styles.page}>
      <PostsHead ways={ways} {...head} />
      <PostsPanel
        list={list}
        to={(at) => order.to(order.sort, at)}
        head={<Tabs bare label="排序" current={order.sort} tabs={order.tabs} />}
        empty={<Empty title={`这个${what}还没有帖子`} action={<Link to="/sendpost">写第一篇</Link>} />}
      />
    </div>
  );
}
