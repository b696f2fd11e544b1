import { orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { ownOrder } from '../orders/queries';

/**
 * Takes an ended order off the user's list; nothing is deleted.
 * @throws HttpProblem 404 not the user's order, 409 not ended
 */
export async function hideOrder(db: Db, userId: number, orderId: number, now: Date): Promise<void> {
  const hidden = await db
    .updateTable('orders')
    .set({ user_hidden: true, updated_at: now })
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('status', 'in', [s.cancelled, s.closed])
    .executeTakeFirst();
  if (hidden.numUpdatedRows === 1n) return;
  if (!(await ownOrder(db, userId, orderId))) throw notFound('订单不存在');
  throw conflict('只能删除已取消或已关闭的订单');
}
