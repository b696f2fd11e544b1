import { moneyStatus as m, type SettlementStatus } from '@harbor/contract/money-status';
import { stepsOf } from '../../../machine';
import type { MoneyActor } from './rows';

/** What happens to an income; the word stored in `settlement_history.event`. */
export type SettlementEvent = (typeof settlementSteps)[number]['event'];

const any: readonly MoneyActor[] = ['teacher', 'operator', 'system'];

/** Every legal step of an income. */
export const settlementSteps = stepsOf<SettlementStatus | null, { actors: readonly MoneyActor[] }>()([
  { event: 'settle', from: null, to: m.frozen, actors: ['system'] },
  { event: 'release', from: m.frozen, to: m.available, actors: any },
  // A refund or a deduction was begun: what is not yet in a withdrawal stays where it is.
  { event: 'hold', from: m.available, to: m.frozen, actors: any },

  { event: 'withdraw', from: m.available, to: m.reviewing, actors: ['teacher'] },
  // The withdrawal was taken back or refused, or one part of it is left over again.
  { event: 'give_back', from: m.reviewing, to: m.available, actors: any },
  { event: 'give_back', from: m.failed, to: m.available, actors: any },
  { event: 'give_back_held', from: m.reviewing, to: m.frozen, actors: any },
  { event: 'give_back_held', from: m.failed, to: m.frozen, actors: any },
  // Returned to the client meanwhile, which other income has paid since.
  { event: 'give_back', from: m.returned, to: m.available, actors: any },
  { event: 'give_back_held', from: m.returned, to: m.frozen, actors: any },
  { event: 'pay', from: m.reviewing, to: m.paid, actors: ['operator'] },
  { event: 'fail', from: m.reviewing, to: m.failed, actors: ['operator'] },
  { event: 'repay', from: m.failed, to: m.reviewing, actors: any },
  // What was owed from before took all that was left.
  { event: 'pay_debt', from: m.available, to: m.paid, actors: any },
  { event: 'pay_debt', from: m.frozen, to: m.paid, actors: any },
  // A refund, or a deduction, left less than what is in withdrawals.
  { event: 'shrink', from: m.frozen, to: m.reviewing, actors: any },
  { event: 'shrink', from: m.available, to: m.reviewing, actors: any },
  { event: 'shrink', from: m.frozen, to: m.failed, actors: any },
  { event: 'shrink', from: m.available, to: m.failed, actors: any },

  { event: 'return', from: m.frozen, to: m.returned, actors: any },
  { event: 'return', from: m.available, to: m.returned, actors: any },
  { event: 'return', from: m.reviewing, to: m.returned, actors: any },
  { event: 'return', from: m.failed, to: m.returned, actors: any },
  { event: 'return', from: m.paid, to: m.returned, actors: any },
]);
