import type { Core } from '../../../../core';
import { paymentStatus } from '../../pay/payment-status';
import { type SettleResult, settle } from '../../pay/settle';
import { newTradeNo } from '../numbers';

/** A payment of an order's whole amount that no gateway knows, in place of one on offer; for tests that are not about gateways. */
export async function insertPayment(
  core: Core,
  orderId: number,
  channel: 'wechat' | 'alipay' = 'wechat',
): Promise<string> {
  const now = new Date(core.settings.clock.now());
  const payNo = newTradeNo('P');
  const order = await core.db
    .selectFrom('orders')
    .select('pay_fen')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await core.db
    .updateTable('payments')
    .set({ replaced_at: now })
    .where('order_id', '=', orderId)
    .where('replaced_at', 'is', null)
    .where('status', 'in', [paymentStatus.pending, paymentStatus.failed])
    .execute();
  await core.db
    .insertInto('payments')
    .values({
      pay_no: payNo,
      order_id: orderId,
      channel,
      scene: 'native',
      amount_fen: order.pay_fen,
      expire_at: now,
      watch_until: now,
      next_poll_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return payNo;
}

/** Settles a payment as a proven notify would. */
export async function settleDirectly(
  core: Core,
  payNo: string,
  eventId: string = payNo,
): Promise<SettleResult> {
  const now = new Date(core.settings.clock.now());
  const payment = await core.db
    .selectFrom('payments')
    .select(['amount_fen', 'channel'])
    .where('pay_no', '=', payNo)
    .executeTakeFirstOrThrow();
  return core.db.transaction().execute((trx) =>
    settle(
      trx,
      {
        channel: payment.channel,
        eventId,
        payNo,
        amountFen: payment.amount_fen,
        transactionId: `T${payNo}`,
        tradeState: 'SUCCESS',
        tradeStateDesc: '支付成功',
        paidAt: now,
      },
      now,
    ),
  );
}
