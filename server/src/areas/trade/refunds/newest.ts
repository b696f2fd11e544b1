import type { Db } from '../../../db/connect';
import type { RefundRow } from './rows';

/** The newest refund of each order; refunds of late or second payments are not the order's own. */
export async function refundsOf(db: Db, orderIds: number[]): Promise<Map<number, RefundRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .distinctOn('order_id')
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'order')
    .orderBy('order_id')
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}
