import type { DataOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import { GatewayError } from '../../../gateways/errors';
import { notFound } from '../../../http/problem';
import { ownOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { payLimits } from './limits';
import { creditedPayment, newestPayment, offeredPayment, openPayments } from './queries';
import type { PaymentRow } from './rows';
import { applyTrade } from './trade';

/**
 * Whether an order is paid, for a page that waits. While our record says no the gateway is asked, each payment at most
 * every 2 s by all processes together, so a lost notify does not keep the buyer waiting.
 * @throws HttpProblem 404 when the order is not the user's
 */
export async function payState(
  core: Core,
  userId: number,
  orderId: number,
): Promise<DataOf<'GET /pay/state/:id'>> {
  const found = await ownOrder(core.db, userId, orderId);
  if (!found) throw notFound('订单不存在');
  const asked = found.status === s.unpaid && (await askAll(core, orderId));
  const order = asked ? ((await ownOrder(core.db, userId, orderId)) ?? found) : found;
  const credited = await creditedPayment(core.db, orderId);
  const offered = await offeredPayment(core.db, order);
  // What closed without being paid is no failure while the order can be paid through another number.
  const ended = order.status === s.unpaid ? undefined : await newestPayment(core.db, orderId);
  const payment = credited ?? offered ?? ended;
  return {
    order_id: orderId,
    paid: credited !== undefined,
    order_status: order.status,
    trade_state: payment?.trade_state || 'NOTPAY',
    trade_state_desc: payment?.trade_state_desc || '等待付款',
    pay_fen: order.pay_fen,
    offered: offered ? { pay_no: offered.pay_no, channel: channelOf(offered) } : null,
    seconds_left: secondsLeft(order, core.settings.clock.now()),
  };
}

const channelOf = ({ channel }: PaymentRow) => (channel === 'alipay' ? 'alipay' : 'wechat');

function secondsLeft(order: OrderRow, now: number): number {
  if (order.status !== s.unpaid || !order.expire_at) return 0;
  return Math.max(0, Math.ceil((order.expire_at.getTime() - now) / 1000));
}

/** True when a gateway said anything new. */
async function askAll(core: Core, orderId: number): Promise<boolean> {
  const open = await openPayments(core.db, orderId);
  const asked = await Promise.all(open.map((payment) => ask(core, payment)));
  return asked.includes(true);
}

async function ask(core: Core, payment: PaymentRow): Promise<boolean> {
  if (payment.channel === 'none' || !(await mayAsk(core, payment))) return false;
  try {
    const trade = await core.gateways[payment.channel].query(payment.pay_no);
    await applyTrade(core, trade, payment.channel);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return false;
  }
}

async function mayAsk(core: Core, payment: PaymentRow): Promise<boolean> {
  const now = core.settings.clock.now();
  const taken = await core.db
    .updateTable('payments')
    .set({ asked_at: new Date(now) })
    .where('id', '=', payment.id)
    .where((eb) =>
      eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now - payLimits.askEvery))]),
    )
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
