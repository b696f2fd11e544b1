import { type SubmissionStatus, submissionStatus as s } from '@harbor/contract/submission-status';
import { stepFinder, stepsOf } from '../../../machine';

/** Who does something to a submission; `system` is a clock. */
export type SubmissionActor = 'user' | 'operator' | 'system';

/** What happens to a submission; the word stored in `submission_lines.event`. */
export type SubmissionEvent = (typeof submissionSteps)[number]['event'];

/** Every legal step of a submission. What is not here is refused with 409. */
export const submissionSteps = stepsOf<SubmissionStatus, { actor: SubmissionActor }>()([
  { event: 'submit', from: s.draft, to: s.waiting, actor: 'user' },
  { event: 'take', from: s.waiting, to: s.accepted, actor: 'operator' },

  { event: 'ask', from: s.accepted, to: s.needsAuthor, actor: 'operator' },
  { event: 'supply', from: s.needsAuthor, to: s.accepted, actor: 'user' },
  { event: 'lapse', from: s.needsAuthor, to: s.closed, actor: 'system' },

  { event: 'recommend', from: s.accepted, to: s.recommended, actor: 'operator' },
  { event: 'recommend', from: s.recommended, to: s.recommended, actor: 'operator' },
  { event: 'again', from: s.recommended, to: s.accepted, actor: 'user' },
  { event: 'lapse', from: s.recommended, to: s.closed, actor: 'system' },

  // The author sends the manuscript; the platform never does.
  { event: 'send', from: s.recommended, to: s.sent, actor: 'user' },
  { event: 'feedback', from: s.sent, to: s.answered, actor: 'user' },
  // After a revision the journal answers again; after a refusal the author may ask for another journal.
  { event: 'feedback', from: s.answered, to: s.answered, actor: 'user' },
  { event: 'again', from: s.answered, to: s.accepted, actor: 'user' },

  { event: 'withdraw', from: s.waiting, to: s.closed, actor: 'user' },
  { event: 'withdraw', from: s.accepted, to: s.closed, actor: 'user' },
  { event: 'withdraw', from: s.needsAuthor, to: s.closed, actor: 'user' },
  { event: 'withdraw', from: s.recommended, to: s.closed, actor: 'user' },
  { event: 'finish', from: s.sent, to: s.closed, actor: 'user' },
  { event: 'finish', from: s.answered, to: s.closed, actor: 'user' },
  { event: 'close', from: s.waiting, to: s.closed, actor: 'operator' },
  { event: 'close', from: s.accepted, to: s.closed, actor: 'operator' },
  { event: 'close', from: s.needsAuthor, to: s.closed, actor: 'operator' },
  { event: 'close', from: s.recommended, to: s.closed, actor: 'operator' },

  { event: 'reopen', from: s.closed, to: s.waiting, actor: 'user' },
]);

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export const findSubmissionStep = stepFinder(submissionSteps);
