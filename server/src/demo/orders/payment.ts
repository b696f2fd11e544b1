import { newTradeNo } from '../../areas/orders/numbers';
import type { Db } from '../../db/connect';
import { demoPayFor, digits, hour, tradeNo } from './numbers';
import type { OrderData } from './shapes';

/** The payment that paid the order, and its refund if it has one. */
export async function seedPayment(
  trx: Db,
  order: OrderData,
  payFen: number,
  paid: Date,
  now: number,
): Promise<void> {
  const opened = new Date(paid.getTime() - 60_000);
  const { id: paymentId } = await trx
    .insertInto('payments')
    .values({
      pay_no: newTradeNo('P'),
      order_id: order.id,
      // No gateway ever saw this payment: refunds of it are settled here, and reconciling leaves it out.
      channel: 'none',
      scene: order.pay === 'wechat' ? 'native' : 'page',
      amount_fen: payFen,
      status: 1,
      credited: true,
      refund_fen: order.refund ? payFen : 0,
      transaction_id: tradeNo(order, paid),
      trade_state: order.pay === 'wechat' ? 'SUCCESS' : 'TRADE_SUCCESS',
      trade_state_desc: '支付成功',
      expire_at: new Date(opened.getTime() + demoPayFor),
      watch_until: new Date(opened.getTime() + demoPayFor),
      paid_at: paid,
      created_at: opened,
      updated_at: paid,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!order.refund) return;
  const asked = new Date(now - order.refund.hours * hour);
  const done = order.refund.status === 4;
  const doneAt = new Date(asked.getTime() + hour);
  await trx
    .insertInto('refunds')
    .values({
      refund_no: newTradeNo('R'),
      order_id: order.id,
      payment_id: paymentId,
      kind: 'order',
      reason_code: order.refund.reason_code,
      reason_text: order.refund.text,
      apply_fen: payFen,
      approved_fen: done ? payFen : null,
      status: order.refund.status,
      channel_no: done ? `50${digits(`refund ${order.id}`, 26)}` : '',
      created_at: asked,
      updated_at: done ? doneAt : asked,
      done_at: done ? doneAt : null,
    })
    .execute();
}
