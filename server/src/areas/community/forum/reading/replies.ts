import type { ForumReply, Paged } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { paginate } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { forumLimits } from '../limits';
import type { CommentRow } from '../rows';
import { commentsAsSeen } from './comments-for-viewer';
import { readablePost } from './readable-post';
import type { Viewer } from './viewer';

const { repliesShown, repliesPerPage } = forumLimits;

/** Replies of these comments that the reader may see, the first of each, with one that a link leads to. */
export async function firstReplies(
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
  return paginate(
    db.selectFrom('comments').selectAll().where('root_id', '=', id).where('listed', '=', true).orderBy('id'),
    { page, perPage: repliesPerPage, counted: root.reply_count },
    async (rows) => {
      const shown = await commentsAsSeen(db, viewer, rows);
      return rows.flatMap((row) => shown.get(row.id) ?? []);
    },
  );
}
