import { ErrorBlock, Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import styles from './FeedBody.module.css';

/** A list that is asked for page after page. */
interface Feed {
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => Promise<unknown>;
}

export interface FeedBodyProps {
  feed: Feed;
  /** How many rows there are so far. */
  count: number;
  /** What did not load, as the start of a sentence. */
  what: string;
  /** In place of the list while it loads. */
  waiting: ReactNode;
  /** What is said when there is nothing. */
  empty: ReactNode;
  /** Around a page that has nothing but a sentence to show. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** The list. */
  children: ReactNode;
}

/** A list on the desktop in each of its states, with the button that brings its next page. */
export function FeedBody({ feed, count, what, waiting, empty, Frame = Panel, children }: FeedBodyProps) {
  return (
    <>
      {feed.isPending ? waiting : null}
      {feed.isError && count === 0 ? (
        <Frame>
          <ErrorBlock title={`${what}没有加载出来`} error={feed.error} onRetry={() => void feed.refetch()} />
        </Frame>
      ) : null}
      {feed.isSuccess && count === 0 ? <Frame>{empty}</Frame> : null}
      {count > 0 ? children : null}
      {feed.hasNextPage ? (
        <Button
          className={styles.more}
          loading={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {feed.isFetchNextPageError ? '加载失败，重试' : '加载更多'}
        </Button>
      ) : null}
    </>
  );
}
