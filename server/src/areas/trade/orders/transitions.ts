import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';

/** Who changes an order. `channel` is a payment gateway, `system` a timer or a rule. */
export type Actor = 'user' | 'teacher' | 'operator' | 'system' | 'channel';

/** One legal step. `from: null` is the making of the order. */
export interface Transition {
  from: OrderStatus | null;
  event: OrderEvent;
  to: OrderStatus;
  actors: readonly Actor[];
}

/** What happens to an order; the word stored in `order_history.event`. */
export type OrderEvent =
  | 'purchase'
  | 'purchase_quote'
  | 'accept_quote'
  | 'quote_expired'
  | 'pay'
  | 'pay_with_form'
  | 'pay_course'
  | 'cancel'
  | 'expire'
  | 'submit_form'
  | 'return_form'
  | 'start_trial'
  | 'trials_failed'
  | 'assign'
  | 'deliver'
  | 'request_changes'
  | 'grant_changes'
  | 'accept'
  | 'auto_accept'
  | 'give_up'
  | 'refund_whole';

const step = (
  from: OrderStatus | null,
  event: OrderEvent,
  to: OrderStatus,
  ...actors: Actor[]
): Transition => ({
  from,
  event,
  to,
  actors,
});

/** Every legal step of an order. What is not here is refused with 409. */
export const transitions: readonly Transition[] = [
  step(null, 'purchase', s.unpaid, 'user'),
  step(null, 'purchase_quote', s.quoting, 'user'),

  step(s.quoting, 'accept_quote', s.unpaid, 'user'),
  step(s.quoting, 'cancel', s.cancelled, 'user'),
  step(s.quoting, 'quote_expired', s.cancelled, 'system'),

  step(s.unpaid, 'pay', s.incomplete, 'channel', 'system'),
  step(s.unpaid, 'pay_with_form', s.waiting, 'channel', 'system'),
  step(s.unpaid, 'pay_course', s.done, 'channel', 'system'),
  step(s.unpaid, 'cancel', s.cancelled, 'user', 'operator'),
  step(s.unpaid, 'expire', s.cancelled, 'system'),

  step(s.incomplete, 'submit_form', s.waiting, 'user'),
  step(s.waiting, 'return_form', s.incomplete, 'operator'),
  step(s.waiting, 'start_trial', s.trial, 'teacher'),
  step(s.waiting, 'assign', s.serving, 'user', 'operator', 'system'),
  step(s.trial, 'assign', s.serving, 'user', 'operator', 'system'),
  step(s.trial, 'trials_failed', s.waiting, 'system', 'operator'),

  step(s.serving, 'deliver', s.delivered, 'teacher', 'operator'),
  step(s.delivered, 'request_changes', s.revising, 'user'),
  // A round beyond the free ones, which staff granted.
  step(s.delivered, 'grant_changes', s.revising, 'operator'),
  step(s.revising, 'deliver', s.delivered, 'teacher', 'operator'),
  step(s.delivered, 'accept', s.done, 'user'),
  step(s.delivered, 'auto_accept', s.done, 'system'),
  step(s.serving, 'give_up', s.waiting, 'teacher', 'operator'),
  step(s.revising, 'give_up', s.waiting, 'teacher', 'operator'),

  ...([s.incomplete, s.waiting, s.trial, s.serving, s.delivered, s.revising, s.done] as const).map((from) =>
    step(from, 'refund_whole', s.closed, 'system'),
  ),
];

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export function findTransition(
  from: OrderStatus | null,
  event: OrderEvent,
  actor: Actor,
): Transition | undefined {
  return transitions.find((t) => t.from === from && t.event === event && t.actors.includes(actor));
}
