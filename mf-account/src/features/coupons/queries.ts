import type { CouponList } from '@harbor/contract/coupon-status';
import { apiInfiniteQuery } from '@harbor/runtime';

/** A list of one's coupons, page after page. */
export const ownCoupons = (list: CouponList) =>
  apiInfiniteQuery('GET /user/get_coupons', { query: { status: list } }, { silent: true });

/** The coupon centre, page after page. @param enabled only where it is shown */
export const couponOffers = (enabled: boolean) =>
  apiInfiniteQuery('GET /coupons/list', {}, { silent: true, enabled });

/** Reads that a new coupon makes stale, the prices of the purchase page among them. */
export const touchedByCoupons = [
  'GET /user/get_coupons',
  'GET /coupons/list',
  'GET /user/get_pc_num',
  'POST /service/get_coupons/:id',
] as const;
