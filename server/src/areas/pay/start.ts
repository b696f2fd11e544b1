import type { Payment, PayScene } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../core';
import type { Channel, PaymentEntry } from '../../gateways/gateway';
import { conflict, notFound } from '../../http/problem';
import { toMoment } from '../../time';
import { requireWithoutCourse } from '../courses/access';
import { ownOrder } from '../orders/queries';
import { askForPayment } from './ask-gateway';
import { closePaymentsOf } from './close-payment';
import { openPaymentRow } from './open-payment';
import { creditedPayment } from './queries';
import { scenarioOf } from './scenario';
import type { PaymentRow } from './tables';

/** Who wants to pay which order, how and from where. */
export interface PayRequest {
  userId: number;
  orderId: number;
  channel: Channel;
  scene: PayScene;
  clientIp: string;
}

/**
 * Opens a payment, or goes on with the one that is open: same channel, scene and amount keep their number while it is
 * valid; a payment through another way is closed at its gateway, and if that one turns out paid, it counts.
 * @throws HttpProblem 404 not the user's order, 409 not payable any more, a course that is theirs already, or the gateway gives no
 * answer
 */
export async function startPayment(core: Core, request: PayRequest): Promise<Payment> {
  const order = await ownOrder(core.db, request.userId, request.orderId);
  if (!order) throw notFound('订单不存在');
  const settled = await alreadyPaid(core, order.id, order.status);
  if (settled) return settled;
  // Another order of theirs may have opened it meanwhile: this one's money would only go back.
  if (order.kind === orderKind.course) await requireWithoutCourse(core.db, request.userId, order.goods_id);

  const payment = await openPaymentRow(
    core,
    order.id,
    request.channel,
    scenarioOf(request.channel, request.scene),
  );
  const [closed, entry] = await Promise.allSettled([
    closePaymentsOf(core, order.id, payment.pay_no),
    askForPayment(core, payment, order, request.clientIp),
  ]);
  if (closed.status === 'rejected') throw closed.reason;
  if (closed.value.includes('paid')) {
    const paid = await alreadyPaid(core, order.id, s.incomplete);
    if (paid) return paid;
  }
  if (entry.status === 'rejected') throw entry.reason;
  return answer(payment, request.channel, entry.value);
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
