import { submissionStatus as s } from '@harbor/contract/submission-status';
import { submissionLimits } from './limits';
import type { SubmissionRow } from './rows';
import { findSubmissionStep, type SubmissionEvent } from './transitions';

/** What beside the status decides about a step of the author. */
const conditions: Partial<Record<SubmissionEvent, (row: SubmissionRow, now: Date) => boolean>> = {
  // A second answer of the journal comes after a revision only.
  feedback: (row) => row.status === s.sent || row.feedback?.result === 'revise',
  // Another journal is sought before sending, or after a refusal.
  again: (row) => row.status === s.recommended || row.feedback?.result === 'rejected',
  reopen: (row, now) =>
    (row.close_event === 'withdraw' || row.close_event === 'lapse') &&
    row.closed_at !== null &&
    now.getTime() < row.closed_at.getTime() + submissionLimits.reopenFor,
  supply: (row, now) => row.due_at === null || now < row.due_at,
};

/** Whether the author may do this now. */
export function authorMay(row: SubmissionRow, event: SubmissionEvent, now: Date): boolean {
  if (!findSubmissionStep(row.status, event, 'user')) return false;
  return conditions[event]?.(row, now) ?? true;
}
