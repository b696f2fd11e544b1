import type { EnrolmentStatus } from '@harbor/contract/enrolment-status';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { defineMachine, type TransitionContext } from '../../../machine';
import type { EnrolmentRow } from './rows';
import { type EnrolmentActor, type EnrolmentEvent, enrolmentSteps } from './transitions';

/** Who did it, and when. */
export type EnrolmentTransitionContext = TransitionContext<EnrolmentActor>;

/**
 * Opens a course for somebody through an order of theirs.
 * @returns false when they have the course already, through another order
 * @throws HttpProblem 409 when this actor may not open one
 */
export async function openEnrolment(
  trx: Db,
  { userId, courseId, orderId }: { userId: number; courseId: number; orderId: number },
  context: EnrolmentTransitionContext,
): Promise<boolean> {
  const step = enrolmentMachine.find(null, 'open', context.actor);
  if (!step) throw conflict(staleMessage);
  // Waits for another transaction that opens the same course, and then finds that it is open.
  const made = await trx
    .insertInto('enrolments')
    .values({
      user_id: userId,
      course_id: courseId,
      order_id: orderId,
      status: step.to,
      created_at: context.at,
      updated_at: context.at,
      ended_at: null,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return false;
  await writeStep(trx, made.id, null, step.to, 'open', context);
  return true;
}

/**
 * Takes an enrolment one step further and writes its history. The only place that changes `enrolments.status`.
 * @throws HttpProblem 409 when the table knows no such step, or the enrolment moved meanwhile
 */
export async function moveEnrolment(
  trx: Db,
  enrolment: Pick<EnrolmentRow, 'id' | 'status'>,
  event: Exclude<EnrolmentEvent, 'open'>,
  context: EnrolmentTransitionContext,
): Promise<EnrolmentStatus> {
  return (await enrolmentMachine.move(trx, enrolment, event, context)).status;
}

const enrolmentMachine = defineMachine<Pick<EnrolmentRow, 'id' | 'status'>, EnrolmentTransitionContext>()({
  table: 'enrolments',
  key: 'id',
  steps: enrolmentSteps,
  stale: staleMessage,
  follows: (_step, { at }) => ({ updated_at: at, ended_at: at }),
  history: (trx, { row, from, to, event }, context) => writeStep(trx, row.id, from, to, event, context),
});

async function writeStep(
  trx: Db,
  enrolmentId: number,
  from: EnrolmentStatus | null,
  to: EnrolmentStatus,
  event: EnrolmentEvent,
  { actor, at }: EnrolmentTransitionContext,
): Promise<void> {
  await insertRow(trx, 'enrolment_history', {
    enrolment_id: enrolmentId,
    from_status: from,
    to_status: to,
    event,
    actor,
    at,
  });
}
