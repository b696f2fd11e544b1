import type { OrderDetail } from '@harbor/contract';

/** What the payment needs to know of an order. */
export type PayableOrder = Pick<
  OrderDetail,
  'id' | 'kind' | 'title' | 'spec_name' | 'pay_fen' | 'expire_at' | 'server_time'
>;
