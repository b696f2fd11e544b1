import type { CouponList } from '@harbor/contract/coupon-status';
import {
  apiInfiniteQuery,
  invalidateCalls,
  newIdempotencyKey,
  notify,
  useApiMutation,
} from '@harbor/runtime';

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

/** Receives coupons, one at a time. */
export function useReceive() {
  const receive = useApiMutation('POST /coupons/receive/:id', {
    onSuccess: () => notify.success('领取成功，下单时可以使用'),
    // Sold out or taken elsewhere meanwhile: the list says so after it was read again.
    onSettled: () => invalidateCalls(touchedByCoupons),
  });
  return {
    /** The coupon that is being received. */
    waitingFor: receive.isPending ? Number(receive.variables?.params.id) : undefined,
    receive: (id: number) => receive.mutate({ params: { id }, idempotencyKey: newIdempotencyKey() }),
  };
}
