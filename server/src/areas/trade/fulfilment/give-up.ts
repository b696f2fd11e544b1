import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { moveOrder } from '../orders/move';
import type { OrderRow } from '../orders/rows';
import { tellOrder, tellStaff } from '../orders/tell';

/** Who takes whom off an order, when and why. */
export interface GivingUp {
  order: OrderRow;
  actor: 'teacher' | 'operator';
  actorId: number;
  reason: string;
  /** Days by which the delivery is to come later, if the buyer agrees; 0 = it does not. */
  extendDays: number;
  now: Date;
}

/**
 * Whoever served the order leaves it: it waits for somebody again. The promised time stays unless the buyer agrees to a
 * later one. Needs the lock on the order.
 * @throws HttpProblem 409 when nobody serves it
 */
export async function giveUp(
  trx: Db,
  { order, actor, actorId, reason, extendDays, now }: GivingUp,
): Promise<void> {
  const proposed = order.due_at ? extendDays : 0;
  await moveOrder(
    trx,
    order,
    'give_up',
    { actor, actorId, at: now },
    {
      teacher_id: null,
      teacher: null,
      staff_id: null,
      staff_name: '',
      taken_at: null,
      proposed_days: proposed,
    },
  );
  await insertRow(trx, 'order_notes', {
    order_id: order.id,
    author: actor,
    author_id: actorId,
    internal: true,
    content: `更换服务人员：${reason}`,
    files: '[]',
    at: now,
  });
  const ask = proposed > 0 ? `新的老师希望把交付时间顺延 ${proposed} 天，是否同意请在订单里选择。` : '';
  await tellOrder(
    trx,
    order,
    {
      title: '正在为您重新安排老师',
      body: `原来的老师不能继续服务，我们正在重新安排，承诺的交付时间不变。${ask}`,
    },
    now,
  );
  if (actor === 'teacher')
    await tellStaff(trx, order, { title: '老师放弃了订单', body: `需要重新派单，原因：${reason}` }, now);
}
