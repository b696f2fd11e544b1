import { orderStatus } from '@harbor/contract/order-status';
import type { Purchased } from './useBuyForm';

/** Where a purchase leads: to its order, with the payment open if there is something to pay. */
export function orderPath({ order_id, status }: Purchased): string {
  return status === orderStatus.unpaid ? `/orderdetail/${order_id}?pay=1` : `/orderdetail/${order_id}`;
}
