import { type RefundStatus, refundStatus as r } from '@harbor/contract/refund-status';
import type { Actor } from '../orders/transitions';

/** What happens to a refund; the word stored in `refund_lines.event`. */
export type RefundEvent =
  | 'apply'
  | 'begin'
  | 'grant'
  | 'approve'
  | 'ask'
  | 'supply'
  | 'lapse'
  | 'refuse'
  | 'withdraw'
  | 'appeal'
  | 'done'
  | 'fail'
  | 'retry'
  | 'offline';

/** One legal step. `from: null` is the making of the refund. */
export interface RefundStep {
  from: RefundStatus | null;
  event: RefundEvent;
  to: RefundStatus;
  actors: readonly Actor[];
}

const step = (
  from: RefundStep['from'],
  event: RefundEvent,
  to: RefundStatus,
  ...actors: Actor[]
): RefundStep => ({
  from,
  event,
  to,
  actors,
});

/** Every legal step of a refund (domain.md 3.2). What is not here is refused with 409. */
export const refundSteps: readonly RefundStep[] = [
  step(null, 'apply', r.applied, 'user'),
  // Money that came too late or twice goes back without anybody asking for it.
  step(null, 'begin', r.processing, 'system', 'operator'),

  step(r.applied, 'grant', r.processing, 'system'),
  step(r.applied, 'approve', r.processing, 'operator'),
  step(r.applied, 'ask', r.evidence, 'operator'),
  step(r.applied, 'refuse', r.refused, 'operator'),
  step(r.evidence, 'supply', r.applied, 'user'),
  step(r.evidence, 'lapse', r.withdrawn, 'system'),

  step(r.applied, 'withdraw', r.withdrawn, 'user'),
  step(r.evidence, 'withdraw', r.withdrawn, 'user'),
  step(r.appealed, 'withdraw', r.withdrawn, 'user'),

  step(r.refused, 'appeal', r.appealed, 'user'),
  step(r.appealed, 'approve', r.processing, 'operator'),
  step(r.appealed, 'refuse', r.refused, 'operator'),

  step(r.processing, 'done', r.refunded, 'channel'),
  step(r.processing, 'fail', r.failed, 'channel'),
  // The channel may still do in the end what it first said it could not.
  step(r.failed, 'done', r.refunded, 'channel'),
  step(r.failed, 'retry', r.processing, 'operator'),
  step(r.failed, 'offline', r.refunded, 'operator'),
];

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export function findRefundStep(
  from: RefundStatus | null,
  event: RefundEvent,
  actor: Actor,
): RefundStep | undefined {
  return refundSteps.find((one) => one.from === from && one.event === event && one.actors.includes(actor));
}
