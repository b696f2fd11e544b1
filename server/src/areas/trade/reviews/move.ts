import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { defineMachine } from '../../../machine';
import type { AppraiseRow } from '../services/rows';
import { type AppraiseActor, type AppraiseEvent, appraiseSteps } from './transitions';

/** A review, or what was added to it later: each has a status of its own. */
export type AppraisePart = 'review' | 'append';

/** What somebody does to a part of a review. */
export interface AppraiseDeed {
  part: AppraisePart;
  event: AppraiseEvent;
  actor: AppraiseActor;
  actorId: number;
  at: Date;
  note?: string;
}

type Moving = Pick<AppraiseRow, 'id' | 'status' | 'append_status'>;

const machineOf = (column: 'status' | 'append_status') =>
  defineMachine<Moving, AppraiseDeed>()({
    table: 'appraises',
    key: 'id',
    column,
    steps: appraiseSteps,
    history: (trx, { row, from, to }, deed) => remember(trx, row.id, deed, from, to),
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
  deed: AppraiseDeed,
  changes: Omit<Updateable<DB['appraises']>, 'status' | 'append_status'> = {},
): Promise<AppraiseRow> {
  return machines[deed.part].move(trx, row, deed.event, deed, changes);
}

/** Appends a row to a review's history. */
export async function remember(
  trx: Db,
  appraiseId: number,
  deed: AppraiseDeed,
  from: number | null,
  to: number,
): Promise<void> {
  await trx
    .insertInto('appraise_history')
    .values({
      appraise_id: appraiseId,
      part: deed.part,
      event: deed.event,
      from_status: from,
      to_status: to,
      actor: deed.actor,
      actor_id: deed.actorId,
      note: deed.note,
      at: deed.at,
    })
    .execute();
}
