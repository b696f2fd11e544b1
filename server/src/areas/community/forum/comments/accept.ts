import { messageKind } from '@harbor/contract/message-kinds';
import { commentStatus } from '@harbor/contract/post-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, notFound } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { notify } from '../../../base/messages/notify';
import { remember } from '../history';
import { excerptOf } from '../text/plain';

type Accepted = { accepted_comment_id: number | null };

/** Who accepts: the asker, or staff in their place. */
interface Acceptor {
  id: number;
  staff: boolean;
}

/** An answer to a question that is shown, with its post locked. @throws HttpProblem 404 also another's question */
async function answerOf(trx: Db, { id: userId, staff }: Acceptor, commentId: number) {
  const comment = await trx
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .innerJoin('post_categories', 'post_categories.id', 'posts.category_id')
    .select(['comments.id', 'comments.user_id', 'comments.content', 'comments.root_id', 'comments.post_id'])
    .select(['posts.user_id as asker', 'posts.title', 'post_categories.asks'])
    .where('comments.id', '=', commentId)
    .where('posts.shown', '=', true)
    .where('comments.status', '=', commentStatus.published)
    .$if(!staff, (query) => query.where('posts.user_id', '=', userId))
    .executeTakeFirst();
  if (!comment) throw notFound('评论不存在或已删除');
  const post = await trx
    .selectFrom('posts')
    .select(['status', 'accepted_comment_id'])
    .where('id', '=', comment.post_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { ...comment, post };
}

const accept = (trx: Db, postId: number, commentId: number | null) =>
  trx.updateTable('posts').set({ accepted_comment_id: commentId }).where('id', '=', postId).execute();

/**
 * Accepts an answer to a question in the place of one accepted before; again changes nothing. Whoever answered is told.
 * There is no bounty: the handbook names no unit for one.
 * @throws HttpProblem 404 · 409 no question, a reply, one's own answer
 */
export async function acceptAnswer(
  core: Core,
  by: Acceptor,
  commentId: number,
  now: Date,
): Promise<Accepted> {
  return core.db.transaction().execute(async (trx) => {
    const answer = await answerOf(trx, by, commentId);
    if (!answer.asks) throw conflict('只有求助类帖子可以采纳回答');
    if (answer.root_id !== null) throw conflict('只能采纳直接回答帖子的评论');
    if (answer.user_id === answer.asker) throw conflict('不能采纳提问者自己的评论');
    if (answer.post.accepted_comment_id === commentId) return { accepted_comment_id: commentId };
    // Deleted or hidden between the two questions: the lock on the post makes the second look final.
    const there = await trx
      .selectFrom('comments')
      .select('id')
      .where('id', '=', commentId)
      .where('status', '=', commentStatus.published)
      .executeTakeFirst();
    if (!there) throw notFound('评论不存在或已删除');
    await accept(trx, answer.post_id, commentId);
    await write(core, trx, by, answer, 'accept', now);
    await notify(trx, {
      userId: answer.user_id,
      kind: messageKind.comment,
      title: '采纳了您的回答',
      body: `${excerptOf(answer.content, 60)}（帖子“${answer.title}”）`,
      link: `/postdetail/${answer.post_id}?comment=${commentId}`,
      object: { type: 'comment', id: commentId },
      actors: [await personOf(trx, answer.asker)],
      mergeKey: `comment:${commentId}:accept`,
      now,
    });
    return { accepted_comment_id: commentId };
  });
}

/** Takes an acceptance back; again changes nothing. @throws HttpProblem 404 */
export async function cancelAccept(
  core: Core,
  by: Acceptor,
  commentId: number,
  now: Date,
): Promise<Accepted> {
  return core.db.transaction().execute(async (trx) => {
    const answer = await answerOf(trx, by, commentId);
    if (answer.post.accepted_comment_id !== commentId)
      return { accepted_comment_id: answer.post.accepted_comment_id };
    await accept(trx, answer.post_id, null);
    await write(core, trx, by, answer, 'cancel_accept', now);
    return { accepted_comment_id: null };
  });
}

const personOf = (trx: Db, id: number) =>
  trx.selectFrom('users').select(['id', 'nickname']).where('id', '=', id).executeTakeFirstOrThrow();

/** The comment's history, and for staff the audit. */
async function write(
  core: Core,
  trx: Db,
  by: Acceptor,
  answer: { id: number; user_id: number },
  event: 'accept' | 'cancel_accept',
  now: Date,
): Promise<void> {
  const actor = by.staff ? 'operator' : 'user';
  const { published } = commentStatus;
  const context = { event, actor, actorId: by.id, at: now } as const;
  await remember(
    trx,
    { kind: 'comment', id: answer.id, ownerId: answer.user_id },
    context,
    published,
    published,
  );
  if (by.staff)
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: by.id },
      action: `comment.${event}`,
      object: ['comment', String(answer.id)],
    });
}
