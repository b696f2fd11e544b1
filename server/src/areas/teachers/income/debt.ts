import { moneyStatus as m } from '@harbor/contract/money-status';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import { keepSettlement, type MoneyContext } from './keep-settlement';
import { post } from './ledger/post';

/**
 * Pays what a teacher owes from what they could withdraw, the oldest income first. Whatever makes money available, or
 * makes a debt, calls it, so that nobody who owes something can withdraw. Needs the lock on the account.
 */
export async function payDebt(trx: Db, teacherId: number, context: MoneyContext): Promise<void> {
  let { debt_fen: owed } = await getRow(trx, 'teacher_accounts', { teacher_id: teacherId }, ['debt_fen']);
  while (owed > 0) {
    const row = await trx
      .selectFrom('settlements')
      .selectAll()
      .where('teacher_id', '=', teacherId)
      .where('status', '=', m.available)
      .where('left_fen', '>', 0)
      .orderBy('accepted_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    const fen = Math.min(owed, row.left_fen);
    await post(trx, {
      teacherId,
      event: 'pay_debt',
      entries: [
        { account: 'available', fen: -fen, settlementId: row.id },
        { account: 'debt', fen, settlementId: row.id },
      ],
      at: context.at,
    });
    await keepSettlement(
      trx,
      row,
      { left_fen: row.left_fen - fen },
      { ...context, note: '抵扣此前应退回的款项' },
    );
    owed -= fen;
  }
}
