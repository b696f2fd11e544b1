import { InfiniteScroll } from 'antd-mobile';
import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './InfiniteFeed.module.css';

/** The part of TanStack's infinite query that the feed needs. */
export interface FeedQuery {
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export interface InfiniteFeedProps {
  query: FeedQuery;
  /** The rows. */
  children: ReactNode;
  /** Said once the last row is there; empty for short lists that need no end. */
  end?: string;
}

/** A list that goes on as one scrolls, with its own 重试 when the next page fails. */
export function InfiniteFeed({ query, children, end = '没有更多了' }: InfiniteFeedProps) {
  const { hasNextPage, isFetchNextPageError, fetchNextPage, isFetchingNextPage } = query;
  const stopped = isFetchNextPageError && !isFetchingNextPage;
  return (
    <>
      {children}
      <InfiniteScroll
        hasMore={hasNextPage && !stopped}
        loadMore={async () => {
          await fetchNextPage();
        }}
        threshold={400}
      >
        <div className={styles.foot} aria-live="polite">
          {stopped ? (
            <>
              <span>下一页加载失败</span>
              <Button kind="text" onClick={() => void fetchNextPage()}>
                重试
              </Button>
            </>
          ) : (
            <span>{hasNextPage ? '正在加载…' : end}</span>
          )}
        </div>
      </InfiniteScroll>
    </>
  );
}
