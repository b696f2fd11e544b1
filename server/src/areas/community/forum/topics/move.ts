import type { Updateable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { defineMachine } from '../../../../machine';
import { type ForumTransitionContext, remember } from '../history';
import type { TopicRow } from '../rows';
import { type TopicEvent, topicSteps } from './transitions';

/**
 * Takes a topic one step further and writes its history: with the making of topics the only place that changes
 * `topics.status`.
 * @throws HttpProblem 409 when the table knows no such step, or the topic moved meanwhile
 */
export function moveTopic(
  trx: Db,
  row: Moving,
  context: ForumTransitionContext<TopicEvent>,
  changes: Omit<Updateable<DB['topics']>, 'status'> = {},
): Promise<TopicRow> {
  return topicMachine.move(trx, row, context.event, context, changes);
}

type Moving = Pick<TopicRow, 'id' | 'status' | 'user_id'>;

const topicMachine = defineMachine<Moving, ForumTransitionContext<TopicEvent>>()({
  table: 'topics',
  key: 'id',
  steps: topicSteps,
  history: (trx, { row, from, to }, context) =>
    remember(trx, { kind: 'topic', id: row.id, ownerId: row.user_id }, context, from, to),
});
