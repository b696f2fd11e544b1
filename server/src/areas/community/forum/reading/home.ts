import type { DataOf } from '@harbor/contract';
import type { Db } from '../../../../db/connect';
import { cached, cachedLong } from './cache';
import { categoryTree } from './categories';
import { beijingDayStart, beijingWeekStart } from './day';
import { type ReadingCore, recommended, shownPosts } from './lists';
import { hotTopics } from './topics';
import type { Viewer } from './viewer';

const onHome = 6;

/** The forum's home: categories, hot topics, what is worth reading, how much there is. */
export async function forumHome(
  core: ReadingCore,
  viewer: Viewer,
  now: Date,
): Promise<DataOf<'GET /hot_post/index'>> {
  const [{ categories, topics, stats }, { data }] = await Promise.all([
    cached(core, 'home', () => sharedHome(core, now)),
    recommended(core, viewer, onHome),
  ]);
  return { categories, topics, recommended: data, stats };
}

/** What everybody finds there. */
async function sharedHome(core: ReadingCore, now: Date) {
  const { db } = core;
  const [categories, topics, posts, fresh, members] = await Promise.all([
    categoryTree(db),
    hotTopics(db),
    shownPosts(db),
    db
      .selectFrom('posts')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('published_at', '>=', beijingDayStart(now)).as('today'),
        fn.countAll<number>().as('week'),
      ])
      .where('shown', '=', true)
      .where('published_at', '>=', beijingWeekStart(now))
      .executeTakeFirstOrThrow(),
    // Counted, not kept in step: nobody minds a number of a minute ago.
    cachedLong(core, 'members', () => membersOf(db)),
  ]);
  return { categories, topics, stats: { posts, ...fresh, members } };
}

/** How many members there are. */
async function membersOf(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('status', '=', 1)
    .executeTakeFirstOrThrow();
  return n;
}
