import type { BodyOf } from '@harbor/contract';
import { moneyStatus as m } from '@harbor/contract/money-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, getRow } from '../../../../db/rows';
import { conflict, forbidden, invalid, notFound } from '../../../../http/problem';
import { yuan } from '../../../../labels/money';
import { audit } from '../../../base/accounts/audit';
import { keepSettlement } from '../keep-settlement';
import { lockAccount } from '../ledger/post';
import type { DeductionRow, SettlementRow } from '../rows';
import { daysAfter, incomeRules } from '../rules';
import { tellDeduction } from '../tell';
import { remember } from './move';

type Proposal = BodyOf<'POST /staff/deduction/propose'>;

/** The income of an order. @throws HttpProblem 404 */
export async function incomeOfOrder(db: Db, orderId: number): Promise<SettlementRow> {
  const row = await findRow(db, 'settlements', { order_id: orderId, kind: 'order' });
  if (!row) throw notFound('这个订单还没有老师收入，验收后才能提出扣款');
  return row;
}

/**
 * Proposes to keep a part of an order's income: what is left of it waits until the teacher has answered, or has not in
 * time. Silence accepts.
 * @throws HttpProblem 403 one's own income or order, 404, 409 another one is open, 422 at `amount_fen`
 */
export const proposeDeduction = (core: Core, staffId: number, body: Proposal): Promise<DeductionRow> =>
  core.db.transaction().execute((trx) => propose(core, trx, staffId, body));

/** The same within a transaction. */
export async function propose(core: Core, trx: Db, staffId: number, body: Proposal): Promise<DeductionRow> {
  const at = new Date(core.settings.clock.now());
  const found = await incomeOfOrder(trx, body.order_id);
  const { user_id } = await getRow(trx, 'orders', { id: body.order_id }, ['user_id']);
  if (found.teacher_id === staffId || user_id === staffId)
    throw forbidden('与自己有关的订单需由其他同事处理');
  await lockAccount(trx, found.teacher_id, at);
  const income = await getRow(trx, 'settlements', { id: found.id });
  if (income.deduct_open) throw conflict('这笔收入已有扣款等待答复或复核');
  if (income.refund_open) throw conflict('订单正在退款，退款结束后再提出扣款');
  if (body.amount_fen > income.net_fen) throw invalid({ amount_fen: [`最多可扣 ${yuan(income.net_fen)}`] });
  const { answerDays } = await incomeRules(trx);
  const row = await trx
    .insertInto('deductions')
    .values({
      ...{ settlement_id: income.id, order_id: income.order_id, teacher_id: income.teacher_id },
      ...{ amount_fen: body.amount_fen, reason: body.reason, content: body.content },
      ...{ formula: body.formula ?? '', evidence: JSON.stringify(body.evidence), status: m.deducting },
      ...{
        proposed_by: staffId,
        proposed_at: at,
        answer_due_at: daysAfter(at, answerDays),
        updated_at: at,
      },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const context = { actor: 'operator', actorId: staffId, at } as const;
  await remember(trx, row.id, 'propose', context, null, m.deducting);
  await keepSettlement(trx, income, { deduct_open: true }, context);
  await tellDeduction(trx, row, 'proposed', at);
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'deduction.propose',
    object: ['deduction', String(row.id)],
    detail: { order_id: income.order_id, amount_fen: body.amount_fen, reason: body.content },
  });
  return row;
}
