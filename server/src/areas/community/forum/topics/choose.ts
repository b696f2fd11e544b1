import type { TopicChoice } from '@harbor/contract';
import { topicStatus } from '@harbor/contract/post-status';
import { oneLine } from '@harbor/contract/visible-text';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { invalid } from '../../../../http/problem';
import { watchTexts } from '../../../base/sentinel/watch';
import { remember } from '../history';

/** The titles of topics that are to be made, held against the rules on wording. @throws HttpProblem 422 `topic_id` */
export async function watchTopics(core: Core, userId: number, chosen: readonly TopicChoice[]): Promise<void> {
  const titles = chosen.flatMap((one) => (typeof one === 'number' || one.id > 0 ? [] : [one.title]));
  if (titles.length > 0) await watchTexts(core, { userId, place: 'post' }, { topic_id: titles.join('\n') });
}

/**
 * The ids of the topics that somebody chose; what does not exist yet is made and waits for staff. A merged one stands
 * for what it was merged into.
 * @throws HttpProblem 422 on `topic_id`
 */
export async function chosenTopics(
  trx: Db,
  userId: number,
  chosen: readonly TopicChoice[],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  for (const one of chosen) {
    const id = typeof one === 'number' ? one : one.id;
    const topic =
      id > 0 ? await knownTopic(trx, userId, id) : await namedTopic(trx, userId, titleOf(one), now);
    if (!ids.includes(topic)) ids.push(topic);
  }
  return ids;
}

const titleOf = (one: TopicChoice) => (typeof one === 'number' ? '' : oneLine(one.title));

async function knownTopic(trx: Db, userId: number, id: number): Promise<number> {
  const row = await trx
    .selectFrom('topics')
    .select(['id', 'status', 'merged_into', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.status === topicStatus.merged && row.merged_into) return row.merged_into;
  const own = row?.status === topicStatus.waiting && row.user_id === userId;
  if (row?.status !== topicStatus.normal && !own) throw invalid({ topic_id: ['话题不存在或已停用'] });
  return id;
}

/** The topic of this title, made if there is none; of two that make it at once the second takes the first's. */
async function namedTopic(trx: Db, userId: number, title: string, now: Date): Promise<number> {
  if ([...title].length < 2) throw invalid({ topic_id: ['话题为2至20个字'] });
  await sql`select pg_advisory_xact_lock(hashtextextended(${`topic:${title.toLowerCase()}`}, 0))`.execute(
    trx,
  );
  const known = await trx
    .selectFrom('topics')
    .select('id')
    .where(sql`lower(title)`, '=', title.toLowerCase())
    .where('status', 'in', [topicStatus.waiting, topicStatus.normal])
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await trx
    .insertInto('topics')
    .values({ title, status: topicStatus.waiting, user_id: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const context = { event: 'propose', actor: 'user', actorId: userId, at: now } as const;
  await remember(trx, { kind: 'topic', id, ownerId: userId }, context, null, topicStatus.waiting);
  return id;
}
