import { moneyStatus as m } from '@harbor/contract/money-status';
import type { Db } from '../../../../db/connect';
import { tellDeduction } from '../tell';
import { moveDeduction } from './move';

/** Nothing is left of an income from which a deduction was proposed: it falls away. Needs the lock on the account. */
export async function dropOpen(trx: Db, settlementId: number, at: Date): Promise<void> {
  const row = await trx
    .selectFrom('deductions')
    .selectAll()
    .where('settlement_id', '=', settlementId)
    .where('status', 'in', [m.deducting, m.deductRefused])
    .executeTakeFirst();
  if (!row) return;
  await tellDeduction(trx, await moveDeduction(trx, row, 'void', { actor: 'system', at }), 'dropped', at);
}
