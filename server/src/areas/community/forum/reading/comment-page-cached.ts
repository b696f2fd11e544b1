import type { ForumComment, ForumReply, Paged } from '@harbor/contract';
import { commentStatus } from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { cached } from './cache';
import { type CommentQuery, commentPage } from './comment-page';
import type { ReadingCore } from './lists';
import { ownViewOf } from './members';
import type { Viewer } from './viewer';

/**
 * A page of a post's comments for whoever reads it. What everybody sees is kept; for most who are logged in only their
 * likes, names and blocks are laid over it. Who wrote the post, or has a comment under it that others do not see, gets a
 * page of their own.
 * @throws HttpProblem 404
 */
export async function shownComments(
  core: ReadingCore,
  viewer: Viewer,
  postId: number,
  query: CommentQuery,
): Promise<Paged<ForumComment>> {
  const { db } = core;
  if (viewer && (await isInvolved(db, viewer.id, postId))) return commentPage(db, viewer, postId, query);
  const plain = await cached(core, `comments:${postId}:${JSON.stringify(query)}`, () =>
    commentPage(db, null, postId, query),
  );
  return viewer ? laidOver(db, viewer, plain) : plain;
}

const unseen = [commentStatus.waiting, commentStatus.rejected, commentStatus.hidden];

async function isInvolved(db: Db, userId: number, postId: number): Promise<boolean> {
  const { rows } = await sql<{ involved: boolean }>`
    select exists (select 1 from posts where id = ${postId} and user_id = ${userId})
      or exists (select 1 from comments
        where user_id = ${userId} and post_id = ${postId} and status = any(${unseen}::smallint[])) as involved`.execute(
    db,
  );
  return rows[0]?.involved === true;
}

async function laidOver(
  db: Db,
  viewer: NonNullable<Viewer>,
  page: Paged<ForumComment>,
): Promise<Paged<ForumComment>> {
  const all: ForumReply[] = page.data.flatMap((one) => [one, ...one.replies]);
  if (all.length === 0) return page;
  const [likes, { remarks, blocked }] = await Promise.all([
    db
      .selectFrom('comment_likes')
      .select('comment_id')
      .where('user_id', '=', viewer.id)
      .where(
        'comment_id',
        'in',
        all.map(({ id }) => id),
      )
      .execute(),
    ownViewOf(db, viewer, [...new Set(all.map(({ author }) => author.id))]),
  ]);
  const liked = new Set(likes.map(({ comment_id }) => comment_id));
  const seen = <T extends ForumReply>(one: T): T => {
    const own = one.author.id === viewer.id;
    return {
      ...one,
      own,
      liked: liked.has(one.id),
      blocked: blocked.has(one.author.id),
      author: { ...one.author, remark: remarks.get(one.author.id) ?? '' },
      actions: { ...one.actions, delete: own, report: one.actions.report && !own },
    };
  };
  return { ...page, data: page.data.map((one) => ({ ...seen(one), replies: one.replies.map(seen) })) };
}
