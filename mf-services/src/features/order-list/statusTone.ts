import type { OrderCard } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';

/** Colour of an order's status: `act` waits for the user, `run` is under way, `over` needs nobody. */
export function statusTone({
  status,
  refund_status,
}: Pick<OrderCard, 'status' | 'refund_status'>): 'act' | 'run' | 'over' {
  const refunding = [1, 3, 7, 8].includes(refund_status);
  if (refunding || status === s.done || status === s.cancelled || status === s.closed) return 'over';
  return status === s.unpaid || status === s.incomplete || status === s.delivered ? 'act' : 'run';
}

/** What stands at the head of an order: the refund, while one is open, else its status. */
export function headText({
  status_text,
  refund_status,
  refund_text,
}: Pick<OrderCard, 'status_text' | 'refund_status' | 'refund_text'>): string {
  return [1, 2, 3, 7, 8].includes(refund_status) && refund_text ? refund_text : status_text;
}
