import type { OrderDetail } from '@harbor/contract';
import { orderStatus } from '@harbor/contract/order-status';

/** What the order's amount is called: paid, still to be paid, or neither any more. */
export function payLabel({ status, paid_at }: Pick<OrderDetail, 'status' | 'paid_at'>): string {
  if (paid_at) return '实付';
  return status === orderStatus.cancelled ? '订单金额' : '应付';
}
