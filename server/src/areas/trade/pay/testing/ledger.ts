import { sql } from 'kysely';
import type { Core } from '../../../../core';

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

/**
 * Reads the books of an order as they stand at one moment, in one statement: between two a payment may come in. (A transaction
 * would see one moment too, but with eight races asking every few ms its round trips are work that the races wait for.)
 */
export async function ledgerOf({ db }: Core, orderId: number): Promise<Ledger> {
  const { rows } = await sql<Ledger>`
    select o.status, o.refund_status <> 0 as "refundRunning",
      coalesce(p.received, 0) as received, coalesce(p.kept, 0) as kept,
      coalesce(r.extra, 0) as "extraRefunds", coalesce(r.own, 0) as "orderRefunds",
      (select count(*) from outbox x join payments m on m.pay_no = x.ref
        where m.order_id = o.id and x.kind in ('order_paid', 'course_paid')) as "paidMessages"
    from orders o
    cross join lateral (
      select sum(amount_fen) filter (where status = 1) as received, sum(amount_fen) filter (where credited) as kept
      from payments where order_id = o.id) p
    cross join lateral (
      select sum(apply_fen) filter (where kind = 'extra') as extra, sum(apply_fen) filter (where kind = 'order') as own
      from refunds where order_id = o.id) r
    where o.id = ${orderId}`.execute(db);
  const [ledger] = rows;
  if (!ledger) throw new Error(`there is no order ${orderId}`);
  return ledger;
}

/** Every 分 that came in stands at its order or in a refund. */
export function balanced({ received, kept, extraRefunds, orderRefunds }: Ledger): boolean {
  return received === kept + extraRefunds && orderRefunds <= kept;
}
