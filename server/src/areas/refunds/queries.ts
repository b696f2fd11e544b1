import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { notFound } from '../../http/problem';
import { lockOrder } from '../orders/queries';
import type { OrderRow } from '../orders/tables';
import { lockPaymentsOf } from '../pay/queries';
import type { PaymentRow, RefundLineRow, RefundRow } from '../pay/tables';
import type { RefundPast } from './terms';

/** An order's own refunds, newest first. */
export function refundsOfOrder(db: Db, orderId: number): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order')
    .orderBy('id', 'desc')
    .execute();
}

/** What refunds of an order say about a further one. */
export function pastOf(
  refunds: readonly Pick<RefundRow, 'status' | 'apply_fen' | 'approved_fen'>[],
): RefundPast {
  const done = refunds.filter(({ status }) => status === 4);
  return {
    applications: refunds.length,
    refundedFen: done.reduce((sum, row) => sum + (row.approved_fen ?? row.apply_fen), 0),
  };
}

/** How often each order's refund was applied for, and what went back already. */
export async function pastsOf(db: Db, orderIds: number[]): Promise<Map<number, RefundPast>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .select((eb) => [
      'order_id',
      eb.fn.countAll<number>().as('applications'),
      sql<string>`coalesce(sum(coalesce(approved_fen, apply_fen)) filter (where status = 4), 0)`.as(
        'refunded',
      ),
    ])
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'order')
    .groupBy('order_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.order_id,
      { applications: Number(row.applications), refundedFen: Number(row.refunded) },
    ]),
  );
}

/** Lines of a refund, oldest first. */
export function linesOf(db: Db, refundNo: string): Promise<RefundLineRow[]> {
  return db.selectFrom('refund_lines').selectAll().where('refund_no', '=', refundNo).orderBy('id').execute();
}

/** An order with its credited payment and its own refunds, locked until the transaction ends. */
export interface LockedOrder {
  order: OrderRow;
  payment: PaymentRow | undefined;
  /** Newest first. */
  refunds: RefundRow[];
}

/** Locks payments first, then the order, as everywhere. @throws HttpProblem 404 */
export async function lockForRefund(trx: Db, orderId: number): Promise<LockedOrder> {
  const payments = await lockPaymentsOf(trx, orderId);
  const order = await lockOrder(trx, orderId);
  if (!order) throw notFound('订单不存在');
  return {
    order,
    payment: payments.find((row) => row.credited),
    refunds: await refundsOfOrder(trx, orderId),
  };
}
