import { orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict, forbidden, notFound } from '../../../http/problem';
import type { OrderRow } from '../../trade/orders/rows';
import { mayMeet } from '../avoidance/may-meet';
import { takeTaken } from './events';
import { recount, writeTakeBegin } from './move';
import { candidatesOf, lockPooled, takeOf } from './queries';
import type { WaitTakeRow } from './rows';
import { serve } from './serve';
import { poolDue, poolNumber } from './settings';
import { hindranceOf, holdTeacher, type PoolTeacher, poolTeacher } from './teacher';
import { tellTeacher } from './tell';
import { checkVisible } from './visible';

/** Which teacher does something with which order, when. */
export interface TeacherAct {
  teacherId: number;
  orderId: number;
  now: Date;
}

const full = '该需求已被接满';
const hour = 3_600_000;

/** The teacher who acts, held until the transaction ends. @throws HttpProblem 403 no longer certified */
export async function actingTeacher(trx: Db, { teacherId, now }: TeacherAct): Promise<PoolTeacher> {
  await holdTeacher(trx, teacherId);
  const teacher = await poolTeacher(trx, teacherId, now);
  if (!teacher) throw forbidden('请先完成教师认证');
  return teacher;
}

/** Whether the window for new candidates of a round is over. */
export const windowOver = async (db: Db, pool: WaitTakeRow, now: Date): Promise<boolean> =>
  pool.first_take_at !== null &&
  now.getTime() >= pool.first_take_at.getTime() + (await poolNumber(db, 'window')) * hour;

/**
 * A teacher takes an order of the hall: as one of its candidates where a trial decides, else to serve it at once, whoever
 * comes first.
 * @throws HttpProblem 404 there is none, or they must not know of it; 409 it is full, or they have too much to do, or too
 * little credit
 */
export async function takeOrder(trx: Db, act: TeacherAct): Promise<void> {
  await checkVisible(trx, act.teacherId, act.orderId);
  const { order, pool } = await lockPooled(trx, act.orderId);
  // Lists may have changed while the lock was waited for.
  if (!(await mayMeet(trx, order, act.teacherId))) throw notFound('需求不存在');
  if (await takeOf(trx, order.id, act.teacherId)) throw conflict('您已接过这个需求');
  if (!(await isOpen(trx, order, pool, act.now))) throw conflict(full);
  const teacher = await actingTeacher(trx, act);
  const hindrance = await hindranceOf(trx, teacher, pool.need_trial ? 'trial' : 'formal');
  if (hindrance) throw conflict(hindrance);
  if (pool.need_trial) await becomeCandidate(trx, pool, teacher, act.now);
  else await serve(trx, order, teacher, act.now);
}

async function isOpen(trx: Db, order: OrderRow, pool: WaitTakeRow, now: Date): Promise<boolean> {
  const waits = order.status === s.waiting || order.status === s.trial;
  const inHall = pool.status === w.waiting || pool.status === w.trial;
  return (
    [waits, inHall, !pool.held, !pool.desk_only, pool.invited_id === null].every(Boolean) &&
    pool.candidates < pool.candidate_limit &&
    !(await windowOver(trx, pool, now))
  );
}

async function becomeCandidate(trx: Db, pool: WaitTakeRow, teacher: PoolTeacher, now: Date): Promise<void> {
  const used = new Set((await candidatesOf(trx, pool)).map(({ letter }) => letter));
  const letter = [...pool.letters].find((one) => !used.has(one));
  if (!letter) throw conflict(full);
  const take = await trx
    .insertInto('takes')
    .values({
      order_id: pool.order_id,
      teacher_id: teacher.id,
      status: t.taken,
      round: pool.round,
      via: 'hall',
      letter,
      rate: teacher.rate,
      due_at: await poolDue(trx, 'begin', now),
      taken_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeTakeBegin(trx, take, 'take', { actor: 'teacher', actorId: teacher.id, at: now });
  await recount(trx, pool.order_id);
  if (!pool.first_take_at)
    await updateRows(trx, 'wait_takes', { order_id: pool.order_id }, { first_take_at: now });
  await tellTeacher(
    trx,
    teacher.id,
    pool,
    { title: '接单成功，请开始试做', body: `请在 ${await poolNumber(trx, 'begin')} 小时内开始试做。` },
    now,
  );
  await takeTaken.emit(trx, { orderId: pool.order_id, teacherId: teacher.id, take, at: now });
}
