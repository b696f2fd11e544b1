import { z } from 'zod';
import { fen, id, moment } from '../../fields';
import { deductionReasons, payoutFailures } from '../../money-status';
import { lines, word } from '../../people-fields';

export const incomeLimits = {
  /** Rows of one page. */
  perPage: 20,
  /** Payments that one file for the bank holds at most. */
  batch: 200,
  payees: 5,
  evidence: 5,
  /** Years back that a statement may begin. */
  statementYears: 6,
} as const;

const keysOf = <T extends object>(of: T) => Object.keys(of) as [keyof T & string, ...(keyof T & string)[]];

export const deductionReason = z.enum(keysOf(deductionReasons), '请选择扣款原因');
export const payoutFailure = z.enum(keysOf(payoutFailures), '请选择失败原因');

const reason = (empty: string) => lines({ error: empty }).min(4, empty).max(500, '最多500个字');

/** Something that a deduction rests on. */
export const evidence = z.object({
  title: z.string(),
  text: z.string(),
});

/** What the team wants to keep of an income. */
export const deduction = z.object({
  id: z.int(),
  /** 6 申请中 · 7 已接受 · 8 老师不接受，待另一位复核 · 9 已撤销 */
  status: z.int(),
  status_text: z.string(),
  order: z.object({ id: z.int(), order_no: z.string(), title: z.string() }),
  amount_fen: fen,
  reason: deductionReason,
  reason_text: z.string(),
  /** 接单规范 4.2 */
  rule: z.string(),
  content: z.string(),
  /** 实付 ¥2,400.00 × 5% */
  formula: z.string(),
  evidence: z.array(evidence),
  proposed_by: z.string(),
  proposed_at: moment,
  /** Until when the teacher may answer; silence accepts. */
  answer_due_at: moment,
  /** What the teacher said; empty while they have said nothing. */
  answer: z.string(),
  answered_at: moment.nullable(),
  /** What the second reviewer wrote. */
  review: z.string(),
  closed_at: moment.nullable(),
});

/** One order's income. Amounts in 分. */
export const incomeRow = z.object({
  id: z.int(),
  kind: z.enum(['order', 'trial']),
  order: z.object({ id: z.int(), order_no: z.string(), title: z.string() }),
  accepted_at: moment,
  /** What the client paid, less what went back. */
  base_fen: fen,
  refunded_fen: fen,
  /** Percent at that time. */
  rate: z.int(),
  /** What was deducted; with `deduct_open` what is proposed and not yet answered. */
  deduct_fen: fen,
  deduct_open: z.boolean(),
  net_fen: fen,
  /** Of `net_fen`, what is in no withdrawal. */
  left_fen: fen,
  /** Of `moneyStatus`. */
  status: z.int(),
  status_text: z.string(),
  /** 11-25 转可提现 */
  note: z.string(),
  free_at: moment,
});

/** Where a teacher's money goes; the account is masked. */
export const payee = z.object({
  id: z.int(),
  kind: z.enum(['bank', 'alipay']),
  /** 沈*远 */
  name: z.string(),
  /** 储蓄卡 or 支付宝, or the bank's name. */
  title: z.string(),
  /** **** 6612 */
  account: z.string(),
  /** Its name is that of the certification. */
  fits: z.boolean(),
});

export const newPayee = z.strictObject({
  kind: z.enum(['bank', 'alipay'], '请选择收款方式'),
  name: word({ error: '请输入户名' }).min(2, '请输入户名').max(30, '户名最多30个字'),
  bank: word().max(30, '开户行最多30个字').optional(),
  account: word({ error: '请输入账号' }).min(5, '请输入账号').max(60, '账号最多60个字'),
});

export const withdrawal = z.object({
  id: z.int(),
  /** W-1120-07 */
  number: z.string(),
  amount_fen: fen,
  tax_fen: fen,
  net_fen: fen,
  /** Of `withdrawalStatus`. */
  status: z.int(),
  status_text: z.string(),
  /** 财务复核；税 ¥576.00，到账 ¥3,104.00；户名不符，更正后重新打款 */
  note: z.string(),
  payee: payee.pick({ name: true, title: true, account: true }),
  asked_at: moment,
  /** Until when finance wants to have paid; null once it is over. */
  due_at: moment.nullable(),
  done_at: moment.nullable(),
  actions: z.object({ cancel: z.boolean(), retry: z.boolean() }),
});

export const withholdingRule = z.object({
  free_fen: fen,
  small_fen: fen,
  off_percent: z.int(),
  bands: z.array(z.object({ up_to_fen: fen.nullable(), percent: z.int(), quick_fen: fen })),
});

/** One bar of the chart. */
export const incomeBar = z.object({
  /** `2026-11` or `2026`. */
  key: z.string(),
  /** 11月 or 2026年 */
  label: z.string(),
  net_fen: fen,
  tax_fen: fen,
  deduct_fen: fen,
});

/** A withdrawal as finance sees it. */
export const deskWithdrawal = withdrawal.omit({ actions: true }).extend({
  teacher: z.object({ id: z.int(), name: z.string(), level_text: z.string() }),
  fits: z.boolean(),
  /** Why it cannot go on now, such as a refund of one of its orders; empty without. */
  held: z.string(),
  checked_by: z.string(),
  approved_by: z.string(),
  /** Number of the file for the bank that it stands in; empty before. */
  batch: z.string(),
  acts: z.array(z.enum(['check', 'return', 'approve', 'refuse', 'paid', 'failed', 'repay'])),
});

export const withdrawalAct = z.strictObject({
  act: z.enum(['check', 'return', 'approve', 'refuse', 'paid', 'failed', 'repay'], '请选择操作'),
  /** Why, for `return` and `refuse`. */
  content: reason('请写明原因').optional(),
  failure: payoutFailure.optional(),
  /** The bank's number, for `paid`. */
  reference: word().min(4, '请填写银行流水号').max(60, '流水号最多60个字').optional(),
});

export const timelineLine = z.object({ title: z.string(), by: z.string(), content: z.string(), at: moment });

export const deskDeduction = deduction.extend({
  teacher: z.object({ id: z.int(), name: z.string() }),
  paid_fen: fen,
  settlement_fen: fen,
  proposer: z.int(),
  acts: z.array(z.enum(['withdraw', 'uphold', 'drop'])),
});

export const newDeduction = z.strictObject({
  order_id: id,
  reason: deductionReason,
  /** In 分. */
  amount_fen: z.int('请输入扣款金额').min(100, '扣款至少1元').max(100_000_00, '扣款金额太大'),
  /** What happened, for the teacher. */
  content: reason('请写明经过'),
  /** How it was reckoned. */
  formula: word().max(80, '算法最多80个字').optional(),
  evidence: z
    .array(
      z.strictObject({
        title: word({ error: '请写明证据' }).min(2, '请写明证据').max(40, '最多40个字'),
        text: lines().max(300, '最多300个字'),
      }),
    )
    .max(incomeLimits.evidence, '最多5条证据'),
});

export const deductionAct = z.strictObject({
  act: z.enum(['withdraw', 'uphold', 'drop'], '请选择操作'),
  content: reason('请写明理由'),
});

export const deductionAnswer = z.strictObject({
  answer: z.enum(['accept', 'refuse'], '请选择是否接受'),
  content: reason('请说明不接受的理由').optional(),
});

/** One account of the ledger over all teachers. */
export const ledgerAccount = z.object({ key: z.string(), title: z.string(), fen: z.int() });

/** Whether all entries balance and everything that is kept beside them agrees. */
export const ledgerState = z.object({
  balanced: z.boolean(),
  checked_at: moment,
  entries: z.int(),
  accounts: z.array(ledgerAccount),
  /** What does not agree, in words; empty when all does. */
  problems: z.array(z.string()),
});
