import { orderStatus as s } from '@harbor/contract/order-status';
import { orderLimits } from './limits';
import { openRefund } from './refund-status';
import type { OrderRow } from './rows';

type Finished = Pick<OrderRow, 'finished_at' | 'updated_at'>;

/** Last moment at which a finished order can be reviewed: 15 days after it was accepted. */
export function reviewUntil(order: Finished): Date {
  return new Date((order.finished_at ?? order.updated_at).getTime() + orderLimits.reviewFor);
}

/** Whether the buyer may review the order at `now`: a finished service, once, in time, with no refund running. */
export function reviewable(
  order: Finished & Pick<OrderRow, 'status' | 'kind' | 'reviewed' | 'refund_status'>,
  now: Date,
): boolean {
  return (
    order.status === s.done &&
    order.kind === 1 &&
    !order.reviewed &&
    !openRefund(order.refund_status) &&
    reviewUntil(order) > now
  );
}
