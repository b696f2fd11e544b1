/**
 * Codes of a teacher's money: 1 to 5 and 10 are those of an income (`settlements.status`), 6 to 9 those of a deduction
 * (`deductions.status`); an income with an open deduction is shown as 6. The tables of transitions live in the server.
 */
export const moneyStatus = {
  frozen: 1,
  available: 2,
  reviewing: 3,
  paid: 4,
  failed: 5,
  deducting: 6,
  deducted: 7,
  deductRefused: 8,
  deductDropped: 9,
  returned: 10,
} as const;

export type MoneyStatus = (typeof moneyStatus)[keyof typeof moneyStatus];

/** An income's own codes. */
export type SettlementStatus = Extract<MoneyStatus, 1 | 2 | 3 | 4 | 5 | 10>;

/** A deduction's own codes. */
export type DeductionStatus = Extract<MoneyStatus, 6 | 7 | 8 | 9>;

/** What teachers read for each code. */
export const moneyStatusLabel: Record<MoneyStatus, string> = {
  1: '冻结中',
  2: '可提现',
  3: '提现审核中',
  4: '已打款',
  5: '打款失败',
  6: '扣款待答复',
  7: '扣款已接受',
  8: '扣款复核中',
  9: '扣款已撤销',
  10: '已退回客户',
};

/** Codes of `withdrawals.status`. */
export const withdrawalStatus = {
  asked: 1,
  checked: 2,
  approved: 3,
  paid: 4,
  failed: 5,
  refused: 6,
  cancelled: 7,
} as const;

export type WithdrawalStatus = (typeof withdrawalStatus)[keyof typeof withdrawalStatus];

/** What teachers read for each code. */
export const withdrawalStatusLabel: Record<WithdrawalStatus, string> = {
  1: '审核中',
  2: '审核中',
  3: '打款中',
  4: '已打款',
  5: '打款失败',
  6: '已退回',
  7: '已撤回',
};

/** What finance reads for each code. */
export const withdrawalDeskLabel: Record<WithdrawalStatus, string> = {
  1: '待审核',
  2: '待复核',
  3: '待打款',
  4: '已打款',
  5: '打款失败',
  6: '已退回',
  7: '老师已撤回',
};

/** Why the bank did not take a payment. */
export const payoutFailures = {
  name: '户名不符',
  account: '账号有误或已注销',
  limit: '账户收款受限',
  bank: '银行退回',
} as const;

export type PayoutFailure = keyof typeof payoutFailures;

/** For what a deduction is proposed, with the rule of the order-taking rules that it rests on. */
export const deductionReasons = {
  late: { title: '逾期交付', rule: '接单规范 4.2' },
  quality: { title: '交付与约定要求不符', rule: '接单规范 4.3' },
  report: { title: '未按约定提交进度报告', rule: '接单规范 4.4' },
  give_up: { title: '正式服务中放弃', rule: '接单规范 4.5' },
  contact: { title: '私下留联系方式或站外交易', rule: '接单规范 5.1' },
  compensation: { title: '平台已向客户补偿', rule: '接单规范 4.6' },
} as const;

export type DeductionReason = keyof typeof deductionReasons;
