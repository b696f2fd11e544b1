import { type WithdrawalStatus, withdrawalStatus as w } from '@harbor/contract/money-status';
import { stepFinder, stepsOf } from '../../../../machine';
import type { MoneyActor } from '../rows';

/** What happens to a withdrawal; the word stored in `withdrawal_history.event`. */
export type WithdrawalEvent = (typeof withdrawalSteps)[number]['event'];

/** Every legal step of a withdrawal. */
export const withdrawalSteps = stepsOf<WithdrawalStatus | null, { actors: readonly MoneyActor[] }>()([
  { event: 'ask', from: null, to: w.asked, actors: ['teacher'] },
  // One of finance looks, another one agrees.
  { event: 'check', from: w.asked, to: w.checked, actors: ['operator'] },
  { event: 'return', from: w.checked, to: w.asked, actors: ['operator'] },
  { event: 'approve', from: w.checked, to: w.approved, actors: ['operator'] },
  { event: 'paid', from: w.approved, to: w.paid, actors: ['operator'] },
  { event: 'failed', from: w.approved, to: w.failed, actors: ['operator'] },
  // The teacher names another account, which is looked at anew; or the bank is asked again with the same one.
  { event: 'retry', from: w.failed, to: w.asked, actors: ['teacher'] },
  { event: 'repay', from: w.failed, to: w.checked, actors: ['operator'] },

  { event: 'cancel', from: w.asked, to: w.cancelled, actors: ['teacher'] },
  { event: 'cancel', from: w.failed, to: w.cancelled, actors: ['teacher'] },
  { event: 'refuse', from: w.asked, to: w.refused, actors: ['operator'] },
  { event: 'refuse', from: w.checked, to: w.refused, actors: ['operator'] },
  { event: 'refuse', from: w.approved, to: w.refused, actors: ['operator'] },
  { event: 'refuse', from: w.failed, to: w.refused, actors: ['operator'] },
  // A refund or a deduction needs the money that lies in it.
  { event: 'call_back', from: w.asked, to: w.refused, actors: ['system'] },
  { event: 'call_back', from: w.checked, to: w.refused, actors: ['system'] },
  { event: 'call_back', from: w.approved, to: w.refused, actors: ['system'] },
  { event: 'call_back', from: w.failed, to: w.refused, actors: ['system'] },
]);

export const findWithdrawalStep = stepFinder(withdrawalSteps);

/** What finance and teachers read for each event. */
export const withdrawalEventText: Record<WithdrawalEvent, string> = {
  ask: '申请提现',
  check: '审核通过，待另一位复核',
  return: '复核退回',
  approve: '复核通过',
  paid: '已打款',
  failed: '打款失败',
  retry: '更正收款账户，重新提交',
  repay: '原账户重新打款，待复核',
  cancel: '撤回提现',
  refuse: '退回提现',
  call_back: '系统退回',
};
