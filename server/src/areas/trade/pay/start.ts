import type { Payment, PayScene } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Channel, PaymentEntry } from '../../../gateways/gateway';
import { conflict, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { ownOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { askForPayment, busy } from './ask-gateway';
import { closeReplaced } from './close-payment';
import { paymentStarting } from './events';
import { payLimits } from './limits';
import { type Opening, openPaymentRow } from './open-payment';
import { paymentStatus } from './payment-status';
import { creditedPayment } from './queries';
import type { PaymentRow } from './rows';
import { scenarioOf } from './scenario';

/** Who wants to pay which order, how and from where. */
export interface PayRequest {
  userId: number;
  orderId: number;
  channel: Channel;
  scene: PayScene;
  clientIp: string;
  /** Goes on with what is on screen: another way chosen elsewhere since stays (409) instead of being replaced. */
  keep?: boolean | undefined;
}

/**
 * Opens a payment, or goes on with the one that is open: same channel, scene and amount keep their number while it is
 * valid, however many ask at once; a payment through another way is closed at its gateway, and if that one turns out
 * paid, it counts. What is answered was still the number on offer after its gateway had answered.
 * @throws HttpProblem 404 not the user's order, 409 not payable any more, a course that is theirs already, another way
 * was chosen meanwhile, or the gateway gives no answer
 */
export async function startPayment(core: Core, request: PayRequest): Promise<Payment> {
  const { userId, orderId, channel, clientIp } = request;
  const scene = scenarioOf(channel, request.scene);
  const began = Date.now();
  let keep = request.keep ?? false;
  for (let round = 0; round < 3 && (round === 0 || Date.now() - began < payLimits.patience); round += 1) {
    const order = await ownOrder(core.db, userId, orderId);
    if (!order) throw notFound('订单不存在');
    const settled = await alreadyPaid(core, order.id, order.status);
    if (settled) return settled;
    await paymentStarting.emit(core.db, { order });
    const answered = await offer(core, order, { orderId, channel, scene, keep }, clientIp);
    if (answered) return answered;
    // It was closed, or another amount took its place, while the gateway was asked. What else was chosen since stays.
    keep = true;
  }
  throw conflict(busy);
}

/** One number, from its row to its code. Null when it is not the one on offer any more once the gateway has answered. */
async function offer(
  core: Core,
  order: OrderRow,
  opening: Opening,
  clientIp: string,
): Promise<Payment | null> {
  const payment = await openPaymentRow(core, opening);
  const [closed, entry] = await Promise.allSettled([
    closeReplaced(core, order.id),
    askForPayment(core, payment, order, clientIp),
  ]);
  if (closed.status === 'rejected') throw closed.reason;
  if (closed.value.includes('paid')) {
    const paid = await alreadyPaid(core, order.id, s.incomplete);
    if (paid) return paid;
  }
  // A number that the gateway heard of only after its closing had been tried is left to the poller.
  if (!(await offered(core, payment))) return null;
  if (entry.status === 'rejected') throw entry.reason;
  return answer(payment, opening.channel, entry.value);
}

/** Whether a number is still the one that its order is to be paid with. */
async function offered(core: Core, payment: PaymentRow): Promise<boolean> {
  const row = await core.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('payments.id', '=', payment.id)
    .where('payments.status', 'in', [paymentStatus.pending, paymentStatus.failed])
    .where('payments.replaced_at', 'is', null)
    .where('orders.status', '=', s.unpaid)
    .whereRef('orders.pay_fen', '=', 'payments.amount_fen')
    .executeTakeFirst();
  return row !== undefined;
}

async function alreadyPaid(core: Core, orderId: number, status: number): Promise<Payment | null> {
  if (status === s.unpaid) return null;
  // A refunded order was paid once too, but must not be shown as paid.
  const ended = status === s.cancelled || status === s.closed;
  const paid = ended ? undefined : await creditedPayment(core.db, orderId);
  if (!paid) throw conflict('订单已取消或状态已变化，不能付款');
  return {
    order_id: orderId,
    pay_no: paid.pay_no,
    channel: paid.channel === 'alipay' ? 'alipay' : 'wechat',
    amount_fen: paid.amount_fen,
    code_url: '',
    redirect_url: '',
    status: 1,
    expire_at: toMoment(paid.expire_at),
  };
}

function answer(payment: PaymentRow, channel: Channel, entry: PaymentEntry): Payment {
  return {
    order_id: payment.order_id,
    pay_no: payment.pay_no,
    channel,
    amount_fen: payment.amount_fen,
    code_url: entry.kind === 'qr' ? entry.payload : '',
    redirect_url: entry.kind === 'url' ? entry.payload : '',
    status: 0,
    expire_at: toMoment(payment.expire_at),
  };
}
