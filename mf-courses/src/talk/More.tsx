import { Button } from '@harbor/ui/kit';
import styles from './More.module.css';

interface MoreProps {
  feed: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  children: string;
}

/** The next page of a list inside a page, at a press. */
export function More({ feed, children }: MoreProps) {
  if (!feed.hasNextPage) return null;
  return (
    <p className={styles.more}>
      <Button kind="text" loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
        {feed.isFetchNextPageError ? '加载失败，重试' : children}
      </Button>
    </p>
  );
}
