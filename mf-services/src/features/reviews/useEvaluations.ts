import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { ownReviewFeed, toReviewFeed } from './queries';
import type { EvaluationTab } from './tabs';

/** The list under a tab: orders that wait for a review, or the reviews that were written. */
export function useEvaluations(tab: EvaluationTab) {
  const waiting = tab === 'to_review';
  const toReview = useInfiniteQuery(toReviewFeed(waiting));
  const reviewed = useInfiniteQuery(ownReviewFeed(!waiting));
  const orders = waiting ? rowsOf(toReview.data) : [];
  const reviews = waiting ? [] : rowsOf(reviewed.data);
  return { list: waiting ? toReview : reviewed, orders, reviews, count: orders.length + reviews.length };
}

export type Evaluations = ReturnType<typeof useEvaluations>;
