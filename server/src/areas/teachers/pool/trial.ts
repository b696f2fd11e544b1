import { orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { moveOrder } from '../../trade/orders/move';
import { trialHandedIn } from './events';
import { moveTake } from './move';
import { namesIn, personal } from './neutral';
import { lockPooled, takeOf } from './queries';
import { settleRound } from './rounds';
import type { TakeRow, WaitTakeRow } from './rows';
import type { TeacherAct } from './take';
import { actingTeacher } from './take';
import type { PoolTeacher } from './teacher';
import { tellBuyer } from './tell';

/** A trial as it is written. */
export interface TrialText {
  text: string;
  notes: readonly string[];
  ai_statement: string;
}

const hour = 3_600_000;

/** This teacher's own take of an order, under the order's lock. @throws HttpProblem 404 they have none */
export async function lockTake(trx: Db, { teacherId, orderId }: TeacherAct) {
  if (!(await takeOf(trx, orderId, teacherId))) throw notFound('需求不存在');
  const { order, pool } = await lockPooled(trx, orderId);
  const take = await takeOf(trx, orderId, teacherId);
  if (!take) throw notFound('需求不存在');
  return { order, pool, take };
}

/**
 * A candidate begins the trial: from now on it counts to the hand-in, and the order is on trial with its first one.
 * @throws HttpProblem 404 no take, 409 not to be begun, too late, or a refund runs
 */
export async function beginTrial(trx: Db, act: TeacherAct): Promise<void> {
  const { order, pool, take } = await lockTake(trx, act);
  if (pool.held) throw conflict('客户正在申请退款，请稍候');
  if (take.due_at && take.due_at <= act.now) throw conflict('开始试做的时间已过');
  await actingTeacher(trx, act);
  await moveTake(
    trx,
    take,
    'begin',
    { actor: 'teacher', actorId: act.teacherId, at: act.now },
    { started_at: act.now, due_at: new Date(act.now.getTime() + pool.trial_hours * hour) },
  );
  if (order.status === s.waiting)
    await moveOrder(trx, order, 'start_trial', { actor: 'teacher', actorId: act.teacherId, at: act.now });
}

async function keep(
  trx: Db,
  take: TakeRow,
  trial: TrialText,
  now: Date,
  handedIn: Date | null,
): Promise<void> {
  const values = {
    text: trial.text,
    notes: JSON.stringify(trial.notes),
    ai_statement: trial.ai_statement,
    saved_at: now,
    handed_in_at: handedIn,
  };
  await trx
    .insertInto('trials')
    .values({ take_id: take.id, order_id: take.order_id, ...values })
    .onConflict((on) => on.column('take_id').doUpdateSet(values))
    .execute();
}

/** Keeps what was written so far. @throws HttpProblem 404, 409 not begun or handed in already */
export async function saveTrial(trx: Db, act: TeacherAct, trial: TrialText): Promise<void> {
  const { take } = await lockTake(trx, act);
  if (take.status !== t.trying) throw conflict(staleMessage);
  await keep(trx, take, trial, act.now, null);
}

/** The names by which a buyer would know who wrote a trial. */
export const tellingNames = (teacher: PoolTeacher): string[] =>
  [...new Set([teacher.realName, teacher.name, ...teacher.units])].filter((name) => name.trim().length > 1);

/** What in a trial would tell who wrote it, or how to reach them; by the field that it stands in. */
export function tellTale(trial: TrialText, names: readonly string[]): Record<string, string[]> {
  const texts: [string, string][] = [
    ['text', trial.text],
    ...trial.notes.map((note, i): [string, string] => [`notes.${i}`, note]),
    ['ai_statement', trial.ai_statement],
  ];
  return Object.fromEntries(
    texts.flatMap(([field, text]) => {
      const named = namesIn(text, names).map(
        (name) => `请去掉“${name}”：试做是匿名的，客户选定之后才会看到您是谁`,
      );
      const reached = personal(text).map(
        ({ text: found }) => `请去掉“${found}”：试做里不能有联系方式或证件号`,
      );
      return named.length + reached.length > 0 ? [[field, [...named, ...reached]]] : [];
    }),
  );
}

/**
 * Hands a trial in. What names its writer, their institutions or a way to reach them is refused, so that the buyer judges the
 * work alone.
 * @throws HttpProblem 404, 409 not begun, too late, or the round is over, 422 what tells of its writer
 */
export async function handInTrial(trx: Db, act: TeacherAct, trial: TrialText): Promise<void> {
  const { pool, take } = await lockTake(trx, act);
  if (take.status !== t.trying || pool.status !== w.trial) throw conflict(staleMessage);
  if (pool.held) throw conflict('客户正在申请退款，请稍候');
  if (take.due_at && take.due_at <= act.now) throw conflict('提交试做的时间已过');
  const teacher = await actingTeacher(trx, act);
  const found = tellTale(trial, tellingNames(teacher));
  if (Object.keys(found).length > 0) throw invalid(found);
  await keep(trx, take, trial, act.now, act.now);
  const handed = await moveTake(
    trx,
    take,
    'hand_in',
    { actor: 'teacher', actorId: act.teacherId, at: act.now },
    { handed_in_at: act.now, due_at: null },
  );
  await tellOfTrial(trx, pool, act.now);
  await trialHandedIn.emit(trx, {
    orderId: pool.order_id,
    teacherId: act.teacherId,
    take: handed,
    at: act.now,
  });
  await settleRound(trx, pool.order_id, act.now);
}

const tellOfTrial = (trx: Db, pool: WaitTakeRow, now: Date) =>
  tellBuyer(
    trx,
    pool,
    {
      title: '收到一份试做',
      body: '收到一份匿名试做，可以先看，交齐后一起评。',
      link: `/trials/${pool.order_id}`,
    },
    now,
  );

/** A trial of a take, as it is kept. */
export const trialOf = (db: Db, takeId: number) => findRow(db, 'trials', { take_id: takeId });
