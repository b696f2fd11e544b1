import type { Updateable } from 'kysely';
import type { Db } from '../../../../db/connect';
import { conflict } from '../../../../http/problem';
import { type Deed, remember } from '../history';
import type { TopicRow, TopicsTable } from '../tables';
import { type TopicEvent, topicStep } from './transitions';

/**
 * Takes a topic one step further and writes its history: with the making of topics the only place that changes
 * `topics.status`.
 * @throws HttpProblem 409 when the table knows no such step, or the topic moved meanwhile
 */
export async function moveTopic(
  trx: Db,
  row: Pick<TopicRow, 'id' | 'status' | 'user_id'>,
  deed: Deed<TopicEvent>,
  changes: Omit<Updateable<TopicsTable>, 'status'> = {},
): Promise<TopicRow> {
  const step = topicStep(row.status, deed.event, deed.actor);
  if (!step) throw conflict();
  const moved = await trx
    .updateTable('topics')
    .set({ ...changes, status: step.to })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw conflict();
  await remember(trx, { kind: 'topic', id: row.id, ownerId: row.user_id }, deed, row.status, step.to);
  return moved;
}
