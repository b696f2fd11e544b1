import type { DataOf } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import { promises } from '@harbor/contract/promises';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { dueFrom } from '../../../../site-settings/read';
import { remember } from '../history';
import { forumLimits } from '../limits';
import { countAddress, countWriting, requireWriter, type Writer } from '../people/writer';
import type { PostRow } from '../rows';
import { changeOf } from '../text/distance';
import { readPost } from '../text/written';
import { chosenTopics, watchTopics } from '../topics/choose';
import { movePost, setTopics } from './move';
import { checkPictures, type PostInput, placeOf, type Sent, sentOf } from './publish';
import { keepVersion, lastReviewed } from './versions';

/** Somebody's own post, whatever its state but deleted. @throws HttpProblem 404 */
export async function ownPost(db: Db, userId: number, id: number, lock = false): Promise<PostRow> {
  let query = db
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '<>', postStatus.deleted);
  if (lock) query = query.forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('帖子不存在或已删除');
  return row;
}

/** What a post's author goes on writing with. @throws HttpProblem 404 */
export async function editable(
  db: Db,
  userId: number,
  id: number,
): Promise<DataOf<'GET /hot_post/edit/:id'>> {
  const row = await ownPost(db, userId, id);
  const { title, content, category_id, ai_flag, status, reason } = row;
  return { id, title, content, category_id, topic_id: await topicIdsOf(db, id), ai_flag, status, reason };
}

/** The topics of a post in their order. */
export async function topicIdsOf(db: Db, postId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('post_topics')
    .select('topic_id')
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute();
  return rows.map(({ topic_id }) => topic_id);
}

const editableNow: readonly number[] = [postStatus.waiting, postStatus.published];

/**
 * Changes a post that waits or is published. A heavy change of a published one, or one with a finding, is reviewed
 * again; so is any change of what staff have yet to look at by staying among what they look at.
 * @throws HttpProblem 404 · 409 locked, reviewed again, hidden · 422 by field
 */
export async function editPost(
  core: Core,
  writer: Writer,
  id: number,
  input: PostInput,
  now: Date,
): Promise<Sent> {
  const { userId } = writer;
  const before = await ownPost(core.db, userId, id);
  if (!editableNow.includes(before.status)) throw conflict('这个帖子现在不能修改');
  const { newcomer } = await requireWriter(core.db, userId, now);
  const written = await readPost(core, userId, input);
  await checkPictures(core.db, userId, written.images, before.images);
  const place = await placeOf(core.db, input.category_id ?? before.category_id);
  await watchTopics(core, userId, input.topic_id ?? []);
  await countAddress(core, writer, 'post');
  return core.db.transaction().execute(async (trx) => {
    await countWriting(core, trx, writer, 'post', newcomer);
    const row = await ownPost(trx, userId, id, true);
    if (!editableNow.includes(row.status)) throw conflict('这个帖子现在不能修改');
    const known = await lastReviewed(trx, row);
    const heavy =
      changeOf(known.title, written.title) > forumLimits.heavyEdit ||
      changeOf(known.body, written.body) > forumLimits.heavyEdit ||
      written.images.some((path) => !row.images.includes(path)) ||
      written.findings.length > 0;
    const again = row.status === postStatus.published && heavy;
    if (row.title !== written.title || row.content !== written.content)
      await keepVersion(trx, row, now, again);
    const topics = input.topic_id && (await chosenTopics(trx, userId, input.topic_id, now));
    const moved = await movePost(
      trx,
      row,
      { event: again ? 'edit_heavy' : 'edit', actor: 'user', actorId: userId, at: now },
      {
        ...written,
        ...place,
        ai_flag: input.ai_flag ?? row.ai_flag,
        urgent: written.findings.length > 0,
        look_after: row.look_after && !again,
        edited_at: row.published_at ? now : null,
        ...(again && (await dueFrom(trx, 'limit.post', now))),
      },
    );
    if (topics) await setTopics(trx, moved, topics);
    return sentOf(moved);
  });
}

/** The author takes a post away; it stays for the desk, and nobody else sees it. @throws HttpProblem 404 */
export async function deletePost(core: Core, userId: number, id: number, now: Date): Promise<{ id: number }> {
  await core.db.transaction().execute(async (trx) => {
    const row = await ownPost(trx, userId, id, true);
    await movePost(
      trx,
      row,
      { event: 'delete', actor: 'user', actorId: userId, at: now },
      { look_after: false, appeal_status: row.appeal_status === 1 ? null : row.appeal_status },
    );
    await trx.deleteFrom('post_drafts').where('post_id', '=', id).execute();
  });
  return { id };
}

/** Until when a hidden post can be appealed; null where it cannot (any more). */
export function appealUntil(row: PostRow, now: Date): Date | null {
  if (row.status !== postStatus.hidden || !row.hidden_at || row.appeal_status !== null) return null;
  const until = new Date(row.hidden_at.getTime() + forumLimits.appealFor);
  return until > now ? until : null;
}

/** The author asks staff to look at a hidden post again, once. @throws HttpProblem 404 · 409 · 422 */
export async function appeal(core: Core, userId: number, id: number, content: string, now: Date) {
  await core.db.transaction().execute(async (trx) => {
    const row = await ownPost(trx, userId, id, true);
    if (row.status !== postStatus.hidden) throw conflict();
    if (row.appeal_status !== null) throw conflict('每个帖子只能申诉一次');
    if (!appealUntil(row, now)) throw invalid({ content: [`已超过${promises.postAppealDays}天的申诉期`] });
    await trx
      .updateTable('posts')
      .set({ appeal: content, appeal_at: now, appeal_status: 1 })
      .where('id', '=', id)
      .execute();
    const context = { event: 'appeal', actor: 'user', actorId: userId, at: now, note: content } as const;
    await remember(trx, { kind: 'post', id, ownerId: userId }, context, row.status, row.status);
  });
  return now;
}
