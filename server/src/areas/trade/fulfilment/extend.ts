import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { noteOnOrder } from '../orders/move';
import { lockOwnOrder } from '../orders/queries';
import { tellOwnPages } from '../orders/tell';
import { type Act, lockDelivered, tellWorkers } from './accept';
import { dayMs, deliveryLimits } from './limits';

/**
 * The buyer takes seven more days to look at a delivery, once in an order.
 * @throws HttpProblem 404 not the user's order, 409 nothing delivered, extended already, or a refund runs
 */
export async function extendReview(trx: Db, act: Act): Promise<void> {
  const order = await lockDelivered(trx, act);
  if (order.extended) throw conflict('每个订单只能延长一次验收时间');
  if (!order.accept_at) throw conflict(staleMessage);
  await updateRows(
    trx,
    'orders',
    { id: order.id },
    {
      extended: true,
      accept_at: new Date(order.accept_at.getTime() + deliveryLimits.extendBy),
      accept_reminded_at: null,
      updated_at: act.now,
    },
  );
  const days = deliveryLimits.extendBy / dayMs;
  await noteOnOrder(trx, order, 'extend_review', {
    actor: 'user',
    actorId: act.userId,
    at: act.now,
    facts: { days },
  });
  await tellWorkers(
    trx,
    order,
    { title: '买家延长了验收时间', body: `验收时间延长了 ${days} 天。` },
    act.now,
  );
  await tellOwnPages(trx, order);
}

/**
 * The buyer says whether the delivery may come later, after whoever served the order was replaced.
 * @throws HttpProblem 404 not the user's order, 409 nothing was proposed
 */
export async function answerProposal(trx: Db, act: Act, agree: boolean): Promise<void> {
  const order = await lockOwnOrder(trx, act.userId, act.orderId);
  const days = order.proposed_days;
  if (days === 0 || !order.due_at) throw conflict(staleMessage);
  const later = new Date(order.due_at.getTime() + days * dayMs);
  await updateRows(
    trx,
    'orders',
    { id: order.id },
    {
      proposed_days: 0,
      updated_at: act.now,
      ...(agree && { due_at: later, overdue: order.overdue && later <= act.now }),
    },
  );
  await noteOnOrder(trx, order, agree ? 'agree_later' : 'refuse_later', {
    actor: 'user',
    actorId: act.userId,
    at: act.now,
    facts: { days },
  });
  await tellWorkers(
    trx,
    order,
    {
      title: agree ? '买家同意顺延交付' : '买家不同意顺延交付',
      body: agree ? `交付时间顺延 ${days} 天。` : '交付时间不变。',
    },
    act.now,
  );
  await tellOwnPages(trx, order);
}
