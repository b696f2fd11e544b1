import type { Core } from '../../../core';

/** The books of one order. Amounts in 分. */
export interface Ledger {
  status: number;
  /** What came in over all payments. */
  received: number;
  /** What the order keeps. */
  kept: number;
  /** Refunds of late and second payments, begun or done. */
  extraRefunds: number;
  /** Refunds of the order's own payment, begun or done. */
  orderRefunds: number;
  paidMessages: number;
  /** A refund of the order itself was begun or done. */
  refundRunning: boolean;
}

/** Reads the books of an order. */
export async function ledgerOf(core: Core, orderId: number): Promise<Ledger> {
  const { db } = core;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const payments = await db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute();
  const outbox = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'order_paid')
    .where('ref', 'in', payments.length > 0 ? payments.map((payment) => payment.pay_no) : [''])
    .execute();
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const refundsOf = (kind: string) => sum(refunds.filter((r) => r.kind === kind).map((r) => r.apply_fen));
  return {
    status: order.status,
    received: sum(payments.filter((p) => p.status === 1).map((p) => p.amount_fen)),
    kept: sum(payments.filter((p) => p.credited).map((p) => p.amount_fen)),
    extraRefunds: refundsOf('extra'),
    orderRefunds: refundsOf('order'),
    paidMessages: outbox.length,
    refundRunning: order.refund_status !== 0,
  };
}

/** Every 分 that came in stands at its order or in a refund. */
export function balanced({ received, kept, extraRefunds, orderRefunds }: Ledger): boolean {
  return received === kept + extraRefunds && orderRefunds <= kept;
}
