import type { OrderStatus } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { getRow, insertRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { newTradeNo } from '../orders/numbers';
import { settle } from './settle';

/**
 * An order with nothing to pay skips the gateway but passes the same settlement.
 * @returns the order's status afterwards
 * @throws HttpProblem 409 when nobody wants it any more
 */
export async function payNothing(trx: Db, orderId: number, now: Date): Promise<OrderStatus> {
  const payNo = newTradeNo('Z');
  await insertRow(trx, 'payments', {
    pay_no: payNo,
    order_id: orderId,
    channel: 'none',
    scene: 'none',
    amount_fen: 0,
    expire_at: now,
    watch_until: now,
    next_poll_at: null,
    created_at: now,
    updated_at: now,
  });
  const result = await settle(
    trx,
    {
      channel: 'none',
      eventId: payNo,
      payNo,
      amountFen: 0,
      transactionId: '',
      tradeState: 'SUCCESS',
      tradeStateDesc: '无需付款',
      paidAt: now,
    },
    now,
  );
  // Bought meanwhile through another order of theirs.
  if (result === 'refunding') throw conflict(staleMessage);
  if (result !== 'paid') throw new Error(`an order with nothing to pay was not settled: ${result}`);
  const { status } = await getRow(trx, 'orders', { id: orderId }, ['status']);
  return status;
}
