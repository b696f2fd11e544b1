import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../core';
import type { Channel, PayScenario } from '../../gateways/gateway';
import { conflict } from '../../http/problem';
import { staleMessage } from '../orders/move';
import { newTradeNo } from '../orders/numbers';
import { lockOrder } from '../orders/queries';
import { nextPoll } from './poll-plan';
import { lockPaymentsOf } from './queries';
import { paySettings } from './settings';
import { type PaymentRow, paymentStatus } from './tables';

/**
 * The row of the attempt, committed before the gateway hears of it, so that a notify can never come too early: the open
 * one of the same channel, scene and amount, or a new one with a new number.
 * @throws HttpProblem 409 when the order cannot be paid any more
 */
export function openPaymentRow(
  core: Core,
  orderId: number,
  channel: Channel,
  scene: PayScenario,
): Promise<PaymentRow> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const payments = await lockPaymentsOf(trx, orderId);
    const order = await lockOrder(trx, orderId);
    if (order?.status !== s.unpaid || !order.expire_at) throw conflict(staleMessage);
    if (order.expire_at <= now) throw conflict('订单已超时，请重新下单');
    const amount = order.pay_fen;
    const going = payments.find(
      (payment) =>
        payment.status === paymentStatus.pending &&
        payment.channel === channel &&
        payment.scene === scene &&
        payment.amount_fen === amount &&
        payment.expire_at > now,
    );
    if (going) return going;
    return trx
      .insertInto('payments')
      .values({
        pay_no: newTradeNo('P'),
        order_id: orderId,
        channel,
        scene,
        amount_fen: amount,
        trade_state: 'NOTPAY',
        trade_state_desc: '等待付款',
        expire_at: order.expire_at,
        watch_until: new Date(order.expire_at.getTime() + paySettings.watchAfterExpiry),
        next_poll_at: nextPoll({ expire_at: order.expire_at }, now),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
