import type { Db } from '../../../../db/connect';
import { getRow } from '../../../../db/rows';
import { payDebt } from '../debt';
import { keepSettlement, type MoneyContext, placeOf } from '../keep-settlement';
import { post } from '../ledger/post';
import type { WithdrawalRow } from '../rows';
import { tellWithdrawal } from '../tell';
import { moveWithdrawal } from './move';

/** What a withdrawal is made of, in the order of its incomes. */
export const partsOf = (db: Db, withdrawalId: number) =>
  db
    .selectFrom('withdrawal_parts')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('settlement_id')
    .execute();

/**
 * Ends a withdrawal that is not paid: its money is back where it came from, and pays what is owed first. The teacher is
 * told, unless they did it. Needs the lock on the account.
 * @throws HttpProblem 409 when the table knows no such step
 */
export async function endWithdrawal(
  trx: Db,
  row: WithdrawalRow,
  event: 'cancel' | 'refuse' | 'call_back',
  context: MoneyContext,
): Promise<WithdrawalRow> {
  const { at, note = '' } = context;
  const moved = await moveWithdrawal(trx, row, event, context, { note });
  for (const { settlement_id, fen } of await partsOf(trx, row.id)) {
    const settlement = await getRow(trx, 'settlements', { id: settlement_id });
    await post(trx, {
      teacherId: row.teacher_id,
      event: 'give_back',
      entries: [
        { account: 'review', fen: -fen, settlementId: settlement_id, withdrawalId: row.id },
        { account: placeOf(settlement, at), fen, settlementId: settlement_id, withdrawalId: row.id },
      ],
      at,
    });
    await keepSettlement(trx, settlement, { left_fen: settlement.left_fen + fen }, context);
  }
  await payDebt(trx, row.teacher_id, { actor: context.actor, actorId: context.actorId ?? null, at });
  if (context.actor !== 'teacher') await tellWithdrawal(trx, moved, 'returned', note, at);
  return moved;
}
