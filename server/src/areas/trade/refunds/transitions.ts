import { type RefundStatus, refundStatus as r } from '@harbor/contract/refund-status';
import { stepFinder, stepsOf } from '../../../machine';
import type { Actor } from '../orders/transitions';

/** What happens to a refund; the word stored in `refund_lines.event`. */
export type RefundEvent = (typeof refundSteps)[number]['event'];

/** Every legal step of a refund. What is not here is refused with 409. */
export const refundSteps = stepsOf<RefundStatus | null, { actors: readonly Actor[] }>()([
  { event: 'apply', from: null, to: r.applied, actors: ['user'] },
  // Money that came too late or twice goes back without anybody asking for it.
  { event: 'begin', from: null, to: r.processing, actors: ['system', 'operator'] },

  { event: 'grant', from: r.applied, to: r.processing, actors: ['system'] },
  { event: 'approve', from: r.applied, to: r.processing, actors: ['operator'] },
  // A large amount is proposed by one of the team and approved by another; the status says that it still waits.
  { event: 'propose', from: r.applied, to: r.applied, actors: ['operator'] },
  { event: 'propose', from: r.appealed, to: r.appealed, actors: ['operator'] },
  { event: 'return', from: r.applied, to: r.applied, actors: ['operator'] },
  { event: 'return', from: r.appealed, to: r.appealed, actors: ['operator'] },
  { event: 'ask', from: r.applied, to: r.evidence, actors: ['operator'] },
  { event: 'refuse', from: r.applied, to: r.refused, actors: ['operator'] },
  { event: 'supply', from: r.evidence, to: r.applied, actors: ['user'] },
  { event: 'lapse', from: r.evidence, to: r.withdrawn, actors: ['system'] },

  { event: 'withdraw', from: r.applied, to: r.withdrawn, actors: ['user'] },
  { event: 'withdraw', from: r.evidence, to: r.withdrawn, actors: ['user'] },
  { event: 'withdraw', from: r.appealed, to: r.withdrawn, actors: ['user'] },

  { event: 'appeal', from: r.refused, to: r.appealed, actors: ['user'] },
  { event: 'approve', from: r.appealed, to: r.processing, actors: ['operator'] },
  { event: 'refuse', from: r.appealed, to: r.refused, actors: ['operator'] },

  { event: 'done', from: r.processing, to: r.refunded, actors: ['channel'] },
  { event: 'fail', from: r.processing, to: r.failed, actors: ['channel'] },
  // The channel may still do in the end what it first said it could not.
  { event: 'done', from: r.failed, to: r.refunded, actors: ['channel'] },
  { event: 'retry', from: r.failed, to: r.processing, actors: ['operator'] },
  { event: 'offline', from: r.failed, to: r.refunded, actors: ['operator'] },
]);

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export const findRefundStep = stepFinder(refundSteps);
