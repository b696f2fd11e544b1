import { type SubmissionStatus, submissionStatus as s } from '@harbor/contract/submission-status';

/** Who does something to a submission; `system` is a clock. */
export type SubmissionActor = 'user' | 'operator' | 'system';

/** What happens to a submission; the word stored in `submission_lines.event`. */
export type SubmissionEvent =
  | 'submit'
  | 'take'
  | 'ask'
  | 'supply'
  | 'recommend'
  | 'again'
  | 'send'
  | 'feedback'
  | 'withdraw'
  | 'close'
  | 'lapse'
  | 'finish'
  | 'reopen';

/** One legal step. */
export interface SubmissionStep {
  from: SubmissionStatus;
  event: SubmissionEvent;
  to: SubmissionStatus;
  actor: SubmissionActor;
}

const step = (
  from: SubmissionStatus,
  event: SubmissionEvent,
  to: SubmissionStatus,
  actor: SubmissionActor,
): SubmissionStep => ({ from, event, to, actor });

/** Every legal step of a submission (domain.md 3.10). What is not here is refused with 409. */
export const submissionSteps: readonly SubmissionStep[] = [
  step(s.draft, 'submit', s.waiting, 'user'),
  step(s.waiting, 'take', s.accepted, 'operator'),

  step(s.accepted, 'ask', s.needsAuthor, 'operator'),
  step(s.needsAuthor, 'supply', s.accepted, 'user'),
  step(s.needsAuthor, 'lapse', s.closed, 'system'),

  step(s.accepted, 'recommend', s.recommended, 'operator'),
  step(s.recommended, 'recommend', s.recommended, 'operator'),
  step(s.recommended, 'again', s.accepted, 'user'),
  step(s.recommended, 'lapse', s.closed, 'system'),

  // The author sends the manuscript; the platform never does.
  step(s.recommended, 'send', s.sent, 'user'),
  step(s.sent, 'feedback', s.answered, 'user'),
  // After a revision the journal answers again; after a refusal the author may ask for another journal.
  step(s.answered, 'feedback', s.answered, 'user'),
  step(s.answered, 'again', s.accepted, 'user'),

  step(s.waiting, 'withdraw', s.closed, 'user'),
  step(s.accepted, 'withdraw', s.closed, 'user'),
  step(s.needsAuthor, 'withdraw', s.closed, 'user'),
  step(s.recommended, 'withdraw', s.closed, 'user'),
  step(s.sent, 'finish', s.closed, 'user'),
  step(s.answered, 'finish', s.closed, 'user'),
  step(s.waiting, 'close', s.closed, 'operator'),
  step(s.accepted, 'close', s.closed, 'operator'),
  step(s.needsAuthor, 'close', s.closed, 'operator'),
  step(s.recommended, 'close', s.closed, 'operator'),

  step(s.closed, 'reopen', s.waiting, 'user'),
];

/** The legal step for an event, or undefined. The pair (from, event) is unique in the table. */
export function findSubmissionStep(
  from: SubmissionStatus,
  event: SubmissionEvent,
  actor: SubmissionActor,
): SubmissionStep | undefined {
  return submissionSteps.find((one) => one.from === from && one.event === event && one.actor === actor);
}
