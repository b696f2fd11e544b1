import { openTrialStatuses, takeStatus as t } from '@harbor/contract/take-status';
import type { CreditReason } from '@harbor/contract/teacher-levels';
import type { Db } from '../../../db/connect';
import { chosenNow } from '../../../site-settings/read';
import { addCredit, pointsOf } from '../profiles/figures/credit';
import { takeEnded } from './events';
import { moveTake, type PoolContext } from './move';
import type { TakeRow, WaitTakeRow } from './rows';
import type { TakeEvent } from './transitions';

/** How a take ends: by what, why, and what it costs. */
export interface Ending {
  event: Extract<TakeEvent, 'lose' | 'give_up' | 'time_out' | 'remove' | 'drop'>;
  context: PoolContext;
  /** What its teacher reads. */
  reason: string;
  /** For what it takes credit. */
  credit?: Exclude<CreditReason, 'correction'> | undefined;
}

/**
 * Ends a take in whatever way, gives its place free and tells who listens. A trial that was handed in and not chosen earns
 * its fee. Needs the lock on the order.
 */
export async function endTake(
  trx: Db,
  pool: WaitTakeRow,
  take: TakeRow,
  { event, context, reason, credit }: Ending,
): Promise<TakeRow> {
  const wasFormal = take.confirmed_at !== null;
  const points = credit ? Math.max(0, -pointsOf((await chosenNow(trx)).chosen, credit)) : 0;
  const ended = await moveTake(trx, take, event, context, {
    due_at: null,
    ended_at: context.at,
    reason,
    credit: points,
  });
  if (credit)
    await addCredit(trx, {
      teacherId: take.teacher_id,
      reason: credit,
      orderId: pool.order_id,
      note: reason,
      at: context.at,
    });
  const feeFen = event === 'lose' && take.handed_in_at !== null ? pool.trial_fee_fen : 0;
  await takeEnded.emit(trx, {
    orderId: pool.order_id,
    teacherId: take.teacher_id,
    take: ended,
    at: context.at,
    reason,
    feeFen,
    wasFormal,
  });
  return ended;
}

/** Every take of an order that is not over: candidates, and who was chosen. */
export const runningTakes = (db: Db, orderId: number): Promise<TakeRow[]> =>
  db
    .selectFrom('takes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .where('status', 'in', [...openTrialStatuses, t.chosen])
    .orderBy('id')
    .execute();
