import type { DataOf } from '@harbor/contract';
import { commentStatus } from '@harbor/contract/post-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { Once } from '../../../../http/idempotency';
import { conflict, forbidden, notFound } from '../../../../http/problem';
import { regionOf } from '../../../../regions/region-of';
import { dueFrom } from '../../../../site-settings/read';
import { watchTexts } from '../../../base/sentinel/watch';
import { hasBlocked } from '../people/blocks';
import { countAddress, countWriting, requireWriter, type Writer } from '../people/writer';
import { commentsById } from '../reading/comment-page';
import type { CommentRow } from '../rows';
import { fewLines, findingsIn } from '../text/written';
import { mentionsIn } from './mentions';
import { addComment, moveComment } from './move';
import { tellAboutComment } from './tell';

type Written = DataOf<'POST /hot_post/discuss'>;

/** A comment as it is sent. */
export interface CommentInput {
  post_id: number;
  parent_id?: number | null;
  content: string;
}

const locked = 7;

/** A post that can be commented on; locked, a lock or a hiding by staff waits or is seen. @throws HttpProblem 404, 409 */
async function openPost(trx: Db, id: number, lock: boolean) {
  const post = await trx
    .selectFrom('posts')
    .select(['id', 'user_id', 'title', 'status'])
    .where('id', '=', id)
    .where('shown', '=', true)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!post) throw notFound('帖子不存在或已删除');
  if (post.status === locked) throw conflict('帖子已锁定，不能评论');
  return post;
}

/** What is answered. @throws HttpProblem 404 when it is no longer there */
async function answered(trx: Db, postId: number, parentId: number | null | undefined) {
  if (!parentId) return undefined;
  const row = await trx
    .selectFrom('comments')
    .select(['id', 'root_id', 'user_id'])
    .where('id', '=', parentId)
    .where('post_id', '=', postId)
    .where('status', '=', commentStatus.published)
    .executeTakeFirst();
  if (!row) throw notFound('评论不存在或已删除');
  return row;
}

/**
 * Writes a comment or a reply. A newcomer's, and one with a finding, waits for a look; everybody else's is there at
 * once, and who is meant is told.
 * @throws HttpProblem 403 no phone, blocked · 404 · 409 locked · 422 · 429
 */
export async function writeComment(
  core: Core,
  writer: Writer,
  input: CommentInput,
  once: Once<Written>,
  now: Date,
): Promise<Written> {
  const { userId, ip } = writer;
  const { newcomer } = await requireWriter(core.db, userId, now);
  const { content } = await watchTexts(core, { userId, place: 'post' }, { content: fewLines(input.content) });
  const findings = await findingsIn(core, content);
  await countAddress(core, writer, 'comment');
  const ip_region = await regionOf(core.db, ip);
  return once.inTransaction(async (trx) => {
    const { user_id } = await openPost(trx, input.post_id, false);
    const parent = await answered(trx, input.post_id, input.parent_id);
    for (const person of new Set([user_id, ...(parent ? [parent.user_id] : [])]))
      if (await hasBlocked(trx, person, userId)) throw forbidden('对方设置了屏蔽，不能评论');
    const mentions = await mentionsIn(trx, content, input.post_id);
    // The post before the person, as everywhere; and as late as can be: many may write under the same post.
    const post = await openPost(trx, input.post_id, true);
    const { nickname } = await requireWriter(trx, userId, now, true);
    await countWriting(core, trx, writer, 'comment', newcomer);
    const waits = newcomer || findings.length > 0;
    const row = await trx
      .insertInto('comments')
      .values({
        post_id: post.id,
        user_id: userId,
        root_id: parent ? (parent.root_id ?? parent.id) : null,
        reply_to_id: parent?.id ?? null,
        content,
        mentions: JSON.stringify(mentions),
        status: waits ? commentStatus.waiting : commentStatus.published,
        listed: !waits,
        findings,
        urgent: findings.length > 0,
        ...(await dueFrom(trx, 'limit.post', now)),
        ip_region,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const event = waits ? 'write' : 'publish_first';
    await addComment(trx, row, { event, actor: 'user', actorId: userId, at: now });
    if (!waits) await tellAboutComment(trx, row, { id: userId, nickname }, now);
    return written(trx, row, waits);
  });
}

async function written(trx: Db, row: CommentRow, waits: boolean): Promise<Written> {
  const [comment] = await commentsById(trx, { id: row.user_id }, [row.id]);
  if (!comment) throw new Error(`Comment ${row.id} is not there`);
  return {
    comment,
    comment_count: await countOf(trx, row.post_id),
    message: waits ? '评论已提交，审核后显示' : '评论成功',
  };
}

async function countOf(db: Db, postId: number): Promise<number> {
  const { comment_count } = await db
    .selectFrom('posts')
    .select('comment_count')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  return comment_count;
}

/** The author takes a comment away; with replies under it 该评论已删除 stays. @throws HttpProblem 404 */
export async function deleteComment(
  core: Core,
  userId: number,
  id: number,
  now: Date,
): Promise<DataOf<'POST /hot_post/delete_discuss/:id'>> {
  return core.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('comments')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('status', '<>', commentStatus.deleted)
      .executeTakeFirst();
    if (!row) throw notFound('评论不存在或已删除');
    const moved = await moveComment(trx, row, { event: 'delete', actor: 'user', actorId: userId, at: now });
    return { id, kept: moved.listed, comment_count: await countOf(trx, row.post_id) };
  });
}
