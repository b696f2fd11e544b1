import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import { HttpProblem } from '../../../http/problem';
import type { OrderRow } from '../orders/rows';
import { closePaymentsOf } from '../pay/close-payment';
import { toOutbox } from '../pay/outbox';
import { endUnpaid } from './end-unpaid';

/**
 * Closes orders whose time to pay is over. Their payments are asked for first: one that was paid in the last moment
 * keeps its order. Safe in several processes: the transition table lets only one of them win.
 * @returns how many orders were closed
 */
export async function expireOrders(core: Core): Promise<number> {
  const due = await core.db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', s.unpaid)
    .where('expire_at', '<=', new Date(core.settings.clock.now()))
    .orderBy('expire_at')
    .limit(20)
    .execute();
  const closed = await Promise.all(due.map((order) => expire(core, order)));
  return closed.filter(Boolean).length;
}

async function expire(core: Core, order: OrderRow): Promise<boolean> {
  const closed = await closePaymentsOf(core, order.id);
  if (closed.includes('paid')) return false;
  const now = new Date(core.settings.clock.now());
  try {
    await core.db.transaction().execute(async (trx) => {
      await endUnpaid(trx, order.id, {
        event: 'expire',
        actor: 'system',
        reason: '超时未付款，订单已自动取消',
        now,
      });
      await toOutbox(trx, 'order_expired', String(order.id), order, order.pay_fen, now);
    });
    return true;
  } catch (error) {
    // Paid or cancelled between the look and the lock: the other one won.
    if (error instanceof HttpProblem) return false;
    throw error;
  }
}
