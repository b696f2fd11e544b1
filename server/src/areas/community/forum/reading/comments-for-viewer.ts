import type { ForumReply } from '@harbor/contract';
import { commentStatus, commentStatusLabel } from '@harbor/contract/post-status';
import type { Db } from '../../../../db/connect';
import { toMoment } from '../../../../time';
import type { CommentRow } from '../rows';
import { briefsOf } from './members';
import type { Viewer } from './viewer';

/** Comments and replies as the reader sees them, by their ids. */
export async function commentsAsSeen(
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
