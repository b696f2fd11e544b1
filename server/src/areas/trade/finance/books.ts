import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { Channel } from '../../../gateways/gateway';
import { refundStatus } from '../orders/refund-status';
import { paymentStatus } from '../pay/payment-status';
import { boundsOf } from './days';

/** What our books say of one payment or refund. Amounts in 分. */
export interface BookLine {
  kind: 'payment' | 'refund';
  /** `pay_no` or `refund_no`: the number that the channel knows too. */
  number: string;
  orderId: number;
  transactionId: string;
  amountFen: number;
  /** The money has moved. */
  done: boolean;
  at: Date | null;
}

const payment = sql`select 'payment' as kind, p.pay_no as number, p.order_id as "orderId",
  p.transaction_id as "transactionId", p.amount_fen as "amountFen", p.status = ${sql.lit(paymentStatus.success)} as done,
  p.paid_at as at from payments p`;

/** What staff gave back by bank transfer is on no statement of a channel. */
const refund = sql`select 'refund' as kind, r.refund_no as number, r.order_id as "orderId",
  p.transaction_id as "transactionId", coalesce(r.approved_fen, r.apply_fen) as "amountFen",
  r.status = ${sql.lit(refundStatus.refunded)} as done, r.done_at as at
  from refunds r join payments p on p.id = r.payment_id`;

const byChannel = sql`not exists (select from refund_lines l where l.refund_no = r.refund_no and l.event = 'offline')`;

/** What came in through a channel and went back through it on a Beijing day. */
export async function booksOf(db: Db, channel: Channel, day: string): Promise<BookLine[]> {
  const { from, to } = boundsOf(day);
  const { rows } = await sql<BookLine>`
    ${payment} where p.channel = ${channel} and p.status = ${sql.lit(paymentStatus.success)}
      and p.paid_at >= ${from} and p.paid_at < ${to}
    union all
    ${refund} where p.channel = ${channel} and r.status = ${sql.lit(refundStatus.refunded)}
      and coalesce(r.approved_fen, r.apply_fen) > 0 and r.done_at >= ${from} and r.done_at < ${to} and ${byChannel}`.execute(
    db,
  );
  return rows;
}

/** What our books say of these numbers, whatever the day and however they stand. */
export async function booksByNumber(
  db: Db,
  channel: Channel,
  payments: readonly string[],
  refunds: readonly string[],
): Promise<BookLine[]> {
  if (payments.length + refunds.length === 0) return [];
  const { rows } = await sql<BookLine>`
    ${payment} where p.channel = ${channel} and p.pay_no = any(${[...payments]}::text[])
    union all
    ${refund} where p.channel = ${channel} and r.refund_no = any(${[...refunds]}::text[])`.execute(db);
  return rows;
}
