import type { ApiKey, DataOf } from '@harbor/contract';
import { apiInfiniteQuery, apiMutation, apiQuery } from '@harbor/runtime';

/** The page of one order's review: whether it can be written, and the review once there is one. */
export const orderReview = (orderId: number | string) =>
  apiQuery('GET /user/appraise/:id', { params: { id: String(orderId) } }, { silent: true, staleTime: 0 });

export type OrderReview = DataOf<'GET /user/appraise/:id'>;

/** How many orders wait for a review, and how many have one. */
export const reviewCounts = () =>
  apiQuery('GET /user/get_appraise_num', {}, { staleTime: 0, refetchOnWindowFocus: true });

/** Orders that can be reviewed now, page after page. @param enabled only where they are shown */
export const toReviewFeed = (enabled: boolean) =>
  apiInfiniteQuery('POST /user/get_orders', { body: { tab: 'review' } }, { silent: true, enabled });

/** One's own reviews, page after page. @param enabled only where they are shown */
export const ownReviewFeed = (enabled: boolean) =>
  apiInfiniteQuery('POST /user/appraise', { body: {} }, { silent: true, enabled });

/** What a written review or addition makes stale. */
export const changedByReview: readonly ApiKey[] = [
  'GET /user/appraise/:id',
  'POST /user/appraise',
  'GET /user/get_appraise_num',
  'POST /user/get_orders',
  'POST /user/order_info/:id',
  'GET /user/get_wait_num',
  'GET /user/get_pc_num',
];

/** Reviews an order. */
export const useReview = apiMutation('POST /user/appraise/:id', {
  silent: true,
  invalidates: changedByReview,
});

/** Adds to a shown review. */
export const useAddToReview = apiMutation('POST /user/appraise_append/:id', {
  silent: true,
  invalidates: changedByReview,
});
