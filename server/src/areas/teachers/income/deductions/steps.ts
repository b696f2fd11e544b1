import { type DeductionStatus, moneyStatus as m } from '@harbor/contract/money-status';
import { stepFinder, stepsOf } from '../../../../machine';
import type { MoneyActor } from '../rows';

/** What happens to a deduction; the word stored in `deduction_history.event`. */
export type DeductionEvent = (typeof deductionSteps)[number]['event'];

/** Every legal step of a deduction. */
export const deductionSteps = stepsOf<DeductionStatus | null, { actors: readonly MoneyActor[] }>()([
  { event: 'propose', from: null, to: m.deducting, actors: ['operator'] },
  { event: 'accept', from: m.deducting, to: m.deducted, actors: ['teacher'] },
  // Nothing was said in time.
  { event: 'lapse', from: m.deducting, to: m.deducted, actors: ['system'] },
  { event: 'refuse', from: m.deducting, to: m.deductRefused, actors: ['teacher'] },
  // Somebody else than who proposed it.
  { event: 'uphold', from: m.deductRefused, to: m.deducted, actors: ['operator'] },
  { event: 'drop', from: m.deductRefused, to: m.deductDropped, actors: ['operator'] },
  { event: 'withdraw', from: m.deducting, to: m.deductDropped, actors: ['operator'] },
  { event: 'withdraw', from: m.deductRefused, to: m.deductDropped, actors: ['operator'] },
  // A refund left nothing to deduct from.
  { event: 'void', from: m.deducting, to: m.deductDropped, actors: ['system'] },
  { event: 'void', from: m.deductRefused, to: m.deductDropped, actors: ['system'] },
]);

export const findDeductionStep = stepFinder(deductionSteps);

/** What the team and the teacher read for each event. */
export const deductionEventText: Record<DeductionEvent, string> = {
  propose: '提出扣款',
  accept: '老师接受',
  lapse: '到期未答复，视为接受',
  refuse: '老师不接受',
  uphold: '复核维持',
  drop: '复核取消',
  withdraw: '提出人撤回',
  void: '订单已退款，扣款作废',
};
