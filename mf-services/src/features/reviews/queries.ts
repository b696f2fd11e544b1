import type { ApiKey, DataOf } from '@harbor/contract';
import { apiQuery, call, useInfiniteQuery } from '@harbor/runtime';

/** The page of one order's review: whether it can be written, and the review once there is one. */
export const orderReview = (orderId: number | string) =>
  apiQuery('GET /user/appraise/:id', { params: { id: String(orderId) } }, { silent: true });

export type OrderReview = DataOf<'GET /user/appraise/:id'>;

/** How many orders wait for a review, and how many have one. */
export const reviewCounts = () => apiQuery('GET /user/get_appraise_num', {}, { refetchOnWindowFocus: true });

const nextPage = (last: { current_page: number; last_page: number }) =>
  last.current_page < last.last_page ? last.current_page + 1 : undefined;

/** Orders that can be reviewed now, page after page. */
export function useToReview(enabled: boolean) {
  return useInfiniteQuery({
    queryKey: ['POST /user/get_orders', { body: { tab: 'review' }, pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('POST /user/get_orders', { body: { tab: 'review', page: pageParam }, signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled,
  });
}

/** One's own reviews, page after page. */
export function useOwnReviews(enabled: boolean) {
  return useInfiniteQuery({
    queryKey: ['POST /user/appraise', { pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('POST /user/appraise', { body: { page: pageParam }, signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled,
  });
}

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
