import type { IncomeDeduction, IncomeRow, IncomeWithdrawal } from '@harbor/contract';
import {
  deductionReasons,
  moneyStatus as m,
  moneyStatusLabel,
  withdrawalStatus as w,
  withdrawalStatusLabel,
} from '@harbor/contract/money-status';
import type { Db } from '../../../db/connect';
import { shortDay } from '../../../labels/beijing';
import { yuan } from '../../../labels/money';
import { toMoment, toMomentOrNull } from '../../../time';
import type { DeductionRow, PayeeRow, WithdrawalRow } from './rows';
import { withdrawalNumber } from './withdrawals/number';
import { findWithdrawalStep } from './withdrawals/steps';

type WithOrder = { order_no: string; goods: { title: string } };

const orderOf = ({ order_id, order_no, goods }: { order_id: number } & WithOrder) => ({
  id: order_id,
  order_no,
  title: goods.title,
});

/** Incomes with their orders, what is proposed to be deducted, and the last withdrawal. */
export const incomesOf = (db: Db, teacherId: number) =>
  db
    .selectFrom('settlements')
    .innerJoin('orders', 'orders.id', 'settlements.order_id')
    .selectAll('settlements')
    .select((eb) => [
      'orders.order_no',
      'orders.goods',
      eb
        .selectFrom('deductions')
        .select('amount_fen')
        .whereRef('deductions.settlement_id', '=', 'settlements.id')
        .where('deductions.status', 'in', [m.deducting, m.deductRefused])
        .as('proposed_fen'),
      eb
        .selectFrom('deductions')
        .select('status')
        .whereRef('deductions.settlement_id', '=', 'settlements.id')
        .orderBy('id', 'desc')
        .limit(1)
        .as('deduction_status'),
      eb
        .selectFrom('withdrawal_parts')
        .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_parts.withdrawal_id')
        .select(({ fn }) => fn.max('withdrawals.id').as('id'))
        .whereRef('withdrawal_parts.settlement_id', '=', 'settlements.id')
        .where('withdrawals.status', 'not in', [w.refused, w.cancelled])
        .as('withdrawal_id'),
    ])
    .where('settlements.teacher_id', '=', teacherId);

export type IncomeRecord = Awaited<ReturnType<ReturnType<typeof incomesOf>['execute']>>[number];

/** What a row says beside its state. */
function noteOf(row: IncomeRecord, withdrawal: WithdrawalRow | undefined): string {
  if (row.deduct_open)
    return row.deduction_status === m.deductRefused ? '等待另一位审核员复核' : '答复后转可提现';
  if (row.refund_open) return '客户申请退款，结束后继续';
  switch (row.status) {
    case m.frozen:
      return `${shortDay(row.free_at)} 转可提现`;
    case m.available:
      if (row.left_fen < row.net_fen) return `余 ${yuan(row.left_fen)}`;
      return row.deduction_status === m.deducted ? '扣款已接受' : '';
    case m.reviewing:
      return withdrawal ? withdrawalNumber(withdrawal) : '';
    case m.paid:
      return withdrawal?.done_at ? shortDay(withdrawal.done_at) : '抵扣此前应退款';
    case m.failed:
      return `${withdrawal?.note || '打款失败'}，更正后重打`;
    case m.returned:
      return '客户已退款';
  }
}

/** An income as its teacher sees it. */
export function presentIncome(row: IncomeRecord, withdrawal: WithdrawalRow | undefined): IncomeRow {
  const deducting = row.deduct_open;
  const status = deducting ? m.deducting : row.status;
  return {
    id: row.id,
    kind: row.kind,
    order: orderOf(row),
    accepted_at: toMoment(row.accepted_at),
    base_fen: row.paid_fen - row.refunded_fen,
    refunded_fen: row.refunded_fen,
    rate: row.rate,
    deduct_fen: row.deduct_fen + (deducting ? (row.proposed_fen ?? 0) : 0),
    deduct_open: deducting,
    net_fen: row.net_fen,
    left_fen: row.left_fen,
    status,
    status_text: moneyStatusLabel[status],
    note: noteOf(row, withdrawal),
    free_at: toMoment(row.free_at),
  };
}

/** A deduction as its teacher sees it: who proposed it is 审核员 with their name, as the rules promise. */
export const presentDeduction = (
  row: DeductionRow & WithOrder & { proposer_name: string },
): IncomeDeduction => ({
  id: row.id,
  status: row.status,
  status_text: moneyStatusLabel[row.status],
  order: orderOf(row),
  amount_fen: row.amount_fen,
  reason: row.reason,
  reason_text: deductionReasons[row.reason].title,
  rule: deductionReasons[row.reason].rule,
  content: row.content,
  formula: row.formula,
  evidence: row.evidence,
  proposed_by: row.proposer_name,
  proposed_at: toMoment(row.proposed_at),
  answer_due_at: toMoment(row.answer_due_at),
  answer: row.answer,
  answered_at: toMomentOrNull(row.answered_at),
  review: row.review,
  closed_at: toMomentOrNull(row.closed_at),
});

/** Deductions with their orders and who proposed them. */
export const deductionsWithOrders = (db: Db) =>
  db
    .selectFrom('deductions')
    .innerJoin('orders', 'orders.id', 'deductions.order_id')
    .innerJoin('users as proposer', 'proposer.id', 'deductions.proposed_by')
    .selectAll('deductions')
    .select(['orders.order_no', 'orders.goods', 'proposer.nickname as proposer_name']);

const waitingNote: Partial<Record<WithdrawalRow['status'], string>> = {
  [w.asked]: '财务审核',
  [w.checked]: '财务复核',
  [w.approved]: '等待银行打款',
};

function withdrawalNote(row: WithdrawalRow): string {
  if (row.status === w.paid)
    return row.tax_fen > 0
      ? `税 ${yuan(row.tax_fen)}，到账 ${yuan(row.net_fen)}`
      : `到账 ${yuan(row.net_fen)}`;
  if (row.status === w.failed) return `${row.note}，更正后重新打款`;
  return waitingNote[row.status] ?? row.note;
}

/** A withdrawal as its teacher sees it. */
export const presentWithdrawal = (row: WithdrawalRow, payee: PayeeRow): IncomeWithdrawal => ({
  id: row.id,
  number: withdrawalNumber(row),
  amount_fen: row.amount_fen,
  tax_fen: row.tax_fen,
  net_fen: row.net_fen,
  status: row.status,
  status_text: withdrawalStatusLabel[row.status],
  note: withdrawalNote(row),
  payee: { name: payee.name_mask, title: payee.title, account: payee.account_mask },
  asked_at: toMoment(row.asked_at),
  due_at: toMomentOrNull(row.due_at),
  done_at: toMomentOrNull(row.done_at),
  actions: {
    cancel: findWithdrawalStep(row.status, 'cancel', 'teacher') !== undefined,
    retry: findWithdrawalStep(row.status, 'retry', 'teacher') !== undefined,
  },
});
