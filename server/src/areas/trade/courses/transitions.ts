import { type EnrolmentStatus, enrolmentStatus as s } from '@harbor/contract/enrolment-status';
import { stepFinder, stepsOf } from '../../../machine';

/** Who opens or ends the access to a course: the payment that arrived, or a timer or rule. */
export type EnrolmentActor = 'channel' | 'system';

/** What happens to an enrolment; the word stored in `enrolment_history.event`. */
export type EnrolmentEvent = (typeof enrolmentSteps)[number]['event'];

/** Every legal step of an enrolment. */
export const enrolmentSteps = stepsOf<EnrolmentStatus | null, { actors: readonly EnrolmentActor[] }>()([
  // A course with nothing to pay is opened by the system.
  { event: 'open', from: null, to: s.valid, actors: ['channel', 'system'] },
  { event: 'expire', from: s.valid, to: s.expired, actors: ['system'] },
  { event: 'refund', from: s.valid, to: s.refunded, actors: ['system'] },
  // Its time was over before the money went back.
  { event: 'refund', from: s.expired, to: s.refunded, actors: ['system'] },
]);

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export const findEnrolmentStep = stepFinder(enrolmentSteps);
