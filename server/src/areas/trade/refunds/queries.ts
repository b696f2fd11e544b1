import { invoiceStatus } from '@harbor/contract/invoice-status';
import { refundStatus } from '@harbor/contract/refund-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { lockOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { lockPaymentsOf } from '../pay/queries';
import type { PaymentRow } from '../pay/rows';
import type { RefundLineRow, RefundRow } from './rows';
import { noPast, type RefundPast } from './terms';

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

/** What happened to an order that its next refund depends on. */
export async function pastOf(db: Db, orderId: number): Promise<RefundPast> {
  return (await pastsOf(db, [orderId])).get(orderId) ?? noPast;
}

/** The same of several orders. */
export async function pastsOf(db: Db, orderIds: number[]): Promise<Map<number, RefundPast>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<RefundPast & { id: number }>`
    select o.id, r.applications, r.refunded as "refundedFen", coalesce(e.percent, 0) as "seenPercent",
      exists (select from invoices i where i.order_id = o.id and i.status = ${invoiceStatus.issued}) as invoiced
    from orders o
    left join enrolments e on e.order_id = o.id
    cross join lateral (
      select count(*) as applications,
        coalesce(sum(coalesce(approved_fen, apply_fen)) filter (where status = ${refundStatus.refunded}), 0) as refunded
      from refunds where order_id = o.id and kind = 'order') r
    where o.id = any(${orderIds})`.execute(db);
  return new Map(rows.map(({ id, ...past }) => [id, past]));
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
  past: RefundPast;
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
    past: await pastOf(trx, orderId),
  };
}
