import { openTrialStatuses } from '@harbor/contract/take-status';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { staleMessage } from '../../../labels/stale';
import { defineMachine, type TransitionContext } from '../../../machine';
import type { PoolActor, TakeRow, WaitTakeRow } from './rows';
import { type PoolEvent, poolSteps, type TakeEvent, takeSteps } from './transitions';

/** Who does it, when, and what the line of the history says beside it. */
export interface PoolContext extends TransitionContext<PoolActor> {
  note?: string | undefined;
}

const poolMachine = defineMachine<Pick<WaitTakeRow, 'order_id' | 'status'>, PoolContext>()({
  table: 'wait_takes',
  key: 'order_id',
  steps: poolSteps,
  stale: staleMessage,
  follows: (_step, { at }, changes) => ({ ...changes, updated_at: at }),
  history: (trx, { row, from, to, event }, context) =>
    insertRow(trx, 'wait_take_history', {
      order_id: row.order_id,
      event,
      from_status: from,
      to_status: to,
      actor: context.actor,
      actor_id: context.actorId ?? null,
      note: context.note ?? '',
      at: context.at,
    }),
});

/**
 * Takes an order's row of the pool one step further: the only place that changes `wait_takes.status`. Needs the lock on the
 * order.
 * @throws HttpProblem 409 when the table knows no such step
 */
export const movePool = (
  trx: Db,
  row: Pick<WaitTakeRow, 'order_id' | 'status'>,
  event: PoolEvent,
  context: PoolContext,
  changes: Omit<Updateable<DB['wait_takes']>, 'status'> = {},
): Promise<WaitTakeRow> => poolMachine.move(trx, row, event, context, changes);

const takeMachine = defineMachine<Pick<TakeRow, 'id' | 'status'>, PoolContext>()({
  table: 'takes',
  key: 'id',
  steps: takeSteps,
  stale: staleMessage,
  follows: (_step, { at }, changes) => ({ ...changes, updated_at: at }),
  history: (trx, { row, from, to, event }, context) =>
    insertRow(trx, 'take_history', {
      take_id: row.id,
      event,
      from_status: from,
      to_status: to,
      actor: context.actor,
      actor_id: context.actorId ?? null,
      note: context.note ?? '',
      at: context.at,
    }),
});

export const findTakeStep = takeMachine.find;
export const findPoolStep = poolMachine.find;

/** Counts the candidates of an order anew: the one place that writes their number. */
export async function recount(trx: Db, orderId: number): Promise<void> {
  await sql`
    update wait_takes w set candidates = (
      select count(*) from takes t where t.order_id = w.order_id and t.status = any(${[...openTrialStatuses]}))
    where w.order_id = ${orderId}`.execute(trx);
}

/**
 * Takes a teacher's take one step further, whatever follows for the number of candidates with it: the only place that changes
 * `takes.status`. Needs the lock on the order.
 * @throws HttpProblem 409 when the table knows no such step for this actor
 */
export const moveTake = async (
  trx: Db,
  row: Pick<TakeRow, 'id' | 'status'>,
  event: TakeEvent,
  context: PoolContext,
  changes: Omit<Updateable<DB['takes']>, 'status'> = {},
): Promise<TakeRow> => {
  const moved = await takeMachine.move(trx, row, event, context, changes);
  await recount(trx, moved.order_id);
  return moved;
};

/** Writes the first line of a take or pool row that was just made. */
export const writeTakeBegin = (
  trx: Db,
  take: Pick<TakeRow, 'id' | 'status'>,
  event: TakeEvent,
  { actor, actorId, at, note }: PoolContext,
): Promise<void> =>
  insertRow(trx, 'take_history', {
    take_id: take.id,
    event,
    from_status: null,
    to_status: take.status,
    actor,
    actor_id: actorId ?? null,
    note: note ?? '',
    at,
  });
