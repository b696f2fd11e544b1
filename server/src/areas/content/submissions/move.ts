import { type SubmissionStatus, submissionStatus as s } from '@harbor/contract/submission-status';
import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { defineMachine, type TransitionContext } from '../../../machine';
import { submissionLimits } from './limits';
import type { SubmissionRow } from './rows';
import { type SubmissionActor, type SubmissionEvent, submissionSteps } from './transitions';

/** What somebody does to a submission. */
export interface SubmissionTransitionContext extends TransitionContext<SubmissionActor> {
  event: SubmissionEvent;
  actorId: number | null;
  /** What they said with it. */
  content?: string;
}

type Changes = Omit<Updateable<DB['submissions']>, 'status' | 'due_at' | 'reminded_at' | 'updated_at'>;

/** How long the author may let a status stand, in ms. */
const patience: Partial<Record<SubmissionStatus, number>> = {
  [s.needsAuthor]: submissionLimits.supplyWithin,
  [s.recommended]: submissionLimits.decideWithin,
};

/**
 * Takes a submission one step further: status, clock and line. The only place that changes `submissions.status`.
 * @throws HttpProblem 409 when the table knows no such step, or the submission moved meanwhile
 */
export function moveSubmission(
  trx: Db,
  row: SubmissionRow,
  context: SubmissionTransitionContext,
  changes: Changes = {},
): Promise<SubmissionRow> {
  return submissionMachine.move(trx, row, context.event, context, changes);
}

const submissionMachine = defineMachine<SubmissionRow, SubmissionTransitionContext>()({
  table: 'submissions',
  key: 'id',
  steps: submissionSteps,
  follows({ to }, { event, at }) {
    const wait = patience[to];
    const closes = to === s.closed;
    return {
      due_at: wait === undefined ? null : new Date(at.getTime() + wait),
      reminded_at: null,
      updated_at: at,
      closed_at: closes ? at : null,
      close_event: closes ? event : ('' as const),
      ...(!closes && { close_reason: '' }),
    };
  },
  async history(trx, { row, from, to, event }, { actor, actorId, content, at }) {
    await insertRow(trx, 'submission_lines', {
      submission_id: row.id,
      event,
      from_status: from,
      to_status: to,
      actor,
      actor_id: actorId,
      content,
      at,
    });
  },
});
