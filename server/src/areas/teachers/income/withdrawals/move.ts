import { withdrawalStatus as w } from '@harbor/contract/money-status';
import type { UpdateObject } from 'kysely';
import type { Db } from '../../../../db/connect';
import { insertRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { staleMessage } from '../../../../labels/stale';
import { defineMachine } from '../../../../machine';
import type { MoneyContext } from '../keep-settlement';
import type { WithdrawalRow } from '../rows';
import { type WithdrawalEvent, withdrawalSteps } from './steps';

type Changes = Omit<UpdateObject<DB, 'withdrawals'>, 'status' | 'updated_at'>;

const over: readonly number[] = [w.paid, w.refused, w.cancelled];

const machine = defineMachine<WithdrawalRow, MoneyContext>()({
  table: 'withdrawals',
  key: 'id',
  steps: withdrawalSteps,
  stale: staleMessage,
  follows: ({ to }, { at }) => ({ updated_at: at, ...(over.includes(to) && { done_at: at, due_at: null }) }),
  history: (trx, { row, event, from, to }, context) => remember(trx, row.id, event, context, from, to),
});

/**
 * Takes a withdrawal one step further and writes its history: the only place that changes `withdrawals.status` once it
 * is made. Needs the lock on the teacher's account.
 * @throws HttpProblem 409 when the table knows no such step, or it moved meanwhile
 */
export const moveWithdrawal = (
  trx: Db,
  row: WithdrawalRow,
  event: WithdrawalEvent,
  context: MoneyContext,
  changes: Changes = {},
): Promise<WithdrawalRow> => machine.move(trx, row, event, context, changes);

/** Appends a row to a withdrawal's history. */
export const remember = (
  trx: Db,
  id: number,
  event: WithdrawalEvent,
  { actor, actorId = null, note = '', at }: MoneyContext,
  from: number | null,
  to: number,
): Promise<void> =>
  insertRow(trx, 'withdrawal_history', {
    ...{ withdrawal_id: id, event, from_status: from, to_status: to },
    ...{ actor, actor_id: actorId, note, at },
  });
