import { orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { moveOrder, noteOnOrder } from '../../trade/orders/move';
import { lockOrder } from '../../trade/orders/queries';
import type { OrderRow } from '../../trade/orders/rows';
import { mayMeet } from '../avoidance/may-meet';
import { takeChosen } from './events';
import { movePool, moveTake } from './move';
import { candidatesOf, poolRow, triedOf } from './queries';
import type { PoolActor, TakeRow, WaitTakeRow } from './rows';
import { poolDue } from './settings';
import { windowOver } from './take';
import { poolTeacher } from './teacher';
import { tellBuyer, tellTeacher } from './tell';

/**
 * Looks whether a round of trials is over, after anything of it changed or its time went by: all places are handed in, or no
 * more can come. With a trial the buyer is to choose; without one the order goes back to the hall. So every round ends.
 * Needs the lock on the order.
 */
export async function settleRound(trx: Db, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const pool = await poolRow(trx, orderId);
  if (!order || !pool) return;
  const takes = await candidatesOf(trx, pool);
  const handedIn = takes.filter(({ status }) => status === t.handedIn).length;
  const running = takes.length - handedIn;
  if (pool.status === w.waiting) {
    if (takes.length === 0 && pool.first_take_at)
      await updateRows(trx, 'wait_takes', { order_id: orderId }, { first_take_at: null });
    return;
  }
  if (pool.status !== w.trial) return;
  const complete = handedIn >= pool.candidate_limit;
  if (!complete && running > 0) return;
  if (handedIn === 0) return failRound(trx, order, pool, 'system', null, '没有收到试做', now);
  if (complete || (await windowOver(trx, pool, now))) await askToChoose(trx, order, pool, handedIn, now);
}

/** The trials are in: the buyer judges them. */
export async function askToChoose(
  trx: Db,
  order: OrderRow,
  pool: WaitTakeRow,
  count: number,
  now: Date,
): Promise<WaitTakeRow> {
  const until = await poolDue(trx, 'choose', now);
  const moved = await movePool(trx, pool, 'trials_in', { actor: 'system', at: now }, { choose_until: until });
  await noteOnOrder(trx, order, 'trials_in', { actor: 'system', at: now });
  await tellBuyer(
    trx,
    pool,
    {
      title: `${count} 份试做已交齐，请您盲评`,
      body: '的试做可以评了：同一段节选、同一份评分表，姓名在您选定之后揭晓。',
      link: `/trials/${order.id}`,
    },
    now,
  );
  return moved;
}

/**
 * A round ends without anybody: the order waits for the next, or for staff once its rounds are used. Needs the lock on the
 * order.
 */
export async function failRound(
  trx: Db,
  order: OrderRow,
  pool: WaitTakeRow,
  actor: Extract<PoolActor, 'user' | 'operator' | 'system'>,
  actorId: number | null,
  reason: string,
  now: Date,
): Promise<void> {
  if (order.status !== s.trial) return;
  await updateRows(trx, 'wait_takes', { order_id: order.id }, { reason });
  await moveOrder(trx, order, 'trials_failed', { actor, actorId, at: now });
  const after = await poolRow(trx, order.id);
  await tellBuyer(
    trx,
    pool,
    after?.desk_only
      ? { title: '正在由客服为您安排老师', body: '的试做没有选定，客服会直接为您安排合适的老师。' }
      : { title: '正在重新安排试做', body: '已回到接单大厅，新的老师接单后会通知您。' },
    now,
  );
}

/** Who chose which take, with what reason. */
export interface Choosing {
  take: TakeRow;
  actor: Extract<PoolActor, 'user' | 'operator' | 'system'>;
  actorId: number | null;
  reason: string;
  now: Date;
}

/** Asks a chosen teacher to confirm; their name is the buyer's from now on. */
export async function askToConfirm(
  trx: Db,
  pool: WaitTakeRow,
  take: TakeRow,
  by: 'choose' | 'ask_next',
  { actor, actorId, now }: Pick<Choosing, 'actor' | 'actorId' | 'now'>,
): Promise<void> {
  const until = await poolDue(trx, 'confirm', now);
  const chosen = await moveTake(
    trx,
    take,
    by,
    { actor, actorId, at: now },
    {
      chosen_at: now,
      due_at: until,
      ended_at: null,
      reason: '',
      ...(by === 'ask_next' && { via: 'next' as const }),
    },
  );
  await updateRows(trx, 'wait_takes', { order_id: pool.order_id }, { confirm_until: until, updated_at: now });
  await tellTeacher(
    trx,
    take.teacher_id,
    pool,
    {
      title: by === 'choose' ? '您的试做被选定，请确认开始' : '客户希望由您服务，请确认开始',
      body: '请在限定时间内确认，逾期将询问下一位老师。',
    },
    now,
  );
  await takeChosen.emit(trx, {
    orderId: pool.order_id,
    teacherId: take.teacher_id,
    take: chosen,
    at: now,
    by: actor,
  });
}

/**
 * The chosen teacher did not begin: the one with the next best points is asked, and so on; with nobody left the round is over.
 * Needs the lock on the order.
 */
export async function askNext(trx: Db, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const pool = await poolRow(trx, orderId);
  if (!order || pool?.status !== w.choosing || order.status !== s.trial) return;
  for (const next of await inTurn(trx, order, pool, now)) {
    await noteOnOrder(trx, order, 'ask_next', { actor: 'system', at: now });
    await askToConfirm(trx, pool, next, 'ask_next', { actor: 'system', actorId: null, now });
    await tellBuyer(
      trx,
      pool,
      {
        title: '正在询问下一位老师',
        body: `选定的老师未能开始，正在按评分询问试做 ${next.letter} 的老师。`,
        link: `/trials/${orderId}`,
      },
      now,
    );
    return;
  }
  await failRound(trx, order, pool, 'system', null, '选定的老师未能开始', now);
}

/** Those of a round who were not chosen and may still be asked, the best first. */
async function inTurn(trx: Db, order: OrderRow, pool: WaitTakeRow, now: Date): Promise<TakeRow[]> {
  const lost = (await triedOf(trx, pool))
    .filter(({ status, via }) => status === t.notChosen && via !== 'next')
    .toSorted((a, b) => Number(b.score ?? 0) - Number(a.score ?? 0));
  const may: TakeRow[] = [];
  for (const take of lost) {
    const teacher = await poolTeacher(trx, take.teacher_id, now);
    if (teacher?.inForce && (await mayMeet(trx, order, take.teacher_id))) may.push(take);
  }
  return may;
}
