import { type OrderActions, type OrderStatus, orderStatus as s } from '@harbor/contract';
import { mayFill } from '../forms/transitions';
import { noPast, type RefundableOrder, type RefundPast, termsOf } from '../refunds/terms';
import { refundStatus, withdrawableRefund } from './refund-status';
import { reviewable } from './review-window';
import type { OrderRow } from './tables';

type Facts = RefundableOrder &
  Pick<OrderRow, 'expire_at' | 'form_status' | 'reviewed' | 'goods' | 'finished_at' | 'updated_at' | 'kind'>;

const ended: readonly OrderStatus[] = [s.cancelled, s.closed];
const buyableAgain: readonly OrderStatus[] = [s.done, s.cancelled, s.closed];

/**
 * What the buyer may do with the order at `now`, after the refunds it had already. Every call checks the same rules again.
 */
export function orderActions(order: Facts, now: Date, past: RefundPast = noPast): OrderActions {
  return {
    pay: order.status === s.unpaid && order.expire_at !== null && order.expire_at > now,
    cancel: order.status === s.unpaid || order.status === s.quoting,
    fill_form: mayFill(order),
    view_form: order.form_status === 2 && !mayFill(order),
    refund: termsOf(order, past, now).allowed,
    cancel_refund: withdrawableRefund(order.refund_status),
    refund_progress: order.refund_status !== refundStatus.none,
    review: reviewable(order, now),
    view_review: order.reviewed,
    rebuy: order.kind === 1 && buyableAgain.includes(order.status),
    hide: ended.includes(order.status),
  };
}
