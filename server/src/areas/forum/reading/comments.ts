import type { ForumComment, ForumReply, Paged } from '@harbor/contract';
import { commentStatus, commentStatusLabel } from '@harbor/contract/post-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toPage } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { forumSettings } from '../settings';
import type { CommentRow } from '../tables';
import { briefsOf } from './members';
import type { Viewer } from './viewer';

/** How the comments of a post are ordered. */
export type CommentSort = 'hot' | 'newest' | 'oldest';

const { commentsPerPage, repliesShown, repliesPerPage } = forumSettings;

/** What a list of comments is asked for. */
export interface CommentQuery {
  page?: number;
  sort?: CommentSort;
  author_only?: boolean;
  /** A comment or reply whose comment comes first. */
  focus?: number;
}

/** A post whose comments the reader may see. @throws HttpProblem 404 */
async function readablePost(db: Db, viewer: Viewer, id: number) {
  const post = await db
    .selectFrom('posts')
    .leftJoin('post_categories', 'post_categories.id', 'posts.category_id')
    .select(['posts.id', 'posts.user_id', 'posts.status', 'posts.accepted_comment_id'])
    .select('post_categories.asks')
    .where('posts.id', '=', id)
    .where('posts.status', '<>', 6)
    .where((eb) => eb.or([eb('posts.shown', '=', true), eb('posts.user_id', '=', viewer?.id ?? 0)]))
    .executeTakeFirst();
  if (!post) throw notFound('帖子不存在或已删除');
  return post;
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

/** Replies of these comments that the reader may see, the first of each, with one that a link leads to. */
async function firstReplies(
  db: Db,
  viewer: Viewer,
  roots: readonly number[],
  focus = 0,
): Promise<CommentRow[]> {
  if (roots.length === 0) return [];
  const { rows } = await sql<CommentRow>`
    select r.* from unnest(${roots}::bigint[]) as root (id)
    cross join lateral (
      (select * from comments where root_id = root.id and listed order by id limit ${repliesShown})
      union
      (select * from comments where root_id = root.id and id = ${focus} and listed)
      union
      (select * from comments where root_id = root.id and user_id = ${viewer?.id ?? 0} and status = 1)
    ) r order by r.id`.execute(db);
  return rows;
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
  const shown = await present(db, viewer, [...roots, ...replies]);
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

/** One page of the replies of a comment. @throws HttpProblem 404 */
export async function replyPage(db: Db, viewer: Viewer, id: number, page = 1): Promise<Paged<ForumReply>> {
  const root = await db
    .selectFrom('comments')
    .select(['id', 'post_id', 'reply_count'])
    .where('id', '=', id)
    .where('root_id', 'is', null)
    .where('listed', '=', true)
    .executeTakeFirst();
  if (!root) throw notFound('评论不存在或已删除');
  await readablePost(db, viewer, root.post_id);
  const rows = await db
    .selectFrom('comments')
    .selectAll()
    .where('root_id', '=', id)
    .where('listed', '=', true)
    .orderBy('id')
    .limit(repliesPerPage)
    .offset((page - 1) * repliesPerPage)
    .execute();
  const shown = await present(db, viewer, rows);
  const data = rows.flatMap((row) => shown.get(row.id) ?? []);
  return toPage(data, root.reply_count, page, repliesPerPage);
}

/** Rows as the reader sees them, by their ids. */
async function present(
  db: Db,
  viewer: Viewer,
  rows: readonly CommentRow[],
): Promise<Map<number, ForumReply>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const [posts, parents, liked] = await Promise.all([
    db
      .selectFrom('posts')
      .leftJoin('post_categories', 'post_categories.id', 'posts.category_id')
      .select(['posts.id', 'posts.user_id', 'posts.status', 'posts.shown', 'posts.accepted_comment_id'])
      .select('post_categories.asks')
      .where('posts.id', 'in', [...new Set(rows.map(({ post_id }) => post_id))])
      .execute(),
    answeredBy(db, rows),
    viewer
      ? db
          .selectFrom('comment_likes')
          .select('comment_id')
          .where('user_id', '=', viewer.id)
          .where('comment_id', 'in', ids)
          .execute()
      : [],
  ]);
  const { briefs, blocked } = await briefsOf(
    db,
    viewer,
    rows.map(({ user_id }) => user_id),
  );
  const post = new Map(posts.map((row) => [row.id, row]));
  const likes = new Set(liked.map(({ comment_id }) => comment_id));
  return new Map(
    rows.flatMap((row): [number, ForumReply][] => {
      const [author, under] = [briefs.get(row.user_id), post.get(row.post_id)];
      if (!author || !under) return [];
      const own = viewer?.id === row.user_id;
      const published = row.status === commentStatus.published;
      const deleted = row.status === commentStatus.deleted || (!published && !own);
      const open = published && under.shown;
      const reason = own && !published && !deleted ? row.reason : '';
      return [
        [
          row.id,
          {
            id: row.id,
            post_id: row.post_id,
            root_id: row.root_id,
            content: deleted ? '' : row.content,
            deleted,
            author: deleted ? gone : author,
            reply_to: (row.reply_to_id !== row.root_id && parents.get(row.id)) || null,
            mentions: deleted ? [] : row.mentions,
            by_author: !deleted && row.user_id === under.user_id,
            own: own && !deleted,
            blocked: blocked.has(row.user_id),
            like_count: row.like_count,
            liked: likes.has(row.id),
            status: deleted ? commentStatus.deleted : row.status,
            status_text: commentStatusLabel[deleted ? commentStatus.deleted : row.status],
            reason,
            ip_region: deleted ? '' : row.ip_region,
            created_at: toMoment(row.created_at),
            accepted: Boolean(under.asks) && under.accepted_comment_id === row.id,
            actions: {
              accept:
                Boolean(under.asks) &&
                open &&
                viewer?.id === under.user_id &&
                row.user_id !== under.user_id &&
                row.root_id === null,
              reply: open && under.status !== 7,
              delete: own && !deleted,
              report: open && !own,
            },
          },
        ],
      ];
    }),
  );
}

/** Whoever wrote what is no longer there is not named. */
const gone = {
  id: 0,
  nickname: '',
  avatar_img: '',
  identity: '',
  is_teacher: false,
  closed: false,
  remark: '',
};

/** Whom replies answer, by reply. */
async function answeredBy(db: Db, rows: readonly CommentRow[]) {
  const ids = rows.flatMap(({ reply_to_id, root_id }) => (reply_to_id && root_id ? [reply_to_id] : []));
  if (ids.length === 0) return new Map<number, { id: number; nickname: string }>();
  const found = await db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.id as comment_id', 'users.id', 'users.nickname'])
    .where('comments.id', 'in', ids)
    .execute();
  const by = new Map(found.map(({ comment_id, id, nickname }) => [comment_id, { id, nickname }]));
  return new Map(
    rows.flatMap((row) => {
      const one = row.reply_to_id === null ? undefined : by.get(row.reply_to_id);
      return one ? [[row.id, one] as const] : [];
    }),
  );
}
