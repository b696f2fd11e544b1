import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { OrderMove } from '../../../trade/orders/events';
import { refundStatus } from '../../../trade/orders/refund-status';
import { addCredit } from './credit';
import { recompute } from './recompute';

/** Statuses from which on a teacher has begun. */
const begun: readonly number[] = [s.serving, s.delivered, s.revising, s.done];

async function wasLate(trx: Db, orderId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .where('event', '=', 'overdue')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes down how a teacher's order ended: accepted, or given back. Rates and credit follow in the same transaction. Under the
 * order's lock.
 */
export async function rememberEnd(trx: Db, { order, event, from, at }: OrderMove): Promise<void> {
  const teacherId = order.teacher_id;
  if (!teacherId || order.kind !== 1) return;
  if (event === 'accept' || event === 'auto_accept') {
    const late = await wasLate(trx, order.id);
    const accepted = !(await moneyWentBack(trx, order.id));
    await keep(trx, { teacherId, orderId: order.id, at, onTime: !late, accepted });
    await recompute(trx, [teacherId], at);
    if (late) await addCredit(trx, { teacherId, reason: 'late', orderId: order.id, at });
    else if (accepted) await addCredit(trx, { teacherId, reason: 'on_time', orderId: order.id, at });
  }
  if (event === 'refund_whole' && begun.includes(from)) {
    const delivered = order.delivered_at !== null;
    const late = await wasLate(trx, order.id);
    await keep(trx, { teacherId, orderId: order.id, at, onTime: delivered ? !late : null, accepted: false });
    await recompute(trx, [teacherId], at);
    if (late) await addCredit(trx, { teacherId, reason: 'late', orderId: order.id, at });
  }
}

/** Money of an order that ended before was granted back: it does not count as accepted any more. */
export async function rememberRefund(trx: Db, orderId: number, at: Date): Promise<void> {
  const { rows } = await sql<{ teacher_id: number }>`
    update teacher_results set accepted = false where order_id = ${orderId} and accepted
    returning teacher_id`.execute(trx);
  const [row] = rows;
  if (row) await recompute(trx, [row.teacher_id], at);
}

interface Ended {
  teacherId: number;
  orderId: number;
  at: Date;
  onTime: boolean | null;
  accepted: boolean;
}

/** An order that ended twice, accepted first and given back later, is one result. */
const keep = (trx: Db, { teacherId, orderId, at, onTime, accepted }: Ended) =>
  sql`insert into teacher_results (teacher_id, order_id, ended_at, on_time, accepted)
    values (${teacherId}, ${orderId}, ${at}, ${onTime}, ${accepted})
    on conflict (order_id) do update set accepted = teacher_results.accepted and excluded.accepted`.execute(
    trx,
  );

async function moneyWentBack(trx: Db, orderId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', [refundStatus.processing, refundStatus.refunded, refundStatus.failed])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
