import { moneyStatus as m, withdrawalStatus as w } from '@harbor/contract/money-status';
import { withhold } from '@harbor/contract/withholding';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { yuan } from '../../../../labels/money';
import { dueFrom } from '../../../../site-settings/read';
import { audit } from '../../../base/accounts/audit';
import { keepSettlement } from '../keep-settlement';
import { type Entry, lockAccount, post } from '../ledger/post';
import { ownPayee, payeeFits } from '../payees';
import type { SettlementRow, WithdrawalRow } from '../rows';
import { incomeRules } from '../rules';
import { certifiedName } from '../teacher';
import { endWithdrawal } from './end';
import { moveWithdrawal, remember } from './move';

/** Who withdraws how much, in 分, where to, when. */
export interface Wish {
  teacherId: number;
  amountFen: number;
  payeeId: number;
  at: Date;
}

/** @throws HttpProblem 404 not theirs, 422 at `payee_id` for another name than the certified one */
async function checkPayee(core: Core, trx: Db, teacherId: number, payeeId: number): Promise<void> {
  const payee = await ownPayee(trx, teacherId, payeeId);
  if (!payeeFits(core.cipher, payee, await certifiedName(trx, teacherId)))
    throw invalid({ payee_id: ['收款户名与认证姓名不一致，请更换收款账户'] });
}

/** Incomes from which an amount is taken, the oldest first, and how much from each. */
async function choose(trx: Db, teacherId: number, amountFen: number): Promise<[SettlementRow, number][]> {
  const rows = await trx
    .selectFrom('settlements')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .where('status', '=', m.available)
    .where('left_fen', '>', 0)
    .orderBy('accepted_at')
    .orderBy('id')
    .execute();
  const chosen: [SettlementRow, number][] = [];
  let wanted = amountFen;
  for (const row of rows) {
    if (wanted === 0) break;
    const fen = Math.min(wanted, row.left_fen);
    chosen.push([row, fen]);
    wanted -= fen;
  }
  return chosen;
}

/**
 * Asks for money that is available: it lies under review from then on, with the tax that is withheld as the rule is now.
 * @throws HttpProblem 404 an account that is not theirs, 422 at `amount_fen` or `payee_id`
 */
export async function withdraw(core: Core, trx: Db, wish: Wish): Promise<WithdrawalRow> {
  const { teacherId, amountFen, payeeId, at } = wish;
  const account = await lockAccount(trx, teacherId, at);
  const { minFen, tax } = await incomeRules(trx);
  if (amountFen < minFen) throw invalid({ amount_fen: [`满 ${yuan(minFen)} 可以提现`] });
  if (amountFen > account.available_fen)
    throw invalid({ amount_fen: [`最多可提现 ${yuan(account.available_fen)}`] });
  await checkPayee(core, trx, teacherId, payeeId);
  const { tax_fen, net_fen, formula } = withhold(tax, amountFen);
  const row = await trx
    .insertInto('withdrawals')
    .values({
      ...{ teacher_id: teacherId, payee_id: payeeId, amount_fen: amountFen, tax_fen, net_fen, formula },
      ...{ status: w.asked, asked_at: at, updated_at: at, ...(await dueFrom(trx, 'limit.withdrawal', at)) },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const chosen = await choose(trx, teacherId, amountFen);
  const entries = chosen.flatMap(([{ id }, fen]): Entry[] => [
    { account: 'available', fen: -fen, settlementId: id, withdrawalId: row.id },
    { account: 'review', fen, settlementId: id, withdrawalId: row.id },
  ]);
  await post(trx, { teacherId, event: 'withdraw', entries, at });
  await trx
    .insertInto('withdrawal_parts')
    .values(chosen.map(([{ id }, fen]) => ({ withdrawal_id: row.id, settlement_id: id, fen })))
    .execute();
  const context = { actor: 'teacher', actorId: teacherId, at } as const;
  for (const [settlement, fen] of chosen)
    await keepSettlement(trx, settlement, { left_fen: settlement.left_fen - fen }, context);
  await remember(trx, row.id, 'ask', context, null, w.asked);
  await audit(trx, core.settings.clock, {
    actor: { type: 'user', id: teacherId },
    action: 'withdrawal.ask',
    object: ['withdrawal', String(row.id)],
    detail: { amount_fen: amountFen },
  });
  return row;
}

/** A teacher's own withdrawal, read under the lock on their account. @throws HttpProblem 404 */
async function lockOwn(trx: Db, teacherId: number, id: number, at: Date): Promise<WithdrawalRow> {
  if (!(await findRow(trx, 'withdrawals', { id, teacher_id: teacherId }, ['id'])))
    throw notFound('提现不存在');
  await lockAccount(trx, teacherId, at);
  const row = await findRow(trx, 'withdrawals', { id, teacher_id: teacherId });
  if (!row) throw notFound('提现不存在');
  return row;
}

/** Takes back what finance has not agreed to yet, or what the bank did not take. @throws HttpProblem 404, 409 */
export async function cancelWithdrawal(
  trx: Db,
  teacherId: number,
  id: number,
  at: Date,
): Promise<WithdrawalRow> {
  const row = await lockOwn(trx, teacherId, id, at);
  return endWithdrawal(trx, row, 'cancel', { actor: 'teacher', actorId: teacherId, at });
}

/**
 * Names another account for what the bank did not take: finance looks at it anew, both of them.
 * @throws HttpProblem 404, 409 nothing failed, 422 at `payee_id`
 */
export async function retryWithdrawal(
  core: Core,
  trx: Db,
  id: number,
  { teacherId, payeeId, at }: Omit<Wish, 'amountFen'>,
): Promise<WithdrawalRow> {
  const row = await lockOwn(trx, teacherId, id, at);
  if (row.status !== w.failed) throw conflict('这笔提现不需要更正，请刷新后查看');
  await checkPayee(core, trx, teacherId, payeeId);
  const moved = await moveWithdrawal(
    trx,
    row,
    'retry',
    { actor: 'teacher', actorId: teacherId, at },
    {
      ...{ payee_id: payeeId, failure: null, note: '', checked_by: null, approved_by: null, batch_id: null },
      ...(await dueFrom(trx, 'limit.withdrawal', at)),
    },
  );
  await refreshParts(trx, moved, { actor: 'teacher', actorId: teacherId, at });
  return moved;
}

/** Lets the incomes in a withdrawal follow where it went. Needs the lock on the account. */
export async function refreshParts(
  trx: Db,
  row: WithdrawalRow,
  context: Parameters<typeof keepSettlement>[3],
): Promise<void> {
  const settlements = await trx
    .selectFrom('settlements')
    .innerJoin('withdrawal_parts', 'withdrawal_parts.settlement_id', 'settlements.id')
    .selectAll('settlements')
    .where('withdrawal_parts.withdrawal_id', '=', row.id)
    .orderBy('settlements.id')
    .execute();
  for (const one of settlements) await keepSettlement(trx, one, {}, context);
}
