import type { CouponList } from '@harbor/contract/coupon-status';
import { call, useInfiniteQuery } from '@harbor/runtime';

const next = (last: { current_page: number; last_page: number }) =>
  last.current_page < last.last_page ? last.current_page + 1 : undefined;

/** A list of one's coupons, page after page. */
export function useOwnCoupons(list: CouponList) {
  return useInfiniteQuery({
    queryKey: ['GET /user/get_coupons', { list, pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /user/get_coupons', { query: { status: list, page: pageParam }, signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: next,
  });
}

/** The coupon centre, page after page. @param enabled only where it is shown */
export function useOffers(enabled: boolean) {
  return useInfiniteQuery({
    enabled,
    queryKey: ['GET /coupons/list', { pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /coupons/list', { query: { page: pageParam }, signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: next,
  });
}

/** Reads that a new coupon makes stale, the prices of the purchase page among them. */
export const touchedByCoupons = [
  'GET /user/get_coupons',
  'GET /coupons/list',
  'GET /user/get_pc_num',
  'POST /service/get_coupons/:id',
] as const;
