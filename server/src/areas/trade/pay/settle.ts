import { orderKind } from '@harbor/contract/order-kind';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { audit } from '../../base/accounts/audit';
import { consumeCoupon } from '../orders/coupon-lock';
import { moveOrder, type OrderTransitionContext } from '../orders/move';
import { lockOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import type { OrderEvent } from '../orders/transitions';
import { giveBack, orderPaying } from './events';
import { firstTime } from './inbox';
import { at } from './moment-clock';
import { movePayment } from './move';
import { toOutbox } from './outbox';
import { paymentStatus } from './payment-status';
import { lockPayment } from './queries';
import type { PaymentChannel, PaymentRow } from './rows';

/** Proof that money came in: from a notify, from a query, or an order with nothing to pay. Amount in 分. */
export interface Settlement {
  channel: PaymentChannel;
  /** Of the notify, or made from the number for a query; worked on once. */
  eventId: string;
  payNo: string;
  amountFen: number | null;
  transactionId: string;
  tradeState: string;
  tradeStateDesc: string;
  paidAt: Date | null;
}

/**
 * - `paid`: the order is paid by this payment.
 * - `refunding`: the money came too late, a second time or for an old amount; its refund is begun.
 * - `duplicate`: known already.
 * - `unknown_number`, `mismatch`: not ours, or another channel or amount; nothing was changed.
 */
export type SettleResult = 'paid' | 'refunding' | 'duplicate' | 'unknown_number' | 'mismatch';

/**
 * Credits a payment exactly once. Locks the payment, then its order; the caller's transaction decides when it counts.
 * Money that no order wants any more, or that pays for a course a second time, is refunded: every 分 that came in ends
 * at an order or at a refund.
 */
export async function settle(trx: Db, event: Settlement, now: Date): Promise<SettleResult> {
  const payment = await lockPayment(trx, event.payNo);
  if (!payment) return 'unknown_number';
  if (payment.channel !== event.channel || payment.amount_fen !== event.amountFen) return 'mismatch';
  if (!(await firstTime(trx, event, now))) return 'duplicate';
  if (payment.status === paymentStatus.success) return 'duplicate';

  const order = await lockOrder(trx, payment.order_id);
  if (!order) throw new Error(`payment ${payment.pay_no} has no order`);
  const actor = payment.channel === 'none' ? 'system' : 'channel';
  const wanted = order.status === s.unpaid && order.pay_fen === payment.amount_fen;
  if (wanted && (await orderPaying.emit(trx, { order, actor, at: now })).every(Boolean)) {
    await credit(trx, payment, order, event, { actor, at: now });
    return 'paid';
  }
  await takeExtra(trx, payment, order, event, now);
  return 'refunding';
}

const payTypes: Record<PaymentChannel, number> = { wechat: 1, alipay: 2, none: 3 };

function eventOf(order: OrderRow): OrderEvent {
  if (order.kind === orderKind.course) return 'pay_course';
  return order.form_status === 2 ? 'pay_with_form' : 'pay';
}

async function credit(
  trx: Db,
  payment: PaymentRow,
  order: OrderRow,
  event: Settlement,
  context: Pick<OrderTransitionContext, 'actor' | 'at'>,
): Promise<void> {
  const now = context.at;
  const paidAt = event.paidAt ?? now;
  // There is nothing to wait for after a course was opened.
  const course = order.kind === orderKind.course;
  await markSuccess(trx, payment, event, true, now);
  await moveOrder(
    trx,
    order,
    eventOf(order),
    { ...context, facts: { amount_fen: payment.amount_fen } },
    {
      pay_type: payTypes[payment.channel],
      trade_no: event.transactionId,
      paid_at: paidAt,
      ...(course && { finished_at: now }),
    },
  );
  await consumeCoupon(trx, order, now);
  await toOutbox(trx, course ? 'course_paid' : 'order_paid', payment.pay_no, order, payment.amount_fen, now);
}

/** What money that no order wants came of, as its refund says. */
function extraReason(
  payment: PaymentRow,
  { status, pay_fen }: OrderRow,
): { reasonCode: string; reasonText: string } {
  if (status === s.cancelled) return { reasonCode: 'late_payment', reasonText: '订单关闭后收到付款' };
  if (status !== s.unpaid) return { reasonCode: 'double_payment', reasonText: '同一订单重复付款' };
  if (pay_fen !== payment.amount_fen)
    return { reasonCode: 'other_amount', reasonText: '订单金额已变更，原金额的付款退回' };
  return { reasonCode: 'double_payment', reasonText: '已拥有该课程，重复付款' };
}

/** Late, of an amount that was changed, or paid a second time: the whole amount goes back by itself. */
async function takeExtra(
  trx: Db,
  payment: PaymentRow,
  order: OrderRow,
  event: Settlement,
  now: Date,
): Promise<void> {
  await markSuccess(trx, payment, event, false, now);
  const refundNo = await giveBack.ask(trx, {
    payment,
    order,
    kind: 'extra',
    actor: 'system',
    ...extraReason(payment, order),
    amountFen: payment.amount_fen,
    now,
  });
  await toOutbox(trx, 'payment_extra', payment.pay_no, order, payment.amount_fen, now);
  await audit(trx, at(now), {
    actor: { type: 'system' },
    action: 'payment.extra_refunded',
    object: ['payment', payment.pay_no],
    detail: { order_id: order.id, refund_no: refundNo, amount_fen: payment.amount_fen, status: order.status },
  });
}

async function markSuccess(
  trx: Db,
  payment: PaymentRow,
  event: Settlement,
  credited: boolean,
  now: Date,
): Promise<void> {
  await movePayment(trx, payment.id, 'pay', now, {
    credited,
    transaction_id: event.transactionId,
    trade_state: event.tradeState,
    trade_state_desc: event.tradeStateDesc,
    paid_at: event.paidAt ?? now,
    closed_at: null,
    next_poll_at: null,
  });
}
