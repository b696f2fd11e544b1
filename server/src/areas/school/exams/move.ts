import type { UpdateObject } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { defineMachine, type TransitionContext } from '../../../machine';
import type { AttemptRow } from './rows';
import { type AttemptActor, type AttemptEvent, attemptSteps } from './transitions';

export interface AttemptContext extends TransitionContext<AttemptActor> {
  note?: string;
}

type Moving = Pick<AttemptRow, 'id' | 'status' | 'revision'>;

const machine = defineMachine<Moving, AttemptContext>()({
  table: 'exam_attempts',
  key: 'id',
  steps: attemptSteps,
  guard: ({ revision }) => [['revision', '=', revision]],
  follows: ({ event }, { at, note = '' }, _changes, { revision }) => ({
    revision: revision + 1,
    updated_at: at,
    ...((event === 'hand_in' || event === 'time_out') && { handed_in_at: at }),
    ...(event === 'time_out' && { timed_out: true }),
    ...((event === 'grade' || event === 'mark') && { graded_at: at }),
    ...(event === 'mark' && { marked_at: at }),
    ...(event === 'void' && { void_reason: note }),
  }),
  history: (trx, { row, event, from, to }, context) => remember(trx, row.id, event, context, from, to),
  stale: '这次作答刚有变化，请刷新后再操作',
});

/** Whether an event may happen to an attempt in this status. */
export const mayMoveAttempt = (
  status: AttemptRow['status'],
  event: AttemptEvent,
  actor: AttemptActor,
): boolean => machine.find(status, event, actor) !== undefined;

/**
 * Takes an attempt one step further and writes its history. With `startAttempt` the only place that changes
 * `exam_attempts.status`.
 * @throws HttpProblem 409 when the table knows no such step, or the attempt moved meanwhile
 */
export const moveAttempt = (
  trx: Db,
  row: Moving,
  event: AttemptEvent,
  context: AttemptContext,
  changes: Omit<UpdateObject<DB, 'exam_attempts'>, 'status' | 'revision'> = {},
): Promise<AttemptRow> => machine.move(trx, row, event, context, changes);

/** Appends a row to an attempt's history. */
export const remember = (
  trx: Db,
  id: number,
  event: AttemptEvent,
  { actor, actorId = null, note = '', at }: AttemptContext,
  from: number | null,
  to: number,
): Promise<void> =>
  insertRow(trx, 'exam_attempt_history', {
    ...{ attempt_id: id, event, from_status: from, to_status: to },
    ...{ actor, actor_id: actorId, note, at },
  });
