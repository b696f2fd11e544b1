import { orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t } from '@harbor/contract/take-status';
import { rubricOf, trialScore } from '@harbor/contract/trial-rubric';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { noteOnOrder } from '../../trade/orders/move';
import { lockOwnOrder } from '../../trade/orders/queries';
import { openRefund } from '../../trade/orders/refund-status';
import type { OrderRow } from '../../trade/orders/rows';
import { mayMeet } from '../avoidance/may-meet';
import { endTake, runningTakes } from './end-take';
import { chosenTake, poolRow, triedOf } from './queries';
import { askToChoose, askToConfirm, type Choosing, failRound } from './rounds';
import type { WaitTakeRow } from './rows';
import { poolTeacher } from './teacher';
import { tellTeacher } from './tell';

/** Which buyer does something with their own order, when. */
export interface BuyerAct {
  userId: number;
  orderId: number;
  now: Date;
}

/** The buyer's own order with its row of the pool, locked. @throws HttpProblem 404 not theirs, or never in the pool */
export async function lockOwnPooled(trx: Db, { userId, orderId }: BuyerAct) {
  const order = await lockOwnOrder(trx, userId, orderId);
  const pool = await poolRow(trx, orderId);
  if (!pool) throw notFound('订单还没有进入接单');
  return { order, pool };
}

/** Whether trials of an order can be judged now. */
export const mayJudge = (order: Pick<OrderRow, 'status' | 'refund_status'>, pool: WaitTakeRow): boolean =>
  order.status === s.trial &&
  (pool.status === w.trial || pool.status === w.choosing) &&
  pool.confirm_until === null &&
  !openRefund(order.refund_status);

/**
 * Keeps what the buyer gives a trial, criterion by criterion.
 * @throws HttpProblem 404 no such trial, 409 not to be judged now, 422 a criterion that there is not
 */
export async function scoreTrial(
  trx: Db,
  act: BuyerAct,
  letter: string,
  points: Readonly<Record<string, number>>,
): Promise<void> {
  const { order, pool } = await lockOwnPooled(trx, act);
  if (!mayJudge(order, pool)) throw conflict(staleMessage);
  const rubric = rubricOf(pool.form_no);
  const strange = Object.keys(points).filter((key) => !rubric.some((one) => one.key === key));
  if (strange.length > 0) throw invalid({ points: ['评分项不正确'] });
  const trial = (await triedOf(trx, pool)).find((one) => one.letter === letter);
  if (trial?.status !== t.handedIn) throw notFound('没有这份试做');
  const all = { ...trial.points, ...points };
  await updateRows(
    trx,
    'trials',
    { take_id: trial.id },
    { points: JSON.stringify(all), score: trialScore(rubric, all) },
  );
}

/**
 * Somebody chooses a trial: its teacher is asked to confirm, the others are thanked with their points and the reason. Needs
 * the lock on the order.
 * @throws HttpProblem 404 no such trial, 409 not to be chosen now, or its teacher can no longer be asked
 */
export async function choose(
  trx: Db,
  order: OrderRow,
  row: WaitTakeRow,
  letter: string,
  { actor, actorId, reason, now }: Omit<Choosing, 'take'>,
): Promise<void> {
  if (!mayJudge(order, row)) throw conflict(staleMessage);
  const tried = await triedOf(trx, row);
  const chosen = tried.find((one) => one.letter === letter && one.status === t.handedIn);
  if (!chosen) throw notFound('没有这份试做');
  const teacher = await poolTeacher(trx, chosen.teacher_id, now);
  if (!teacher?.inForce || !(await mayMeet(trx, order, chosen.teacher_id)))
    throw conflict('这份试做的老师暂时不能接单，请选另一份');
  const pool = row.status === w.trial ? await askToChoose(trx, order, row, tried.length, now) : row;
  await updateRows(trx, 'wait_takes', { order_id: order.id }, { reason });
  await noteOnOrder(trx, order, 'choose_trial', { actor, actorId, at: now, facts: { letter } });
  for (const take of await runningTakes(trx, order.id)) {
    if (take.id === chosen.id) continue;
    await endTake(trx, pool, take, { event: 'lose', context: { actor, actorId, at: now }, reason });
    await tellTeacher(
      trx,
      take.teacher_id,
      pool,
      {
        title: '感谢您的试做，这次没有选中',
        body: `选定的理由：${reason}。评分与标准在“失效”里可以查看，感谢您的用心。`,
      },
      now,
    );
  }
  await askToConfirm(trx, pool, chosen, 'choose', { actor, actorId, now });
}

/** The buyer chooses. @throws HttpProblem as `choose` */
export async function chooseTrial(trx: Db, act: BuyerAct, letter: string, reason: string): Promise<void> {
  const { order, pool } = await lockOwnPooled(trx, act);
  await choose(trx, order, pool, letter, { actor: 'user', actorId: act.userId, reason, now: act.now });
}

/**
 * None of the trials fits: the round ends.
 * @throws HttpProblem 404, 409 nothing was handed in, one was chosen already, or a refund runs
 */
export async function refuseTrials(trx: Db, act: BuyerAct, reason: string): Promise<void> {
  const { order, pool } = await lockOwnPooled(trx, act);
  if (!mayJudge(order, pool)) throw conflict(staleMessage);
  if ((await triedOf(trx, pool)).length === 0) throw conflict('还没有收到试做');
  await failRound(trx, order, pool, 'user', act.userId, reason, act.now);
}

/** Whether the best of the trials is to be taken where nobody chose in time. @throws HttpProblem 404, 409 over */
export async function setAutoPick(trx: Db, act: BuyerAct, on: boolean): Promise<void> {
  const { order, pool } = await lockOwnPooled(trx, act);
  if (order.status !== s.waiting && order.status !== s.trial) throw conflict(staleMessage);
  await updateRows(trx, 'wait_takes', { order_id: pool.order_id }, { auto_pick: on, updated_at: act.now });
}

/** Whether somebody was chosen and is awaited. */
export const isAsked = async (db: Db, orderId: number): Promise<boolean> =>
  (await chosenTake(db, orderId))?.confirmed_at === null;
