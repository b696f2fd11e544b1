import { type OrderActions, type OrderStatus, orderStatus as s } from '@harbor/contract';
import { mayChangeCoupon } from '../checkout/change-coupon';
import { mayFill } from '../forms/transitions';
import { mayAddMaterial, mayNote } from '../fulfilment/notes';
import { roundsLeft } from '../fulfilment/rounds';
import { openRefund, refundStatus, withdrawableRefund } from '../orders/refund-status';
import { reviewable } from '../orders/review-window';
import type { OrderRow } from '../orders/rows';
import { quoteLimits } from '../quotes/limits';
import { noPast, type RefundableOrder, type RefundPast, termsOf, untakenTooLong } from '../refunds/terms';

type Facts = RefundableOrder &
  Pick<
    OrderRow,
    | 'delivered_at'
    | 'expire_at'
    | 'form_status'
    | 'reviewed'
    | 'goods'
    | 'spec'
    | 'finished_at'
    | 'updated_at'
    | 'kind'
    | 'quote_until'
    | 'counters_used'
    | 'rounds_used'
    | 'extra_rounds'
    | 'asking_changes'
    | 'extended'
    | 'proposed_days'
  >;

const ended: readonly OrderStatus[] = [s.cancelled, s.closed];
const buyableAgain: readonly OrderStatus[] = [s.done, s.cancelled, s.closed];

/** Whose deliveries can be read against what was handed in. */
const compared: readonly OrderStatus[] = [s.delivered, s.revising, s.done];

/**
 * What the buyer may do with the order at `now`, after the refunds it had already. Every call checks the same rules again.
 */
export function orderActions(order: Facts, now: Date, past: RefundPast = noPast): OrderActions {
  const refunding = openRefund(order.refund_status);
  const quoted = order.status === s.quoting && order.quote_until !== null && order.quote_until > now;
  const delivered = order.status === s.delivered && !refunding;
  const left = roundsLeft(order);
  const refund = termsOf(order, past, now).allowed;
  return {
    pay: order.status === s.unpaid && order.expire_at !== null && order.expire_at > now,
    cancel: order.status === s.unpaid || order.status === s.quoting,
    fill_form: mayFill(order),
    view_form: order.form_status === 2 && !mayFill(order),
    refund,
    cancel_refund: withdrawableRefund(order.refund_status),
    refund_progress: order.refund_status !== refundStatus.none,
    review: reviewable(order, now),
    view_review: order.reviewed,
    invoice: order.status === s.done && order.pay_fen > past.refundedFen,
    trace: order.status === s.done && order.kind === 1,
    compare: order.delivered_at !== null && compared.includes(order.status),
    rebuy: order.kind === 1 && buyableAgain.includes(order.status),
    hide: ended.includes(order.status),
    accept_quote: quoted,
    counter_quote: quoted && order.counters_used < quoteLimits.counters,
    accept: delivered,
    request_changes: delivered && !order.asking_changes && left > 0,
    ask_changes: delivered && !order.asking_changes && left === 0,
    extend_review: delivered && !order.extended,
    consent: order.proposed_days > 0,
    refund_untaken: refund && untakenTooLong(order, now),
    add_note: mayNote(order),
    add_material: mayAddMaterial(order),
    change_coupon: mayChangeCoupon(order, now),
  };
}
