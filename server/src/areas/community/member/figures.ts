import type { DataOf } from '@harbor/contract';
import { postStatus } from '@harbor/contract/post-status';
import type { Db } from '../../../db/connect';
import { countDrafts } from '../drafts/drafts';
import { countRelated } from './relations';

/** How many posts that are shown a member liked or collected. */
export async function countOf(
  db: Db,
  table: 'post_likes' | 'post_collects',
  userId: number,
): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .innerJoin('posts', 'posts.id', `${table}.post_id`)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(`${table}.user_id`, '=', userId)
    .where('posts.shown', '=', true)
    .executeTakeFirstOrThrow();
  return n;
}

/** Number of posts, the likes that they got, and where the last was written. */
export async function writtenBy(db: Db, userId: number) {
  const shown = db.selectFrom('posts').where('user_id', '=', userId).where('shown', '=', true);
  const [sums, last] = await Promise.all([
    shown
      .select(({ fn }) => [
        fn.countAll<number>().as('posts'),
        fn.sum<number | null>('like_count').as('liked'),
      ])
      .executeTakeFirstOrThrow(),
    shown
      .select('ip_region')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { posts: sums.posts, liked: sums.liked ?? 0, region: last?.ip_region ?? '' };
}

/** The numbers of somebody's own forum. */
export async function myForum(db: Db, userId: number): Promise<DataOf<'GET /member/mine'>> {
  const [posts, drafts, collects, likes, following, fans, history] = await Promise.all([
    db
      .selectFrom('posts')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('shown', '=', true).as('posts'),
        fn.countAll<number>().filterWhere('status', '=', postStatus.waiting).as('waiting'),
        fn
          .countAll<number>()
          .filterWhere('status', 'in', [postStatus.rejected, postStatus.draft])
          .as('rejected'),
        fn.countAll<number>().filterWhere('status', '=', postStatus.hidden).as('hidden'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    countDrafts(db, userId),
    countOf(db, 'post_collects', userId),
    countOf(db, 'post_likes', userId),
    countRelated(db, 'following', userId),
    countRelated(db, 'fans', userId),
    db
      .selectFrom('post_reads')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { id: userId, ...posts, drafts, collects, likes, following, fans, history: history.n };
}
