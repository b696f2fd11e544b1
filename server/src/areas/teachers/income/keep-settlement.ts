import {
  moneyStatus as m,
  type SettlementStatus,
  withdrawalStatus as w,
} from '@harbor/contract/money-status';
import type { Db } from '../../../db/connect';
import { insertRow, updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { defineMachine, type TransitionContext } from '../../../machine';
import { post } from './ledger/post';
import type { MoneyActor, SettlementRow } from './rows';
import { settlementSteps } from './settlement-steps';

/** Who moves money, when, and why. */
export interface MoneyContext extends TransitionContext<MoneyActor> {
  note?: string;
}

type Kept = Pick<
  SettlementRow,
  'refunded_fen' | 'gross_fen' | 'deduct_fen' | 'net_fen' | 'left_fen' | 'refund_open' | 'deduct_open'
>;

/**
 * Whether what is left of an income may not be withdrawn now. Its first days count once: what was available before is not
 * frozen again by a clock that is behind.
 */
const held = (row: SettlementRow, at: Date): boolean => {
  const young = row.free_at > at && (row.status === m.frozen || row.status === m.returned);
  return row.refund_open || row.deduct_open || young;
};

/** The account in which what is left of an income lies; where nothing is left, the one in which it would. */
export const placeOf = (row: SettlementRow, at: Date): 'frozen' | 'available' => {
  if (row.left_fen > 0) return row.status === m.frozen ? 'frozen' : 'available';
  return held(row, at) ? 'frozen' : 'available';
};

/** What an income's amounts, its withdrawals and its clock make of it. */
async function statusOf(trx: Db, row: SettlementRow, at: Date): Promise<SettlementStatus> {
  if (row.left_fen > 0) return held(row, at) ? m.frozen : m.available;
  if (row.net_fen === 0) return m.returned;
  const parts = await trx
    .selectFrom('withdrawal_parts')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_parts.withdrawal_id')
    .select('withdrawals.status')
    .where('withdrawal_parts.settlement_id', '=', row.id)
    .execute();
  if (parts.some(({ status }) => status === w.failed)) return m.failed;
  const open: number[] = [w.asked, w.checked, w.approved];
  return parts.some(({ status }) => open.includes(status)) ? m.reviewing : m.paid;
}

const machine = defineMachine<SettlementRow, MoneyContext>()({
  table: 'settlements',
  key: 'id',
  steps: settlementSteps,
  stale: staleMessage,
  follows: (_step, { at }) => ({ updated_at: at }),
  history: (trx, { row, event, from, to }, context) => remember(trx, row.id, event, context, from, to),
});

/** Appends a row to an income's history. */
export const remember = (
  trx: Db,
  id: number,
  event: string,
  { actor, actorId = null, note = '', at }: MoneyContext,
  from: SettlementStatus | null,
  to: SettlementStatus,
): Promise<void> =>
  insertRow(trx, 'settlement_history', {
    ...{ settlement_id: id, event, from_status: from, to_status: to },
    ...{ actor, actor_id: actorId, note, at },
  });

/**
 * Writes what has changed of an income and takes it where that leads: the only place that changes `settlements.status`
 * once it is made. What is left of it is moved between 冻结中 and 可提现 as its status says; the entries of the change
 * itself were posted before, by {@link placeOf} of the row as it was. Needs the lock on the teacher's account.
 * @returns the row as it is afterwards
 * @throws HttpProblem 409 when the table knows no such step
 */
export async function keepSettlement(
  trx: Db,
  row: SettlementRow,
  changes: Partial<Kept>,
  context: MoneyContext,
): Promise<SettlementRow> {
  const { actor, at } = context;
  const next = { ...row, ...changes };
  const to = await statusOf(trx, next, at);
  const lies = placeOf(row, at);
  const belongs = to === m.frozen ? 'frozen' : 'available';
  if (next.left_fen > 0 && lies !== belongs)
    await post(trx, {
      teacherId: row.teacher_id,
      event: belongs === 'frozen' ? 'hold' : 'release',
      entries: [
        { account: lies, fen: -next.left_fen, settlementId: row.id },
        { account: belongs, fen: next.left_fen, settlementId: row.id },
      ],
      at,
    });
  if (to === row.status) {
    await updateRows(trx, 'settlements', { id: row.id }, { ...changes, updated_at: at });
    return { ...next, updated_at: at };
  }
  const step = settlementSteps.find(
    (one) => one.from === row.status && one.to === to && one.actors.includes(actor),
  );
  if (!step) throw conflict(staleMessage);
  return machine.move(trx, row, step.event, context, changes);
}
