import { api, type OrderActions, type OrderStatus, orderStatus as s } from '@harbor/contract';
import { noPast, type RefundableOrder, type RefundPast, termsOf } from '../refunds/terms';
import { openRefund, refundStatus, withdrawableRefund } from './refund-status';
import { reviewable } from './review-window';
import type { OrderRow } from './tables';

type Facts = RefundableOrder &
  Pick<OrderRow, 'delivered_at' | 'expire_at' | 'form_status' | 'reviewed' | 'goods' | 'finished_at' | 'updated_at' | 'kind'>;

const fillable: readonly OrderStatus[] = [s.incomplete, s.waiting];
const ended: readonly OrderStatus[] = [s.cancelled, s.closed];
const buyableAgain: readonly OrderStatus[] = [s.done, s.cancelled, s.closed];

/** Whose deliveries can be read against what was handed in. */
const compared: readonly OrderStatus[] = [s.delivered, s.revising, s.done];

/** A button without a call behind it would be dead: what this version of the product cannot do is not offered. */
const built = {
  fillForm: 'POST /orderform/:id' in api,
};

/**
 * What the buyer may do with the order at `now`, after the refunds it had already. Every call checks the same rules again.
 */
export function orderActions(order: Facts, now: Date, past: RefundPast = noPast): OrderActions {
  const refunding = openRefund(order.refund_status);
  return {
    pay: order.status === s.unpaid && order.expire_at !== null && order.expire_at > now,
    cancel: order.status === s.unpaid || order.status === s.quoting,
    fill_form: built.fillForm && fillable.includes(order.status) && order.goods.form_no > 0 && !refunding,
    refund: termsOf(order, past, now).allowed,
    cancel_refund: withdrawableRefund(order.refund_status),
    refund_progress: order.refund_status !== refundStatus.none,
    review: reviewable(order, now),
    view_review: order.reviewed,
    invoice: order.status === s.done && order.pay_fen > past.refundedFen,
    trace: order.status === s.done && order.kind === 1,
    compare: order.delivered_at !== null && compared.includes(order.status),
    rebuy: order.kind === 1 && buyableAgain.includes(order.status),
    hide: ended.includes(order.status),
  };
}
