import { type SubmissionStatus, submissionStatus as s } from '@harbor/contract/submission-status';
import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { submissionSettings } from './settings';
import type { SubmissionRow, SubmissionsTable } from './tables';
import { findSubmissionStep, type SubmissionActor, type SubmissionEvent } from './transitions';

/** What somebody does to a submission. */
export interface SubmissionDeed {
  event: SubmissionEvent;
  actor: SubmissionActor;
  actorId: number | null;
  at: Date;
  /** What they said with it. */
  content?: string;
}

type Changes = Omit<Updateable<SubmissionsTable>, 'status' | 'due_at' | 'reminded_at' | 'updated_at'>;

/** How long the author may let a status stand, in ms. */
const patience: Partial<Record<SubmissionStatus, number>> = {
  [s.needsAuthor]: submissionSettings.supplyWithin,
  [s.recommended]: submissionSettings.decideWithin,
};

/**
 * Takes a submission one step further: status, clock and line. The only place that changes `submissions.status`.
 * @throws HttpProblem 409 when the table knows no such step, or the submission moved meanwhile
 */
export async function moveSubmission(
  trx: Db,
  row: SubmissionRow,
  deed: SubmissionDeed,
  changes: Changes = {},
): Promise<SubmissionRow> {
  const step = findSubmissionStep(row.status, deed.event, deed.actor);
  if (!step) throw conflict();
  const wait = patience[step.to];
  const closes = step.to === s.closed;
  const moved = await trx
    .updateTable('submissions')
    .set({
      ...changes,
      status: step.to,
      due_at: wait === undefined ? null : new Date(deed.at.getTime() + wait),
      reminded_at: null,
      updated_at: deed.at,
      closed_at: closes ? deed.at : null,
      close_event: closes ? deed.event : '',
      ...(!closes && { close_reason: '' }),
    })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw conflict();
  await trx
    .insertInto('submission_lines')
    .values({
      submission_id: row.id,
      event: deed.event,
      from_status: row.status,
      to_status: step.to,
      actor: deed.actor,
      actor_id: deed.actorId,
      content: deed.content,
      at: deed.at,
    })
    .execute();
  return moved;
}
