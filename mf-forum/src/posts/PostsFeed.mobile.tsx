import type { PostCard as Post } from '@harbor/contract';
import { rowsOf } from '@harbor/runtime';
import { ErrorBlock, InfiniteFeed, ListSkeleton, Panel } from '@harbor/ui/mobile';
import type { ReactNode } from 'react';
import { PostCard } from './PostCard';
import styles from './PostsFeed.mobile.module.css';
import type { useListFeed } from './source';

interface PostsFeedProps {
  feed: ReturnType<typeof useListFeed<Post>>;
  empty: ReactNode;
  /** Buttons of a post's writer. */
  extra?: (post: Post) => ReactNode;
}

/** A list of posts that goes on as one scrolls, on the phone. */
export function PostsFeed({ feed, empty, extra }: PostsFeedProps) {
  const posts = rowsOf(feed.data);
  if (feed.isPending) return <ListSkeleton rows={5} />;
  if (feed.isError && !feed.data)
    return (
      <Panel>
        <ErrorBlock title="帖子没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
      </Panel>
    );
  if (posts.length === 0) return <Panel>{empty}</Panel>;
  return (
    <InfiniteFeed query={feed}>
      <div className={styles.list}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} phone extra={extra?.(post)} />
        ))}
      </div>
    </InfiniteFeed>
  );
}
