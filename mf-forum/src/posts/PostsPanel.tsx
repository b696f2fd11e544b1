import type { PostCard as Post } from '@harbor/contract';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Pager } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { PostCard } from './PostCard';
import styles from './PostsPanel.module.css';
import type { Paged } from './source';

interface PostsPanelProps {
  list: {
    data: Paged<Post> | undefined;
    error: unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Address of a page of the list. */
  to: (page: number) => string;
  /** Tabs and orders. */
  head?: ReactNode;
  empty: ReactNode;
  /** Buttons of a post's writer. */
  extra?: (post: Post) => ReactNode;
}

/** A list of posts with its pages, on the desktop. */
export function PostsPanel({ list, to, head, empty, extra }: PostsPanelProps) {
  const { data, error, isPending } = list;
  return (
    <section aria-label="帖子列表">
      <Panel padding="none">
        {head ? <div className={styles.head}>{head}</div> : null}
        {isPending ? <ListSkeleton rows={5} picture={false} /> : null}
        {error && !data ? (
          <ErrorBlock title="帖子没有加载出来" error={error} onRetry={() => void list.refetch()} />
        ) : null}
        {data?.data.length === 0 ? empty : null}
        <div className={list.isPlaceholderData ? styles.stale : undefined}>
          {data?.data.map((post) => (
            <PostCard key={post.id} post={post} extra={extra?.(post)} />
          ))}
        </div>
      </Panel>
      {data ? <Pager page={data.current_page} lastPage={data.last_page} to={to} /> : null}
    </section>
  );
}
