import { orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t } from '@harbor/contract/take-status';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { giveUp } from '../../trade/fulfilment/give-up';
import { mayMeet } from '../avoidance/may-meet';
import { endTake } from './end-take';
import { takeOf } from './queries';
import { askNext, settleRound } from './rounds';
import { serve } from './serve';
import { actingTeacher, type TeacherAct } from './take';
import { hindranceOf } from './teacher';
import { lockTake } from './trial';

/**
 * The chosen teacher says yes: the order is theirs, with its manuscript, and its time begins.
 * @throws HttpProblem 404, 409 not chosen, too late, a refund runs, or too much to do already
 */
export async function confirmFormal(trx: Db, act: TeacherAct): Promise<void> {
  const { order, pool, take } = await lockTake(trx, act);
  if (take.status !== t.chosen || take.confirmed_at || take.ended_at) throw conflict(staleMessage);
  if (pool.held) throw conflict('客户正在申请退款，请稍候');
  if (take.due_at && take.due_at <= act.now) throw conflict('确认的时间已过');
  if (!(await mayMeet(trx, order, act.teacherId))) throw notFound('需求不存在');
  const teacher = await actingTeacher(trx, act);
  // What is to be confirmed counts as one already.
  const hindrance = await hindranceOf(trx, { ...teacher, mostFormal: teacher.mostFormal + 1 }, 'formal');
  if (hindrance) throw conflict(hindrance);
  await serve(trx, order, teacher, act.now);
}

/**
 * A teacher gives an order up: before the service nothing is lost by it; during it the order goes back to the hall before all
 * others, and credit is taken. What was delivered is not given up any more.
 * @returns points of credit that it took
 * @throws HttpProblem 404, 409 it is over, or delivered
 */
export async function giveUpTake(trx: Db, act: TeacherAct, reason: string): Promise<number> {
  const { order, pool, take } = await lockTake(trx, act);
  const { teacherId, orderId, now } = act;
  if (take.ended_at) throw conflict(staleMessage);
  if (take.confirmed_at) {
    if (order.status !== s.serving && order.status !== s.revising)
      throw conflict('已交付的订单不能放弃，请联系客服');
    await giveUp(trx, { order, actor: 'teacher', actorId: teacherId, reason, extendDays: 0, now });
    await updateRows(trx, 'takes', { id: take.id }, { reason });
    return (await takeOf(trx, orderId, teacherId))?.credit ?? 0;
  }
  await endTake(trx, pool, take, {
    event: 'give_up',
    context: { actor: 'teacher', actorId: teacherId, at: now, note: reason },
    reason,
  });
  if (take.status === t.chosen) await askNext(trx, orderId, now);
  else await settleRound(trx, orderId, now);
  return 0;
}
