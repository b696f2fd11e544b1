import { messageKind } from '@harbor/contract/message-kinds';
import type { ExpressionBuilder } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { notFound, tooMany } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { notify, withdrawNotice } from '../../../base/messages/notify';
import { likeQuotas } from '../limits';
import { hotOf } from './move';

/** What a member does to a post beside writing. */
export type Reaction = 'like' | 'collect';

const tables = { like: 'post_likes', collect: 'post_collects' } as const;
const verbs = { like: '赞了您的帖子', collect: '收藏了您的帖子' };

const noticeOf = (post: { id: number; user_id: number }, reaction: Reaction) => ({
  userId: post.user_id,
  kind: messageKind.like,
  mergeKey: `post:${post.id}:${reaction}`,
});

/** A post that everybody sees. @throws HttpProblem 404 */
async function shownPost(db: Db, id: number) {
  const post = await db
    .selectFrom('posts')
    .select(['id', 'user_id', 'title', 'like_count', 'collect_count'])
    .where('id', '=', id)
    .where('shown', '=', true)
    .executeTakeFirst();
  if (!post) throw notFound('帖子不存在或已删除');
  return post;
}

/** What changes in a post that a reaction is counted in or out of, with what makes the post hot. */
function withCount(reaction: Reaction, by: 1 | -1) {
  const counts = { likes: 0, collects: 0, comments: 0, [`${reaction}s`]: by };
  const column = `${reaction}_count` as const;
  return (eb: ExpressionBuilder<DB, 'posts'>) => ({ [column]: eb(column, '+', by), hot: hotOf(counts) });
}

/** Counts a reaction in or out. */
export async function countReaction(trx: Db, postId: number, reaction: Reaction, by: 1 | -1) {
  return trx
    .updateTable('posts')
    .set(withCount(reaction, by))
    .where('id', '=', postId)
    .returning(['like_count', 'collect_count'])
    .executeTakeFirstOrThrow();
}

/**
 * Takes all of somebody's reactions of a kind away, and out of the counts, as one statement. It takes the posts in no
 * order: whoever calls holds them already.
 */
export async function eraseReactions(trx: Db, userId: number, reaction: Reaction): Promise<void> {
  await trx
    .with('gone', (db) => db.deleteFrom(tables[reaction]).where('user_id', '=', userId).returning('post_id'))
    .updateTable('posts')
    .set(withCount(reaction, -1))
    .where('id', 'in', (eb) => eb.selectFrom('gone').select('post_id'))
    .execute();
}

/**
 * Likes or collects a post; again changes nothing. Its author is told once, with others who did.
 * @throws HttpProblem 404 · 429 too many likes a day
 */
export async function react(core: Core, user: SessionUser, postId: number, reaction: Reaction, now: Date) {
  const post = await shownPost(core.db, postId);
  const quotas = likeQuotas(core.settings.limitProfile);
  const wait = await core.limiter.takeShared(`forum.${reaction}:u${user.id}`, quotas);
  if (wait > 0) throw tooMany(wait);
  return core.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto(tables[reaction])
      .values({ post_id: postId, user_id: user.id, created_at: now })
      .onConflict((on) => on.doNothing())
      .returning('post_id')
      .executeTakeFirst();
    if (!added) return shownPost(trx, postId);
    const counts = await countReaction(trx, postId, reaction, 1);
    await notify(trx, {
      ...noticeOf(post, reaction),
      title: verbs[reaction],
      body: post.title,
      link: `/postdetail/${postId}`,
      object: { type: 'post', id: postId },
      actors: [{ id: user.id, nickname: user.nickname }],
      now,
    });
    return counts;
  });
}

/**
 * Takes a like or favourite back; again changes nothing. Also of a post that is no longer shown, which for everybody else
 * is not there.
 * @throws HttpProblem 404
 */
export async function unreact(core: Core, userId: number, postId: number, reaction: Reaction) {
  return core.db.transaction().execute(async (trx) => {
    const post = await trx
      .selectFrom('posts')
      .select(['id', 'user_id', 'shown', 'like_count', 'collect_count'])
      .where('id', '=', postId)
      .executeTakeFirst();
    if (!post) throw notFound('帖子不存在或已删除');
    const gone = await trx
      .deleteFrom(tables[reaction])
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .returning('post_id')
      .executeTakeFirst();
    if (!gone && !post.shown) throw notFound('帖子不存在或已删除');
    if (!gone) return post;
    const counts = await countReaction(trx, postId, reaction, -1);
    await withdrawNotice(trx, { ...noticeOf(post, reaction), actorId: userId });
    return counts;
  });
}
