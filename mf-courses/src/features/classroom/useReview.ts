import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import type { ReviewChoice } from './place';
import { reviewRows } from './queries';

/** The review list: the part that is looked at, and the whole's numbers. */
export function useReview(choice: ReviewChoice, open: boolean) {
  // Elsewhere in the classroom only the number of those that are due is shown.
  const feed = useInfiniteQuery(reviewRows(open ? choice : { tab: 'due' }));
  const first = feed.data?.pages[0];
  return {
    feed,
    rows: rowsOf(feed.data),
    summary: first?.summary,
    settings: first?.settings,
    total: first?.total ?? 0,
  };
}

export type ReviewState = ReturnType<typeof useReview>;
