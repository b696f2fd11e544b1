import type { ForumComment, Paged } from '@harbor/contract';
import { commentStatus } from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { forumLimits } from '../limits';
import { commentsAsSeen } from './comments-for-viewer';
import { readablePost } from './readable-post';
import { firstReplies } from './replies';
import type { Viewer } from './viewer';

/** How the comments of a post are ordered. */
export type CommentSort = 'hot' | 'newest' | 'oldest';

const { commentsPerPage } = forumLimits;

/** What a list of comments is asked for. */
export interface CommentQuery {
  page?: number;
  sort?: CommentSort;
  author_only?: boolean;
  /** A comment or reply whose comment comes first. */
  focus?: number;
}

/** One page of a post's comments, each with its first replies; one's own that wait come first. */
export async function commentPage(
  db: Db,
  viewer: Viewer,
  postId: number,
  { page = 1, sort = 'hot', author_only = false, focus }: CommentQuery,
): Promise<Paged<ForumComment>> {
  const post = await readablePost(db, viewer, postId);
  // It stands above the others on the first page, and nowhere else.
  const accepted = author_only || !post.asks ? null : post.accepted_comment_id;
  const listed = db
    .selectFrom('comments')
    .where('post_id', '=', postId)
    .where('root_id', 'is', null)
    .where('listed', '=', true)
    .$if(author_only, (query) => query.where('user_id', '=', post.user_id))
    .$if(accepted !== null, (query) => query.where('id', '<>', accepted ?? 0));
  const [rows, { total }, first] = await Promise.all([
    listed
      .select('id')
      .$if(sort === 'hot', (query) => query.orderBy('like_count', 'desc'))
      .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
      .limit(commentsPerPage)
      .offset((page - 1) * commentsPerPage)
      .execute(),
    listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    page === 1 ? leading(db, viewer, postId, focus) : [],
  ]);
  const best = page === 1 && accepted ? [accepted] : [];
  const ids = [...new Set([...first, ...best, ...rows.map(({ id }) => id)])];
  // The accepted one is counted, and takes no place of a page: it alone makes no further page.
  const numbers = toPage(await commentsById(db, viewer, ids, focus), total, page, commentsPerPage);
  return { ...numbers, total: total + (accepted ? 1 : 0) };
}

/** The comment that a link leads to, then one's own that wait for a look. */
async function leading(db: Db, viewer: Viewer, postId: number, focus: number | undefined): Promise<number[]> {
  const [target, waiting] = await Promise.all([
    focus
      ? db
          .selectFrom('comments')
          .select(sql<number>`coalesce(root_id, id)`.as('id'))
          .where('id', '=', focus)
          .where('post_id', '=', postId)
          .where('listed', '=', true)
          .execute()
      : [],
    viewer
      ? db
          .selectFrom('comments')
          .select('id')
          .where('user_id', '=', viewer.id)
          .where('post_id', '=', postId)
          .where('status', 'in', [commentStatus.waiting, commentStatus.rejected, commentStatus.hidden])
          .where('root_id', 'is', null)
          .orderBy('id', 'desc')
          .limit(5)
          .execute()
      : [],
  ]);
  return [...target, ...waiting].map(({ id }) => id);
}

/** Comments by their ids, in that order, each with its first replies. */
export async function commentsById(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  focus?: number,
): Promise<ForumComment[]> {
  if (ids.length === 0) return [];
  const [roots, replies] = await Promise.all([
    db.selectFrom('comments').selectAll().where('id', 'in', ids).execute(),
    firstReplies(db, viewer, ids, focus),
  ]);
  const shown = await commentsAsSeen(db, viewer, [...roots, ...replies]);
  const known = new Map(roots.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [row, head] = [known.get(id), shown.get(id)];
    if (!row || !head) return [];
    const under = replies
      .filter((reply) => reply.root_id === id)
      .flatMap((reply) => shown.get(reply.id) ?? []);
    return [{ ...head, reply_count: row.reply_count, replies: under }];
  });
}
