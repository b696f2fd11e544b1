import { newTradeNo } from '../../areas/trade/orders/numbers';
import type { Db } from '../../db/connect';
import { demoPayFor, tradeNo } from './numbers';
import { seedRefund } from './refund';
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
  if (order.refund) await seedRefund(trx, order, paymentId, payFen, now);
}
