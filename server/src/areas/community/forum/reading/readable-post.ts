import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import type { Viewer } from './viewer';

/** A post whose comments the reader may see. @throws HttpProblem 404 */
export async function readablePost(db: Db, viewer: Viewer, id: number) {
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
