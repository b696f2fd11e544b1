import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { stepFinder, stepsOf } from '../../../machine';

/** Who changes an order. `channel` is a payment gateway, `system` a timer or a rule. */
export type Actor = 'user' | 'teacher' | 'operator' | 'system' | 'channel';

/** What happens to an order; the word stored in `order_history.event`. */
export type OrderEvent = (typeof transitions)[number]['event'];

/** Every legal step of an order. What is not here is refused with 409. */
export const transitions = stepsOf<OrderStatus | null, { actors: readonly Actor[] }>()([
  { event: 'purchase', from: null, to: s.unpaid, actors: ['user'] },
  { event: 'purchase_quote', from: null, to: s.quoting, actors: ['user'] },

  { event: 'accept_quote', from: s.quoting, to: s.unpaid, actors: ['user'] },
  { event: 'cancel', from: s.quoting, to: s.cancelled, actors: ['user'] },
  { event: 'quote_expired', from: s.quoting, to: s.cancelled, actors: ['system'] },

  { event: 'pay', from: s.unpaid, to: s.incomplete, actors: ['channel', 'system'] },
  { event: 'pay_with_form', from: s.unpaid, to: s.waiting, actors: ['channel', 'system'] },
  { event: 'pay_course', from: s.unpaid, to: s.done, actors: ['channel', 'system'] },
  { event: 'cancel', from: s.unpaid, to: s.cancelled, actors: ['user', 'operator'] },
  { event: 'expire', from: s.unpaid, to: s.cancelled, actors: ['system'] },

  { event: 'submit_form', from: s.incomplete, to: s.waiting, actors: ['user'] },
  { event: 'return_form', from: s.waiting, to: s.incomplete, actors: ['operator'] },
  { event: 'start_trial', from: s.waiting, to: s.trial, actors: ['teacher'] },
  // The teacher: whoever takes what needs no trial, accepts an invitation, or confirms after being chosen.
  { event: 'assign', from: s.waiting, to: s.serving, actors: ['user', 'teacher', 'operator', 'system'] },
  { event: 'assign', from: s.trial, to: s.serving, actors: ['user', 'teacher', 'operator', 'system'] },
  // The buyer, where none of the trials fits.
  { event: 'trials_failed', from: s.trial, to: s.waiting, actors: ['system', 'operator', 'user'] },

  { event: 'deliver', from: s.serving, to: s.delivered, actors: ['teacher', 'operator'] },
  { event: 'request_changes', from: s.delivered, to: s.revising, actors: ['user'] },
  // A round beyond the free ones, which staff granted.
  { event: 'grant_changes', from: s.delivered, to: s.revising, actors: ['operator'] },
  { event: 'deliver', from: s.revising, to: s.delivered, actors: ['teacher', 'operator'] },
  { event: 'accept', from: s.delivered, to: s.done, actors: ['user'] },
  { event: 'auto_accept', from: s.delivered, to: s.done, actors: ['system'] },
  { event: 'give_up', from: s.serving, to: s.waiting, actors: ['teacher', 'operator'] },
  { event: 'give_up', from: s.revising, to: s.waiting, actors: ['teacher', 'operator'] },

  ...([s.incomplete, s.waiting, s.trial, s.serving, s.delivered, s.revising, s.done] as const).map(
    (from) => ({ event: 'refund_whole', from, to: s.closed, actors: ['system'] }) as const,
  ),
]);

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export const findTransition = stepFinder(transitions);
