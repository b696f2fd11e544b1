import { orderStatus as s } from '@harbor/contract/order-status';
import { openTrialStatuses, takeStatus as t } from '@harbor/contract/take-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { lockOrder } from '../../trade/orders/queries';
import type { OrderRow } from '../../trade/orders/rows';
import type { TakeRow, TrialRow, WaitTakeRow } from './rows';

/** An order's row of the pool. Everything about it changes under the lock on the order. */
export const poolRow = (db: Db, orderId: number): Promise<WaitTakeRow | undefined> =>
  findRow(db, 'wait_takes', { order_id: orderId });

/** An order with its row of the pool, locked. @throws HttpProblem 404 where it was never in the pool */
export async function lockPooled(trx: Db, orderId: number): Promise<{ order: OrderRow; pool: WaitTakeRow }> {
  const order = await lockOrder(trx, orderId);
  const pool = order && (await poolRow(trx, orderId));
  if (!order || !pool) throw notFound('需求不存在');
  return { order, pool };
}

/** The take of a teacher of an order, whatever became of it. */
export const takeOf = (db: Db, orderId: number, teacherId: number): Promise<TakeRow | undefined> =>
  findRow(db, 'takes', { order_id: orderId, teacher_id: teacherId });

/** The take of whoever was chosen and is at it, or has to confirm. */
export const chosenTake = (db: Db, orderId: number): Promise<TakeRow | undefined> =>
  db
    .selectFrom('takes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', t.chosen)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** The teacher who serves an order: chosen and confirmed. Undefined while nobody does, or staff themselves. */
export async function chosenTeacher(db: Db, orderId: number): Promise<number | undefined> {
  const take = await chosenTake(db, orderId);
  return take?.confirmed_at ? take.teacher_id : undefined;
}

/** Candidates of an order's round, by their letters. */
export const candidatesOf = (db: Db, pool: Pick<WaitTakeRow, 'order_id' | 'round'>): Promise<TakeRow[]> =>
  db
    .selectFrom('takes')
    .selectAll()
    .where('order_id', '=', pool.order_id)
    .where('round', '=', pool.round)
    .where('status', 'in', [...openTrialStatuses])
    .orderBy('letter')
    .execute();

export type TriedTake = TakeRow &
  Pick<TrialRow, 'text' | 'notes' | 'ai_statement' | 'masked' | 'points' | 'score'>;

/** Takes of an order's round whose trials were handed in, by their letters. */
export const triedOf = (db: Db, pool: Pick<WaitTakeRow, 'order_id' | 'round'>): Promise<TriedTake[]> =>
  db
    .selectFrom('takes')
    .innerJoin('trials', 'trials.take_id', 'takes.id')
    .selectAll('takes')
    .select([
      'trials.text',
      'trials.notes',
      'trials.ai_statement',
      'trials.masked',
      'trials.points',
      'trials.score',
    ])
    .where('takes.order_id', '=', pool.order_id)
    .where('takes.round', '=', pool.round)
    .where('takes.handed_in_at', 'is not', null)
    .orderBy('takes.letter')
    .execute() as Promise<TriedTake[]>;

/** How many trials and services of a teacher run. */
export async function runningOf(db: Db, teacherId: number): Promise<{ trials: number; formal: number }> {
  const { rows } = await sql<{ trials: number; formal: number }>`
    select count(*) filter (where t.status in (1, 2, 3))::int as trials,
      count(*) filter (where t.status = 4 and (t.confirmed_at is null or o.status in (${s.serving}, ${s.revising})))::int as formal
    from takes t join orders o on o.id = t.order_id
    where t.teacher_id = ${teacherId} and t.ended_at is null`.execute(db);
  return rows[0] ?? { trials: 0, formal: 0 };
}
