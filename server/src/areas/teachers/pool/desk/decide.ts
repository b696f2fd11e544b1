import { takeStatus as t } from '@harbor/contract/take-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, updateRows } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { staleMessage } from '../../../../labels/stale';
import { giveUp } from '../../../trade/fulfilment/give-up';
import { dispatch } from '../../../trade/order-desk/dispatch';
import { lockOrder } from '../../../trade/orders/queries';
import type { OrderRow } from '../../../trade/orders/rows';
import { addCredit } from '../../profiles/figures/credit';
import { choose } from '../choose';
import { endTake } from '../end-take';
import { openMaterial, settleMaterial } from '../material';
import { namesIn, neutral } from '../neutral';
import { askNext, failRound, settleRound } from '../rounds';
import type { TakeRow, WaitTakeRow } from '../rows';
import { tellTeacher } from '../tell';
import { poolAct } from './act';

interface Staff {
  id: number;
  nickname: string;
}

const hour = 3_600_000;

/** Gives an order that waits to a teacher. @throws HttpProblem as `dispatch` */
export const dispatchTo = (
  core: Core,
  trx: Db,
  staff: Staff,
  orderId: number,
  { teacher_id: teacherId, note = '' }: { teacher_id: number; note?: string | undefined },
  now: Date,
): Promise<void> =>
  poolAct(
    core,
    trx,
    {
      staffId: staff.id,
      orderId,
      verb: 'dispatch',
      detail: { teacher_id: teacherId, ...(note && { reason: note }) },
      now,
    },
    (order) => dispatch(trx, { order, staff, teacherId, institutions: [], now }),
  );

/** Takes the credit that staff decided on. */
async function takeCredit(
  trx: Db,
  {
    teacherId,
    orderId,
    credit,
    reason,
    staffId,
    now,
  }: { teacherId: number; orderId: number; credit: number; reason: string; staffId: number; now: Date },
): Promise<void> {
  if (credit > 0)
    await addCredit(trx, {
      teacherId,
      reason: 'correction',
      points: -credit,
      note: reason,
      orderId,
      byId: staffId,
      at: now,
    });
}

/** The order after a step, with its lock still held. */
async function again(trx: Db, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw notFound('需求不存在');
  return order;
}

/** Gives a served order to another teacher, the promised time unchanged. @throws HttpProblem 409 nobody serves it */
export const handOver = (
  core: Core,
  trx: Db,
  staff: Staff,
  orderId: number,
  body: { teacher_id: number; reason: string; credit?: number | undefined },
  now: Date,
): Promise<void> => {
  const { teacher_id: teacherId, reason, credit = 0 } = body;
  const detail = { teacher_id: teacherId, reason, ...(credit > 0 && { points: credit }) };
  return poolAct(core, trx, { staffId: staff.id, orderId, verb: 'hand_over', detail, now }, async (order) => {
    const before = order.teacher_id;
    if (before === null) throw conflict(staleMessage);
    if (before === teacherId) throw invalid({ teacher_id: ['现在就是由这位老师服务'] });
    await giveUp(trx, { order, actor: 'operator', actorId: staff.id, reason, extendDays: 0, now });
    await updateRows(trx, 'takes', { order_id: orderId, teacher_id: before }, { reason, credit });
    await takeCredit(trx, { teacherId: before, orderId, credit, reason, staffId: staff.id, now });
    await dispatch(trx, { order: await again(trx, orderId), staff, teacherId, institutions: [], now });
  });
};

async function takeById(trx: Db, takeId: number): Promise<TakeRow> {
  const take = await findRow(trx, 'takes', { id: takeId });
  if (!take) throw notFound('接单不存在');
  return take;
}

/**
 * Takes a teacher off an order, candidate or at work; the order waits for somebody else.
 * @returns the order's id
 */
export async function removeTake(
  core: Core,
  trx: Db,
  staff: Staff,
  takeId: number,
  body: { reason: string; credit?: number | undefined; extend_days?: number | undefined },
  now: Date,
): Promise<number> {
  const { order_id: orderId } = await takeById(trx, takeId);
  const { reason, credit = 0, extend_days: extendDays = 0 } = body;
  const detail = { reason, ...(credit > 0 && { points: credit }) };
  await poolAct(
    core,
    trx,
    { staffId: staff.id, orderId, verb: 'remove', detail, now },
    async (order, pool) => {
      const take = await takeById(trx, takeId);
      if (take.ended_at) throw conflict(staleMessage);
      if (take.confirmed_at) {
        await giveUp(trx, { order, actor: 'operator', actorId: staff.id, reason, extendDays, now });
        await updateRows(trx, 'takes', { id: takeId }, { reason, credit });
      } else await removeCandidate(trx, pool, take, reason, credit, staff.id, now);
      await takeCredit(trx, { teacherId: take.teacher_id, orderId, credit, reason, staffId: staff.id, now });
    },
  );
  return orderId;
}

async function removeCandidate(
  trx: Db,
  pool: WaitTakeRow,
  take: TakeRow,
  reason: string,
  credit: number,
  staffId: number,
  now: Date,
): Promise<void> {
  await endTake(trx, pool, take, {
    event: 'remove',
    context: { actor: 'operator', actorId: staffId, at: now, note: reason },
    reason,
  });
  if (credit > 0) await updateRows(trx, 'takes', { id: take.id }, { credit });
  await tellTeacher(trx, take.teacher_id, pool, { title: '客服移除了您的接单', body: `：${reason}。` }, now);
  if (take.status === t.chosen) await askNext(trx, pool.order_id, now);
  else await settleRound(trx, pool.order_id, now);
}

/** Gives a teacher more time for the next step. @returns the order's id */
export async function extendTake(
  core: Core,
  trx: Db,
  staff: Staff,
  takeId: number,
  { hours, reason }: { hours: number; reason: string },
  now: Date,
): Promise<number> {
  const { order_id: orderId } = await takeById(trx, takeId);
  await poolAct(
    core,
    trx,
    { staffId: staff.id, orderId, verb: 'extend', detail: { hours, reason }, now },
    async (_order, pool) => {
      const take = await takeById(trx, takeId);
      if (take.ended_at || !take.due_at || take.confirmed_at) throw conflict(staleMessage);
      const due = new Date(Math.max(take.due_at.getTime(), now.getTime()) + hours * hour);
      await updateRows(trx, 'takes', { id: takeId }, { due_at: due, updated_at: now });
      if (take.status === t.chosen)
        await updateRows(trx, 'wait_takes', { order_id: orderId }, { confirm_until: due, updated_at: now });
      await tellTeacher(
        trx,
        take.teacher_id,
        pool,
        { title: `时间延长 ${hours} 小时`, body: `：${reason}。` },
        now,
      );
    },
  );
  return orderId;
}

/** Chooses in the buyer's place, their time being over. @throws HttpProblem 409 it is not, or nothing to choose */
export const chooseFor = (
  core: Core,
  trx: Db,
  staff: Staff,
  orderId: number,
  { letter, reason }: { letter: string; reason: string },
  now: Date,
): Promise<void> =>
  poolAct(
    core,
    trx,
    { staffId: staff.id, orderId, verb: 'choose', detail: { part: letter, reason }, now },
    async (order, pool) => {
      if (!pool.choose_until || pool.choose_until > now) throw conflict('客户还在选定的时间内');
      await choose(trx, order, pool, letter, { actor: 'operator', actorId: staff.id, reason, now });
    },
  );

/** Gives the buyer more time to choose. */
export const extendChoice = (
  core: Core,
  trx: Db,
  staff: Staff,
  orderId: number,
  { hours, reason }: { hours: number; reason: string },
  now: Date,
): Promise<void> =>
  poolAct(
    core,
    trx,
    { staffId: staff.id, orderId, verb: 'extend_choice', detail: { hours, reason }, now },
    async (_order, pool) => {
      if (!pool.choose_until || pool.confirm_until) throw conflict(staleMessage);
      const until = new Date(Math.max(pool.choose_until.getTime(), now.getTime()) + hours * hour);
      await updateRows(
        trx,
        'wait_takes',
        { order_id: orderId },
        { choose_until: until, choice_alerted_at: null, updated_at: now },
      );
    },
  );

/** Ends a round of trials. */
export const endRound = (
  core: Core,
  trx: Db,
  staff: Staff,
  orderId: number,
  { reason }: { reason: string },
  now: Date,
): Promise<void> =>
  poolAct(
    core,
    trx,
    { staffId: staff.id, orderId, verb: 'end_round', detail: { reason }, now },
    async (order, pool) => {
      if (order.status !== 35) throw conflict(staleMessage);
      await failRound(trx, order, pool, 'operator', staff.id, reason, now);
    },
  );

/** Ends the wait for the buyer's material: the clock runs on. */
export const resume = (
  core: Core,
  trx: Db,
  staff: Staff,
  orderId: number,
  { reason }: { reason: string },
  now: Date,
): Promise<void> =>
  poolAct(
    core,
    trx,
    { staffId: staff.id, orderId, verb: 'resume', detail: { reason }, now },
    async (order, pool) => {
      const request = await openMaterial(trx, orderId);
      if (!request) throw conflict(staleMessage);
      const context = { actor: 'operator', actorId: staff.id, at: now, note: reason } as const;
      await settleMaterial(trx, { order, pool, request }, { answer: reason, supplied: false, context });
    },
  );

/** Writes what the hall says of an order. @throws HttpProblem 422 words that name the buyer */
export const writeSummary = (
  core: Core,
  trx: Db,
  staff: Staff,
  orderId: number,
  { summary }: { summary: string },
  now: Date,
): Promise<void> =>
  poolAct(core, trx, { staffId: staff.id, orderId, verb: 'summary', now }, async (order) => {
    if (order.status !== 30 && order.status !== 35) throw conflict(staleMessage);
    const buyer = await findRow(trx, 'users', { id: order.user_id }, ['nickname', 'unit']);
    const named = namesIn(summary, [buyer?.nickname ?? '', buyer?.unit ?? '']);
    if (named.length > 0) throw invalid({ summary: [`请去掉“${named[0]}”：大厅里不能出现客户的身份`] });
    await updateRows(
      trx,
      'wait_takes',
      { order_id: orderId },
      { summary: neutral(summary, []), summary_by: staff.id, updated_at: now },
    );
  });
