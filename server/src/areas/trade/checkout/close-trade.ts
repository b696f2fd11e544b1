import type { DataOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import { conflict, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { ownOrder } from '../orders/queries';
import { closePaymentsOf } from '../pay/close-payment';

/**
 * Closes the gateway's transactions of an unpaid order; the order stays and can be paid anew. A payment that turns out
 * done is settled instead.
 * @throws HttpProblem 404 not the user's order, 409 not waiting for money
 */
export async function closeTrade(
  core: Core,
  userId: number,
  orderId: number,
): Promise<DataOf<'POST /wechat/cancel/:id'>> {
  const order = await ownOrder(core.db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  if (order.status !== s.unpaid) throw conflict(staleMessage);
  const results = await closePaymentsOf(core, orderId);
  const after = await ownOrder(core.db, userId, orderId);
  return { status: after?.status ?? order.status, closed: results.every((result) => result === 'closed') };
}
