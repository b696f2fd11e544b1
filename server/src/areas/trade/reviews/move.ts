import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { defineMachine, type TransitionContext } from '../../../machine';
import type { AppraiseRow } from '../services/rows';
import { type AppraiseActor, type AppraiseEvent, appraiseSteps } from './transitions';

/** A review, or what was added to it later: each has a status of its own. */
export type AppraisePart = 'review' | 'append';

/** What somebody does to a part of a review. */
export interface AppraiseTransitionContext extends TransitionContext<AppraiseActor> {
  part: AppraisePart;
  event: AppraiseEvent;
  actorId: number;
  note?: string;
}

type Moving = Pick<AppraiseRow, 'id' | 'status' | 'append_status'>;

const machineOf = (column: 'status' | 'append_status') =>
  defineMachine<Moving, AppraiseTransitionContext>()({
    table: 'appraises',
    key: 'id',
    column,
    steps: appraiseSteps,
    history: (trx, { row, from, to }, context) => remember(trx, row.id, context, from, to),
  });

/** A review and what was added to it go the same table, each by itself. */
const machines = { review: machineOf('status'), append: machineOf('append_status') };

/**
 * Takes a part of a review one step further and writes its history: with {@link writeAppraise} the only place that
 * changes `appraises.status` and `append_status`.
 * @param changes Columns that change with the status.
 * @throws HttpProblem 409 when the table knows no such step, or the review moved meanwhile
 */
export function moveAppraise(
  trx: Db,
  row: Moving,
  context: AppraiseTransitionContext,
  changes: Omit<Updateable<DB['appraises']>, 'status' | 'append_status'> = {},
): Promise<AppraiseRow> {
  return machines[context.part].move(trx, row, context.event, context, changes);
}

/** Appends a row to a review's history. */
export async function remember(
  trx: Db,
  appraiseId: number,
  context: AppraiseTransitionContext,
  from: number | null,
  to: number,
): Promise<void> {
  await insertRow(trx, 'appraise_history', {
    appraise_id: appraiseId,
    part: context.part,
    event: context.event,
    from_status: from,
    to_status: to,
    actor: context.actor,
    actor_id: context.actorId,
    note: context.note,
    at: context.at,
  });
}
