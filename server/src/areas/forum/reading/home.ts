import type { DataOf } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { categoryTree } from './categories';
import { beijingDayStart } from './day';
import { recommended, shownPosts } from './lists';
import { hotTopics } from './topics';
import type { Viewer } from './viewer';

const onHome = 6;

/** The forum's home: categories, hot topics, what is worth reading, how much there is. */
export async function forumHome(db: Db, viewer: Viewer, now: Date): Promise<DataOf<'GET /hot_post/index'>> {
  const [categories, topics, { data }, posts, today, { members }] = await Promise.all([
    categoryTree(db),
    hotTopics(db),
    recommended(db, viewer, onHome),
    shownPosts(db),
    db
      .selectFrom('posts')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('shown', '=', true)
      .where('published_at', '>=', beijingDayStart(now))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('members'))
      .where('status', '=', 1)
      .executeTakeFirstOrThrow(),
  ]);
  return { categories, topics, recommended: data, stats: { posts, today: today.n, members } };
}
