import type { ApiKey } from '@harbor/contract';
import { apiMutation } from '@harbor/runtime';

/** What a purchase depends on: stock, prices, coupons. */
export const changedMeanwhile: ApiKey[] = ['GET /service/detail/:id', 'POST /service/get_coupons/:id'];

/** Orders a service. */
export const usePurchase = apiMutation('POST /service/purchase/:id', {
  silent: true,
  invalidates: [
    ...changedMeanwhile,
    'POST /user/get_orders',
    'GET /user/get_wait_num',
    'GET /user/get_order_num',
  ],
});
