import type { ApiKey } from '@harbor/contract';

/** Reads that whatever happens to an order makes stale. */
export const changedByOrder: ApiKey[] = [
  'POST /user/get_orders',
  'POST /user/order_info/:id',
  'GET /pay/state/:id',
  'POST /files/vault/:id',
  'GET /user/get_wait_num',
  'GET /user/get_order_num',
  'GET /user/get_pc_num',
];

/** Reads that a refund makes stale. */
export const changedByRefund: ApiKey[] = [
  'GET /refund/info/:id',
  'POST /user/get_orders',
  'POST /user/order_info/:id',
  'GET /user/get_wait_num',
  'GET /user/get_order_num',
  'GET /user/get_pc_num',
];
