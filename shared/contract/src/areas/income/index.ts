import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { day, fen, id, idParams, moment, nothing, page, queryCode } from '../../fields';
import { word } from '../../people-fields';
import {
  deduction,
  deductionAct,
  deductionAnswer,
  deskDeduction,
  deskWithdrawal,
  incomeBar,
  incomeLimits,
  incomeRow,
  ledgerState,
  newDeduction,
  newPayee,
  payee,
  timelineLine,
  withdrawal,
  withdrawalAct,
  withholdingRule,
} from './fields';

export { incomeLimits } from './fields';

const amount = z.int('请输入金额').min(1, '请输入金额').max(10_000_000_00, '金额太大');

const ticket = z.object({ url: z.string(), valid_for: z.int() });

const ids = z.array(id).min(1, '请选择提现').max(incomeLimits.batch, `一次最多${incomeLimits.batch}笔`);

export const income = defineArea({
  'GET /wait_take/payment': {
    summary: '结算明细：按状态，最新的在前，仅本人',
    access: 'teacher',
    rate: 'read',
    /** `state`: of `moneyStatus`; all without. */
    query: z.object({ page, state: queryCode }),
    data: paged(incomeRow).extend({
      /** Rows by state, 0 being all. */
      counts: z.array(z.object({ state: z.int(), label: z.string(), count: z.int() })),
    }),
  },
  'GET /income/overview': {
    summary: '收入概览：可提现、冻结、审核中、今年已打款、待答复扣款、收款账户与提现规则，仅本人',
    access: 'login',
    rate: 'read',
    data: z.object({
      available_fen: fen,
      frozen_fen: fen,
      /** What becomes available next; null with nothing frozen. */
      next: z.object({ fen, at: moment }).nullable(),
      review_fen: fen,
      review_count: z.int(),
      review_due_at: moment.nullable(),
      paid_year_fen: fen,
      tax_year_fen: fen,
      /** Waits for the answer to a deduction. */
      held_fen: fen,
      /** What was paid out and had to go back to clients: later income pays it first. */
      debt_fen: fen,
      min_fen: fen,
      frozen_days: z.int(),
      answer_days: z.int(),
      level: z.object({ name: z.string(), rate: z.int() }),
      /** As certified, masked. */
      name: z.string(),
      payees: z.array(payee),
      tax: withholdingRule,
      deductions: z.array(deduction),
      withdrawals: z.array(withdrawal),
      withdrawal_count: z.int(),
    }),
  },
  'GET /income/chart': {
    summary: '到手收入、代扣税与扣款：近12个月或按年，仅本人',
    access: 'login',
    rate: 'read',
    query: z.object({ by: z.enum(['month', 'year'], '请选择按月或按年').optional() }),
    data: z.object({ bars: z.array(incomeBar) }),
  },
  'GET /income/withdrawals': {
    summary: '提现记录，最新的在前，仅本人',
    access: 'login',
    rate: 'read',
    query: z.object({ page }),
    data: paged(withdrawal),
  },
  'POST /income/withdraw': {
    summary: '申请提现；须先验证手机号，收款户名须与认证姓名一致',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({ amount_fen: amount, payee_id: id }),
    data: withdrawal,
  },
  'POST /income/cancel/:id': {
    summary: '撤回还没有复核的提现',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: withdrawal,
  },
  'POST /income/retry/:id': {
    summary: '打款失败后更正收款账户，重新提交；须先验证手机号',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ payee_id: id }),
    data: withdrawal,
  },
  'POST /income/payee': {
    summary: '添加收款账户；须先验证手机号，账号加密保存',
    access: 'login',
    rate: 'write',
    body: newPayee,
    data: payee,
  },
  'DELETE /income/payee/:id': {
    summary: '删除收款账户；正在打款的提现仍按原账户',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: nothing,
  },
  'POST /income/answer/:id': {
    summary: '答复平台提出的扣款：接受，或不接受并说明；编号为扣款编号',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: deductionAnswer,
    data: deduction,
  },
  'POST /income/statement': {
    summary: '取得对账单的下载地址，一分钟内有效，仅本人',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      format: z.enum(['csv', 'pdf'], '请选择格式'),
      from: day('开始日期'),
      to: day('结束日期'),
    }),
    data: ticket,
  },
  'GET /income/statement': {
    summary: '凭下载地址取对账单（CSV 或 PDF）',
    access: 'public',
    rate: 'read',
    query: z.object({
      format: z.enum(['csv', 'pdf'], '请选择格式').optional(),
      from: day('开始日期').optional(),
      to: day('结束日期').optional(),
      ticket: z.string().max(200, '地址不正确').optional(),
    }),
    file: 'application/pdf',
    data: z.unknown(),
  },

  'GET /staff/withdrawal/list': {
    summary: '运营：提现，等得最久的在前',
    access: 'staff',
    right: 'withdrawals.read',
    rate: 'read',
    query: z.object({
      page,
      state: queryCode,
      /** Number of the withdrawal. */
      keyword: word().max(40, '最多40个字').optional(),
    }),
    data: paged(deskWithdrawal).extend({
      counts: z.array(z.object({ state: z.int(), label: z.string(), count: z.int() })),
      /** What waits to be paid. */
      to_pay: z.object({ count: z.int(), amount_fen: fen, tax_fen: fen, net_fen: fen }),
    }),
  },
  'GET /staff/withdrawal/:id': {
    summary: '运营：一笔提现的来源订单、户名核对与经过',
    access: 'staff',
    right: 'withdrawals.read',
    rate: 'read',
    params: idParams,
    data: deskWithdrawal.extend({
      parts: z.array(z.object({ settlement_id: z.int(), title: z.string(), order_no: z.string(), fen })),
      timeline: z.array(timelineLine),
      formula: z.string(),
      debt_fen: fen,
    }),
  },
  'POST /staff/withdrawal/act/:id': {
    summary: '运营：审核、由另一位复核、退回、登记打款或失败',
    access: 'staff',
    right: 'withdrawals.decide',
    decides: 'withdrawal',
    money: true,
    rate: 'write',
    params: idParams,
    body: withdrawalAct,
    data: deskWithdrawal,
  },
  'POST /staff/withdrawal/batch': {
    summary: '运营：把待打款的提现列入给银行的文件，并取得下载地址，一分钟内有效',
    access: 'staff',
    right: 'withdrawals.decide',
    money: true,
    rate: 'write',
    body: z.strictObject({ ids }),
    data: z.object({
      number: z.string(),
      count: z.int(),
      net_fen: fen,
      url: z.string(),
      valid_for: z.int(),
    }),
  },
  'GET /staff/withdrawal/file': {
    summary: '运营：凭下载地址取给银行的打款文件（CSV），含完整账号',
    access: 'public',
    rate: 'read',
    query: z.object({ ticket: z.string().max(300, '地址不正确').optional() }),
    file: 'text/csv',
    data: z.unknown(),
  },
  'GET /staff/income/ledger': {
    summary: '运营：老师资金总账是否平衡，以及各科目合计',
    access: 'staff',
    right: 'withdrawals.read',
    rate: 'read',
    data: ledgerState,
  },

  'GET /staff/deduction/list': {
    summary: '运营：扣款，先到期的在前',
    access: 'staff',
    right: 'deductions.read',
    rate: 'read',
    query: z.object({ page, state: queryCode, keyword: word().max(40, '最多40个字').optional() }),
    data: paged(deskDeduction).extend({
      counts: z.array(z.object({ state: z.int(), label: z.string(), count: z.int() })),
    }),
  },
  'GET /staff/deduction/:id': {
    summary: '运营：一笔扣款的依据、证据、老师的答复与经过',
    access: 'staff',
    right: 'deductions.read',
    rate: 'read',
    params: idParams,
    data: deskDeduction.extend({ timeline: z.array(timelineLine) }),
  },
  'GET /staff/deduction/order/:no': {
    summary: '运营：按订单号找到可以提出扣款的收入',
    access: 'staff',
    right: 'deductions.propose',
    rate: 'search',
    params: z.object({ no: z.string().regex(/^\d{18}$/, '请输入18位订单号') }),
    data: z.object({
      order: z.object({ id: z.int(), order_no: z.string(), title: z.string() }),
      teacher: z.object({ id: z.int(), name: z.string() }),
      paid_fen: fen,
      refunded_fen: fen,
      rate: z.int(),
      net_fen: fen,
      /** At most so much can still be deducted. */
      most_fen: fen,
      status_text: z.string(),
      due_at: moment.nullable(),
      delivered_at: moment.nullable(),
    }),
  },
  'POST /staff/deduction/propose': {
    summary: '运营：对一个已验收订单的收入提出扣款，老师3天内答复',
    access: 'staff',
    right: 'deductions.propose',
    money: true,
    rate: 'write',
    body: newDeduction,
    data: deskDeduction,
  },
  'POST /staff/deduction/act/:id': {
    summary: '运营：撤回扣款；老师不接受时由另一位维持或取消',
    access: 'staff',
    right: 'deductions.propose',
    decides: { queue: 'deduction', acts: ['uphold', 'drop'] },
    money: true,
    rate: 'write',
    params: idParams,
    body: deductionAct,
    data: deskDeduction,
  },
});

export type IncomeRow = z.output<typeof incomeRow>;
export type IncomeDeduction = z.output<typeof deduction>;
export type IncomePayee = z.output<typeof payee>;
export type NewPayee = z.input<typeof newPayee>;
export type IncomeWithdrawal = z.output<typeof withdrawal>;
export type IncomeBar = z.output<typeof incomeBar>;
export type DeskWithdrawal = z.output<typeof deskWithdrawal>;
export type WithdrawalAct = z.output<typeof withdrawalAct>['act'];
export type DeskDeduction = z.output<typeof deskDeduction>;
export type DeductionAct = z.output<typeof deductionAct>['act'];
export type LedgerState = z.output<typeof ledgerState>;
