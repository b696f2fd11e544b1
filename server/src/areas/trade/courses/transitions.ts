import { type EnrolmentStatus, enrolmentStatus as s } from '@harbor/contract/enrolment-status';

/** Who opens or ends the access to a course: the payment that arrived, or a timer or rule. */
export type EnrolmentActor = 'channel' | 'system';

/** What happens to an enrolment; the word stored in `enrolment_history.event`. */
export type EnrolmentEvent = 'open' | 'expire' | 'refund';

/** One legal step. `from: null` is the opening. */
export interface EnrolmentStep {
  from: EnrolmentStatus | null;
  event: EnrolmentEvent;
  to: EnrolmentStatus;
  actors: readonly EnrolmentActor[];
}

const step = (
  from: EnrolmentStep['from'],
  event: EnrolmentEvent,
  to: EnrolmentStatus,
  ...actors: EnrolmentActor[]
): EnrolmentStep => ({ from, event, to, actors });

/** Every legal step of an enrolment (domain.md 3.6). */
export const enrolmentSteps: readonly EnrolmentStep[] = [
  // A course with nothing to pay is opened by the system.
  step(null, 'open', s.valid, 'channel', 'system'),
  step(s.valid, 'expire', s.expired, 'system'),
  step(s.valid, 'refund', s.refunded, 'system'),
  // Its time was over before the money went back.
  step(s.expired, 'refund', s.refunded, 'system'),
];

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export function findEnrolmentStep(
  from: EnrolmentStatus | null,
  event: EnrolmentEvent,
  actor: EnrolmentActor,
): EnrolmentStep | undefined {
  return enrolmentSteps.find((one) => one.from === from && one.event === event && one.actors.includes(actor));
}
