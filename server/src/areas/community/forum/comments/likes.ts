import { messageKind } from '@harbor/contract/message-kinds';
import { commentStatus } from '@harbor/contract/post-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notFound, tooMany } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { notify, withdrawNotice } from '../../../base/messages/notify';
import { likeQuotas } from '../limits';
import { excerptOf } from '../text/plain';

/** A published comment under a post that is shown. @throws HttpProblem 404 */
async function shownComment(db: Db, id: number) {
  const row = await db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select([
      'comments.id',
      'comments.user_id',
      'comments.post_id',
      'comments.content',
      'comments.like_count',
    ])
    .where('comments.id', '=', id)
    .where('comments.status', '=', commentStatus.published)
    .where('posts.shown', '=', true)
    .executeTakeFirst();
  if (!row) throw notFound('评论不存在或已删除');
  return row;
}

const noticeOf = (row: { id: number; user_id: number }) => ({
  userId: row.user_id,
  kind: messageKind.like,
  mergeKey: `comment:${row.id}:like`,
});

const countLike = (trx: Db, id: number, by: 1 | -1) =>
  trx
    .updateTable('comments')
    .set((eb) => ({ like_count: eb('like_count', '+', by) }))
    .where('id', '=', id)
    .returning('like_count')
    .executeTakeFirstOrThrow();

/** Likes a comment or takes that back; again changes nothing. @throws HttpProblem 404, 429 */
export async function likeComment(core: Core, user: SessionUser, id: number, like: boolean, now: Date) {
  const row = await shownComment(core.db, id);
  if (like) {
    const quotas = likeQuotas(core.settings.limitProfile);
    const wait = await core.limiter.takeShared(`forum.like:u${user.id}`, quotas);
    if (wait > 0) throw tooMany(wait);
  }
  const { like_count } = await core.db.transaction().execute(async (trx) => {
    const changed = like ? await add(trx, user.id, id, now) : await remove(trx, user.id, id);
    if (!changed) return shownComment(trx, id);
    const counted = await countLike(trx, id, like ? 1 : -1);
    if (!like) await withdrawNotice(trx, { ...noticeOf(row), actorId: user.id });
    else
      await notify(trx, {
        ...noticeOf(row),
        title: '赞了您的评论',
        body: excerptOf(row.content, 60),
        link: `/postdetail/${row.post_id}?comment=${id}`,
        object: { type: 'comment', id },
        actors: [{ id: user.id, nickname: user.nickname }],
        now,
      });
    return counted;
  });
  return { liked: like, like_count };
}

const add = (trx: Db, userId: number, id: number, now: Date) =>
  trx
    .insertInto('comment_likes')
    .values({ comment_id: id, user_id: userId, created_at: now })
    .onConflict((on) => on.doNothing())
    .returning('comment_id')
    .executeTakeFirst();

const remove = (trx: Db, userId: number, id: number) =>
  trx
    .deleteFrom('comment_likes')
    .where('comment_id', '=', id)
    .where('user_id', '=', userId)
    .returning('comment_id')
    .executeTakeFirst();
