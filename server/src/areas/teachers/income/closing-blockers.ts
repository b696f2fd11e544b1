import { moneyStatus as m } from '@harbor/contract/money-status';
import { findRow } from '../../../db/rows';
import { yuan } from '../../../labels/money';
import type { ClosingBlockers } from '../../identity/privacy/closing/blockers';
import { incomePath } from './tell';

/** Income that was not paid out, what is owed, and deductions that are not decided. */
export const unsettledIncome: ClosingBlockers = async (db, userId) => {
  const account = await findRow(db, 'teacher_accounts', { teacher_id: userId });
  if (!account) return [];
  const open = await db
    .selectFrom('deductions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teacher_id', '=', userId)
    .where('status', 'in', [m.deducting, m.deductRefused])
    .executeTakeFirstOrThrow();
  const parts: [string, number][] = [
    ['冻结中', account.frozen_fen],
    ['可提现', account.available_fen],
    ['提现审核中', account.review_fen],
    ['待抵扣的应退款', account.debt_fen],
  ];
  return [
    ...parts
      .filter(([, fen]) => fen > 0)
      .map(([state, fen]) => ({ title: `未结清的收入 ${yuan(fen)}`, state, path: incomePath })),
    ...(Number(open.count) > 0
      ? [{ title: `未处理完的扣款 ${open.count} 笔`, state: '待答复或复核', path: incomePath }]
      : []),
  ];
};
