import { apiMutation, apiQuery } from '@harbor/runtime';
import { changedByOrder } from '../../orders/changed';

/** The coupons that an unpaid order may take. */
export const orderCoupons = (orderId: number) =>
  apiQuery('POST /user/order_coupons/:id', { params: { id: orderId } }, { staleTime: 0 });

/** Takes another coupon, or none. */
export const useChangeCoupon = apiMutation('POST /user/change_coupon/:id', {
  silent: true,
  invalidates: [...changedByOrder, 'POST /service/get_coupons/:id', 'GET /user/get_coupons'],
});
