import type { Paged, PostCard } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { privacySettingsOf } from '../../../identity/privacy/settings';
import { forumLimits } from '../limits';
import { cached } from './cache';
import { cardsOf, pageSeenBy, seenBy, shownCards } from './cards';
import type { Viewer } from './viewer';

/** How a list is ordered. */
export type PostSort = 'hot' | 'newest' | 'reply';

const { perPage } = forumLimits;
const columns = { hot: 'hot', newest: 'published_at', reply: 'replied_at' } as const;

/** The page that is really shown: lists of everybody end somewhere. */
export const pageWithin = (page = 1) => Math.min(page, forumLimits.lastPage);

/** What reading needs of the server. */
export type ReadingCore = Pick<Core, 'db' | 'hub' | 'settings'>;

interface Where {
  /** A category that stands above others, or one under it. */
  root?: number;
  leaf?: number;
}

/** The ids of a page, the same for everybody. */
const idsOf = (core: ReadingCore, where: Where, sort: PostSort, page: number): Promise<number[]> =>
  cached(core, `ids:${where.root}:${where.leaf}:${sort}:${page}`, () => readIds(core.db, where, sort, page));

/** Read from an index alone: a late page costs no more than its numbers. */
async function readIds(db: Db, where: Where, sort: PostSort, page: number): Promise<number[]> {
  let query = db.selectFrom('posts').select('id').where('shown', '=', true);
  if (where.root !== undefined) query = query.where('root_category_id', '=', where.root);
  if (where.leaf !== undefined) query = query.where('category_id', '=', where.leaf);
  const rows = await query
    .orderBy(columns[sort], 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many posts everybody sees: the counts of the categories, which follow every change. */
export async function shownPosts(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('post_categories')
    .select(({ fn }) => fn.sum<number | null>('post_count').as('n'))
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow();
  return n ?? 0;
}

/** A page of a category's posts, or of all. */
export async function postPage(
  core: ReadingCore,
  viewer: Viewer,
  { where = {}, sort, page = 1, total }: { where?: Where; sort: PostSort; page?: number; total: number },
): Promise<Paged<PostCard>> {
  const at = pageWithin(page);
  const plain = await cached(core, `page:${where.root}:${where.leaf}:${sort}:${at}`, async () =>
    toPage(await shownCards(core.db, await idsOf(core, where, sort, at)), total, at, perPage),
  );
  return pageSeenBy(core.db, viewer, plain);
}

/** What the members that somebody follows have posted, the newest first. */
export async function followedPage(db: Db, viewer: Viewer, page = 1): Promise<Paged<PostCard>> {
  if (!viewer) return toPage([], 0, 1, perPage);
  const at = pageWithin(page);
  // Of each one followed the newest come from an index; together they are sorted.
  const { rows } = await sql<{ id: number }>`
    select newest.id from member_follows f
    cross join lateral (
      select id, published_at from posts where user_id = f.followed_id and shown
      order by published_at desc, id desc limit ${at * perPage}
    ) newest
    where f.user_id = ${viewer.id}
    order by newest.published_at desc, newest.id desc limit ${perPage} offset ${(at - 1) * perPage}`.execute(
    db,
  );
  const { n } = await db
    .selectFrom('posts')
    .innerJoin('member_follows', 'member_follows.followed_id', 'posts.user_id')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('member_follows.user_id', '=', viewer.id)
    .where('posts.shown', '=', true)
    .executeTakeFirstOrThrow();
  return toPage(
    await cardsOf(
      db,
      viewer,
      rows.map(({ id }) => id),
    ),
    n,
    at,
    perPage,
  );
}

const recommendedShown = 10;

/**
 * Posts worth reading: those that staff recommend, then the hottest. Who allows personal recommendations gets the
 * hottest of the categories whose posts they liked or collected first.
 */
export async function recommended(
  core: ReadingCore,
  viewer: Viewer,
  limit = recommendedShown,
): Promise<{ data: PostCard[]; personal: boolean }> {
  const { db } = core;
  const allowed = viewer !== null && (await privacySettingsOf(db, viewer.id)).recommend;
  const own = allowed && viewer ? await likedCategories(db, viewer.id) : [];
  const parts = await Promise.all([
    ...own.map((root) => idsOf(core, { root }, 'hot', 1)),
    cached(core, 'chosen', () => chosenByStaff(db)),
    idsOf(core, {}, 'hot', 1),
  ]);
  const ids = [...new Set(parts.flat())].slice(0, limit);
  const plain = await cached(core, `cards:${ids.join()}`, () => shownCards(db, ids));
  return { data: await seenBy(db, viewer, plain), personal: own.length > 0 };
}

async function chosenByStaff(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('shown', '=', true)
    .where('recommended', '=', true)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(recommendedShown)
    .execute();
  return rows.map(({ id }) => id);
}

/** The two categories that somebody's last likes and favourites fall into most. */
async function likedCategories(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ root: number }>`
    with last as (
      (select post_id from post_likes where user_id = ${userId} order by created_at desc limit 50)
      union all
      (select post_id from post_collects where user_id = ${userId} order by created_at desc limit 50)
    )
    select p.root_category_id as root from last join posts p on p.id = last.post_id
    where p.root_category_id is not null group by 1 order by count(*) desc, 1 limit 2`.execute(db);
  return rows.map(({ root }) => root);
}
