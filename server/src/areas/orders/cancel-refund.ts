import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../core';
import { conflict, notFound } from '../../http/problem';
import { lockPaymentsOf } from '../pay/queries';
import { noteOnOrder, staleMessage } from './move';
import { lockOrder, ownOrder } from './queries';
import { refundStatus, withdrawableRefund } from './refund-status';

/**
 * The buyer withdraws a refund that is not decided yet; the order goes on where it stood.
 * @throws HttpProblem 404 not the user's order, 409 nothing to withdraw, or the money is already on its way
 */
export async function cancelRefund(
  core: Core,
  userId: number,
  orderId: number,
): Promise<DataOf<'POST /user/cancel_refund/:id'>> {
  if (!(await ownOrder(core.db, userId, orderId))) throw notFound('订单不存在');
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    await lockPaymentsOf(trx, orderId);
    const order = await lockOrder(trx, orderId);
    if (!order) throw notFound('订单不存在');
    if (!withdrawableRefund(order.refund_status)) throw conflict(staleMessage);
    const withdrawn = await trx
      .updateTable('refunds')
      .set({ status: refundStatus.withdrawn, next_try_at: null, updated_at: now, done_at: now })
      .where('order_id', '=', orderId)
      .where('kind', '=', 'order')
      .where('status', '=', order.refund_status)
      .returning(['payment_id', 'apply_fen'])
      .executeTakeFirst();
    if (!withdrawn) throw conflict(staleMessage);
    await trx
      .updateTable('payments')
      .set({ refund_fen: sql<number>`refund_fen - ${withdrawn.apply_fen}::bigint`, updated_at: now })
      .where('id', '=', withdrawn.payment_id)
      .execute();
    await trx
      .updateTable('orders')
      .set({ refund_status: refundStatus.withdrawn, updated_at: now })
      .where('id', '=', orderId)
      .execute();
    await noteOnOrder(trx, order, 'refund_withdrawn', { actor: 'user', actorId: userId, at: now });
    return { status: order.status, refund_status: refundStatus.withdrawn };
  });
}
