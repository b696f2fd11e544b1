import type { PostCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Empty } from '@harbor/ui/desktop';
import type { ReactNode } from 'react';
import { FailedPage } from '../states/FailedPage';
import type { About } from './about';
import styles from './PostsPage.module.css';
import { PostsPanel } from './PostsPanel';
import type { useListPage } from './source';
import { Tabs } from './Tabs';
import type { useSort } from './useSort';

interface PostsPageProps {
  about: About;
  /** What the posts belong to: 分类 or 话题. */
  what: string;
  /** Page with all of them. */
  all: string;
  order: ReturnType<typeof useSort>;
  list: ReturnType<typeof useListPage<PostCard>>;
  head: ReactNode;
}

/** What posts belong to, with the posts in an order, on the desktop. */
export function PostsPage({ about, what, all, order, list, head }: PostsPageProps) {
  if (about.error && !about.data)
    return (
      <FailedPage title={`${what}没有加载出来`} query={about} onward={<Link to={all}>全部{what}</Link>} />
    );
  return (
    <div className={styles.page}>
      {head}
      <PostsPanel
        list={list}
        to={(at) => order.to(order.sort, at)}
        head={<Tabs label="排序" current={order.sort} items={order.tabs} />}
        empty={<Empty title={`这个${what}还没有帖子`} action={<Link to="/sendpost">写第一篇</Link>} />}
      />
    </div>
  );
}
