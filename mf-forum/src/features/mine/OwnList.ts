import type { ReactNode } from 'react';

/** A list of one's own that goes on page by page, as its page shows it. */
export interface OwnListProps {
  title: string;
  list: {
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => Promise<unknown>;
  };
  /** How many there are so far. */
  count: number;
  /** Said when it does not load, and when there is nothing. */
  failed: string;
  empty: string;
  /** Why there is nothing, and a way on other than to the forum. */
  hint?: string;
  onward?: ReactNode;
  /** Instead of the list, for whoever has none. */
  instead?: ReactNode;
  /** Stands above the rows, with or without any. */
  note?: ReactNode;
  /** The rows. */
  children: ReactNode;
}
