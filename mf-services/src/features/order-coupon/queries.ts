import { apiQuery } from '@harbor/runtime';

/** The coupons that an unpaid order may take. */
export const orderCoupons = (orderId: number) =>
  apiQuery('POST /user/order_coupons/:id', { params: { id: orderId } }, { staleTime: 0 });
