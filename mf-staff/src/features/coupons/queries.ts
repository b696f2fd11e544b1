import type { CouponList } from '@harbor/contract/coupon-status';
import { apiInfiniteQuery, apiMutation, apiQuery } from '@harbor/runtime';

const changed = {
  silent: true,
  invalidates: [
    'GET /staff/coupon/list',
    'GET /staff/coupon/detail/:id',
    'GET /staff/coupon/holders/:id',
    'GET /coupons/list',
  ],
} as const;

/** Which coupons are listed. */
export interface Filter {
  state?: 'waiting' | 'open' | 'over';
  get_way?: number;
  keyword?: string;
}

/** Coupons, the newest first. */
export const couponsQuery = (filter: Filter) =>
  apiInfiniteQuery('GET /staff/coupon/list', { query: filter }, { silent: true, staleTime: 2_000 });

/** One coupon with its figures. */
export const couponQuery = (id: number) =>
  apiQuery('GET /staff/coupon/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

/** Who received a coupon. */
export const holdersQuery = (id: number, status: CouponList | undefined) =>
  apiInfiniteQuery(
    'GET /staff/coupon/holders/:id',
    { params: { id }, query: { status } },
    { silent: true, staleTime: 2_000 },
  );

/** Categories and services that a coupon may be for. */
export const shelvesQuery = () => apiQuery('GET /service/list', {}, { silent: true });

/** Looks up to whom a coupon is about to be given. */
export const useFindPeople = apiMutation('POST /staff/coupon/people', { silent: true });

export const useCreateCoupon = apiMutation('POST /staff/coupon/create', changed);

export const useOpenCoupon = apiMutation('POST /staff/coupon/open/:id', changed);

export const useStopCoupon = apiMutation('POST /staff/coupon/stop/:id', changed);

export const useGrantCoupon = apiMutation('POST /staff/coupon/grant/:id', changed);

export const useMakeCodes = apiMutation('POST /staff/coupon/codes/:id', changed);

export const useVoidCoupon = apiMutation('POST /staff/coupon/void/:id', changed);
