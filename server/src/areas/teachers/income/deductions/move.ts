import { moneyStatus as m } from '@harbor/contract/money-status';
import type { UpdateObject } from 'kysely';
import type { Db } from '../../../../db/connect';
import { getRow, insertRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { staleMessage } from '../../../../labels/stale';
import { defineMachine } from '../../../../machine';
import type { MoneyContext } from '../keep-settlement';
import { rebalance } from '../rebalance';
import type { DeductionRow } from '../rows';
import { type DeductionEvent, deductionSteps } from './steps';

type Changes = Omit<UpdateObject<DB, 'deductions'>, 'status' | 'updated_at'>;

const over: readonly number[] = [m.deducted, m.deductDropped];

const machine = defineMachine<DeductionRow, MoneyContext>()({
  table: 'deductions',
  key: 'id',
  steps: deductionSteps,
  stale: staleMessage,
  follows: ({ to }, { at }) => ({
    updated_at: at,
    ...(over.includes(to) && { closed_at: at, due_at: null }),
  }),
  history: (trx, { row, event, from, to }, context) => remember(trx, row.id, event, context, from, to),
});

/**
 * Takes a deduction one step further, writes its history, and lets the income follow: an accepted one is taken from it,
 * one that is over holds it no longer. The only place that changes `deductions.status` once it is made. Needs the lock on
 * the teacher's account.
 * @throws HttpProblem 409 when the table knows no such step, or it moved meanwhile
 */
export async function moveDeduction(
  trx: Db,
  row: DeductionRow,
  event: DeductionEvent,
  context: MoneyContext,
  changes: Changes = {},
): Promise<DeductionRow> {
  const moved = await machine.move(trx, row, event, context, changes);
  if (!over.includes(moved.status)) return moved;
  const settlement = await getRow(trx, 'settlements', { id: row.settlement_id });
  const taken = moved.status === m.deducted ? row.amount_fen : 0;
  await rebalance(
    trx,
    settlement,
    { deductFen: settlement.deduct_fen + taken, deductOpen: false },
    { ...context, event: 'deduct', deductionId: row.id },
  );
  return moved;
}

/** Appends a row to a deduction's history. */
export const remember = (
  trx: Db,
  id: number,
  event: DeductionEvent,
  { actor, actorId = null, note = '', at }: MoneyContext,
  from: number | null,
  to: number,
): Promise<void> =>
  insertRow(trx, 'deduction_history', {
    ...{ deduction_id: id, event, from_status: from, to_status: to },
    ...{ actor, actor_id: actorId, note, at },
  });
