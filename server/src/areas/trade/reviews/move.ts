import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import type { AppraiseRow, AppraisesTable } from '../services/tables';
import { type AppraiseActor, type AppraiseEvent, appraiseStep } from './transitions';

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

const columns = { review: 'status', append: 'append_status' } as const;

/**
 * Takes a part of a review one step further and writes its history: with {@link writeAppraise} the only place that
 * changes `appraises.status` and `append_status`.
 * @param changes Columns that change with the status.
 * @throws HttpProblem 409 when the table knows no such step, or the review moved meanwhile
 */
export async function moveAppraise(
  trx: Db,
  row: Pick<AppraiseRow, 'id' | 'status' | 'append_status'>,
  deed: AppraiseDeed,
  changes: Omit<Updateable<AppraisesTable>, 'status' | 'append_status'> = {},
): Promise<AppraiseRow> {
  const column = columns[deed.part];
  const from = row[column];
  const step = appraiseStep(from, deed.event, deed.actor);
  if (!step) throw conflict();
  const moved = await trx
    .updateTable('appraises')
    .set({ ...changes, [column]: step.to })
    .where('id', '=', row.id)
    .where(column, from === null ? 'is' : '=', from)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw conflict();
  await remember(trx, row.id, deed, from, step.to);
  return moved;
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
