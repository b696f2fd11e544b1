import type { BodyOf, WithdrawalAct } from '@harbor/contract';
import { payoutFailures, withdrawalStatus as w } from '@harbor/contract/money-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, getRow } from '../../../../db/rows';
import { conflict, forbidden, invalid, notFound } from '../../../../http/problem';
import { staleMessage } from '../../../../labels/stale';
import { dueFrom } from '../../../../site-settings/read';
import { audit } from '../../../base/accounts/audit';
import { type Entry, lockAccount, post } from '../ledger/post';
import { payeeFits } from '../payees';
import type { AccountRow, WithdrawalRow } from '../rows';
import { certifiedName } from '../teacher';
import { tellWithdrawal } from '../tell';
import { endWithdrawal, partsOf } from './end';
import { moveWithdrawal } from './move';
import { findWithdrawalStep } from './steps';
import { refreshParts } from './withdraw';

type Decision = BodyOf<'POST /staff/withdrawal/act/:id'>;

/** A withdrawal under the lock on its teacher's account, and who acts on it when. */
interface Case {
  row: WithdrawalRow;
  account: AccountRow;
  staffId: number;
  at: Date;
}

/** Why a withdrawal cannot go on now; empty when nothing holds it. */
export async function whyHeld(core: Core, db: Db, row: WithdrawalRow): Promise<string> {
  const payee = await getRow(db, 'payees', { id: row.payee_id });
  if (!payeeFits(core.cipher, payee, await certifiedName(db, row.teacher_id))) return '户名与认证姓名不一致';
  const open = await db
    .selectFrom('settlements')
    .innerJoin('withdrawal_parts', 'withdrawal_parts.settlement_id', 'settlements.id')
    .select(['refund_open', 'deduct_open'])
    .where('withdrawal_parts.withdrawal_id', '=', row.id)
    .where((eb) => eb.or([eb('refund_open', '=', true), eb('deduct_open', '=', true)]))
    .executeTakeFirst();
  if (!open) return '';
  return open.refund_open ? '其中有订单正在退款' : '其中有扣款等待答复';
}

const deedOf = ({ staffId, at }: Case, note = '') =>
  ({ actor: 'operator', actorId: staffId, at, note }) as const;

/** @throws HttpProblem 409 */
async function checkFree(core: Core, trx: Db, { row }: Case): Promise<void> {
  const why = await whyHeld(core, trx, row);
  if (why) throw conflict(`${why}，暂不能继续`);
}

type Act = (core: Core, trx: Db, one: Case, decision: Decision) => Promise<WithdrawalRow>;

const check: Act = async (core, trx, one) => {
  await checkFree(core, trx, one);
  return moveWithdrawal(trx, one.row, 'check', deedOf(one), { checked_by: one.staffId });
};

const giveBack: Act = async (_core, trx, one, { content }) => {
  if (!content) throw invalid({ content: ['请写明退回的原因'] });
  return moveWithdrawal(trx, one.row, 'return', deedOf(one, content), { checked_by: null, note: content });
};

/** Somebody else than who looked first agrees. */
const approve: Act = async (core, trx, one) => {
  const { row, staffId } = one;
  if (row.checked_by === staffId) throw forbidden('您审核过这笔提现，需由另一位同事复核');
  await checkFree(core, trx, one);
  return moveWithdrawal(trx, row, 'approve', deedOf(one), { approved_by: staffId });
};

const refuse: Act = async (_core, trx, one, { content }) => {
  if (!content) throw invalid({ content: ['请写明退回的原因'] });
  if (one.row.status === w.approved && one.row.batch_id !== null)
    throw conflict('已列入给银行的文件，请登记打款结果');
  return endWithdrawal(trx, one.row, 'refuse', deedOf(one, content));
};

/** The bank has paid: the money has left, its tax is to be handed over. */
const paid: Act = async (_core, trx, one, { reference }) => {
  const { row, at } = one;
  if (!reference) throw invalid({ reference: ['请填写银行流水号'] });
  const moved = await moveWithdrawal(trx, row, 'paid', deedOf(one, `流水号 ${reference}`), {
    reference,
    note: '',
  });
  const parts = (await partsOf(trx, row.id)).map(
    ({ settlement_id, fen }): Entry => ({
      ...{ account: 'review', fen: -fen, settlementId: settlement_id, withdrawalId: row.id },
    }),
  );
  await post(trx, {
    teacherId: row.teacher_id,
    event: 'paid',
    entries: [
      ...parts,
      { account: 'paid', fen: row.net_fen, withdrawalId: row.id },
      { account: 'tax', fen: row.tax_fen, withdrawalId: row.id },
    ],
    at,
  });
  await refreshParts(trx, moved, deedOf(one));
  await tellWithdrawal(trx, moved, 'paid', '', at);
  return moved;
};

/** The bank did not take it: the money stays where it is until another account is named, unless it is owed. */
const failed: Act = async (_core, trx, one, { failure }) => {
  const { row, account, at } = one;
  if (!failure) throw invalid({ failure: ['请选择失败原因'] });
  const why = payoutFailures[failure];
  const moved = await moveWithdrawal(trx, row, 'failed', deedOf(one, why), {
    ...{ failure, note: why, batch_id: null },
  });
  await refreshParts(trx, moved, deedOf(one));
  if (account.debt_fen === 0) {
    await tellWithdrawal(trx, moved, 'failed', why, at);
    return moved;
  }
  return endWithdrawal(trx, moved, 'call_back', {
    ...{ actor: 'system', at, note: `打款失败（${why}），款项先抵扣应退回的部分` },
  });
};

const repay: Act = async (core, trx, one) => {
  const { row, staffId, at } = one;
  if (row.failure === 'name' || row.failure === 'account')
    throw conflict('收款账户有误，需由老师更正后重新提交');
  await checkFree(core, trx, one);
  const moved = await moveWithdrawal(trx, row, 'repay', deedOf(one), {
    ...{ failure: null, note: '', checked_by: staffId, approved_by: null },
    ...(await dueFrom(trx, 'limit.withdrawal', at)),
  });
  await refreshParts(trx, moved, deedOf(one));
  return moved;
};

const acts: Record<WithdrawalAct, Act> = { check, return: giveBack, approve, refuse, paid, failed, repay };

/**
 * What finance does with a withdrawal; the teacher is told and the audit row written in the same transaction.
 * @throws HttpProblem 403 one's own money or one's own check, 404, 409 no such step now, or held, 422 by field
 */
export const actOnWithdrawal = (
  core: Core,
  staffId: number,
  id: number,
  decision: Decision,
): Promise<WithdrawalRow> =>
  core.db.transaction().execute((trx) => decideWithdrawal(core, trx, { staffId, id }, decision));

/** The same within a transaction. */
export async function decideWithdrawal(
  core: Core,
  trx: Db,
  { staffId, id }: { staffId: number; id: number },
  decision: Decision,
): Promise<WithdrawalRow> {
  const { act } = decision;
  const at = new Date(core.settings.clock.now());
  const found = await findRow(trx, 'withdrawals', { id }, ['teacher_id']);
  if (!found) throw notFound('提现不存在');
  if (found.teacher_id === staffId) throw forbidden('自己的提现需由其他同事处理');
  const account = await lockAccount(trx, found.teacher_id, at);
  const row = await getRow(trx, 'withdrawals', { id });
  // A wrong moment is said before a missing word.
  if (!findWithdrawalStep(row.status, act, 'operator')) throw conflict(staleMessage);
  const moved = await acts[act](core, trx, { row, account, staffId, at }, decision);
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: `withdrawal.${act}`,
    object: ['withdrawal', String(id)],
    detail: {
      from: row.status,
      amount_fen: row.amount_fen,
      ...(decision.content && { reason: decision.content }),
      ...(decision.reference && { reference: decision.reference }),
    },
  });
  return moved;
}

/** What somebody of finance may do with a withdrawal as it stands. */
export const actsAt = (row: WithdrawalRow, staffId: number): WithdrawalAct[] =>
  (Object.keys(acts) as WithdrawalAct[]).filter((act) => {
    if (!findWithdrawalStep(row.status, act, 'operator') || row.teacher_id === staffId) return false;
    if (act === 'approve') return row.checked_by !== staffId;
    if (act === 'refuse') return row.status !== w.approved || row.batch_id === null;
    return act !== 'repay' || (row.failure !== 'name' && row.failure !== 'account');
  });
