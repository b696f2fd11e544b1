import { postStatus, topicStatus } from '@harbor/contract/post-status';
import { type Insertable, sql } from 'kysely';
import { beijingDayStart } from '../../areas/community/forum/reading/day';
import { picturesOf } from '../../areas/community/forum/text/clean';
import { textOf } from '../../areas/community/forum/text/plain';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import type { DB } from '../../db/schema';
import { Chance } from '../chance';
import { demoReviewers, demoTeachers } from '../members';
import { seedLater } from './later';
import { type PlannedPost, plannedPosts } from './planned';
import { buyer, leavesOf, readForum } from './read';
import { regionOf } from './regions';
import type { ForumFile } from './shapes';
import { type StandingPost, seedTalks } from './talks';

const hour = 3_600_000;
const day = 24 * hour;
const halfYear = 180 * day;
/** Posts of the day on which the demo begins. */
const newToday = 7;

/** Drawn pictures of the categories above. */
const covers = ['forum-1-writing', 'forum-4-tools', 'forum-2-submit', 'forum-3-degree'];

type PostDraft = Insertable<DB['posts']> & { id: number };

/** Categories, topics, posts with talks under them, likes, favourites and fans; the counts follow from the rows. */
export async function seedForum(trx: Db, core: Core): Promise<void> {
  const file = readForum();
  const now = core.settings.clock.now();
  const chance = new Chance(31_032);
  const people = [...demoReviewers().map(({ id }) => id), ...demoTeachers().map(({ id }) => id)];
  await seedCategories(trx, file);
  await seedTopics(trx, file, now);
  const posts = dated(plannedPosts(file), chance, now);
  const drafts = posts.map((post) => draftOf(post, chance));
  await insertRow(trx, 'posts', drafts);
  await seedPostTopics(trx, posts);
  await seedReactions(trx, drafts, people, chance, now);
  const accepted = await seedTalks(trx, posts, { people, chance, now });
  await seedFollows(trx, people, chance, now);
  await settle(trx);
  await seedLater(trx, buyer.id, accepted);
}

async function seedCategories(trx: Db, file: ForumFile): Promise<void> {
  const leaves = leavesOf(file);
  let id = 0;
  for (const [i, { title, description, children }] of file.categories.entries()) {
    const root = ++id;
    const cover = `/media/demo/covers/${covers[i % covers.length]}.svg`;
    await insertRow(trx, 'post_categories', {
      id: root,
      parent_id: null,
      title,
      description,
      cover,
      sort: i,
      recommended: true,
    });
    id += children.length;
    const under = leaves.filter((leaf) => leaf.root === root);
    await insertRow(
      trx,
      'post_categories',
      under.map((leaf, n) => ({
        ...{ id: leaf.id, parent_id: root, title: leaf.title, asks: leaf.asks, sort: n },
        description: children[n]?.description ?? '',
      })),
    );
  }
}

async function seedTopics(trx: Db, file: ForumFile, now: number): Promise<void> {
  await insertRow(
    trx,
    'topics',
    file.topics.map((title, i) => ({
      id: i + 1,
      title,
      description: `关于${title}的提问、经验与讨论`,
      status: topicStatus.normal,
      hot: i % 5 === 0,
      user_id: null,
      created_at: new Date(now - 200 * day),
    })),
  );
}

/** Mixed over half a year, the last today; what waits for a look was sent a short while ago. */
function dated(plans: PlannedPost[], chance: Chance, now: number): StandingPost[] {
  const standing = chance.shuffle(plans.filter(({ waiting }) => !waiting));
  const fresh = momentsToday(now, newToday);
  const older = standing.length - newToday;
  const moments = standing.map(
    (_, i) => fresh[i - older] ?? now - day - (1 - i / older) * halfYear + chance.int(0, 18) * hour,
  );
  const waiting = plans.filter((plan) => plan.waiting);
  return [
    ...standing.map((plan, i) => ({ plan, published: Math.min(moments[i] ?? now, now) })),
    ...waiting.map((plan) => ({ plan, published: now - 2 * hour })),
  ].map((post, i) => ({ ...post, id: i + 1 }));
}

function draftOf({ id, published, plan }: StandingPost, chance: Chance): PostDraft {
  return {
    id,
    user_id: plan.by,
    category_id: plan.leaf.id,
    root_category_id: plan.leaf.root,
    title: plan.title,
    content: plan.content,
    body: textOf(plan.content),
    images: picturesOf(plan.content),
    ai_flag: plan.ai,
    status: plan.waiting ? postStatus.waiting : postStatus.published,
    shown: !plan.waiting,
    recommended: plan.recommended,
    due_at: new Date(published + day),
    view_count: plan.waiting ? 0 : chance.int(30, 1800),
    ip_region: regionOf(plan.by),
    created_at: new Date(published),
    published_at: plan.waiting ? null : new Date(published),
    replied_at: new Date(published),
  };
}

/** So many moments of today, in Beijing, in their order: also a moment after midnight. */
export function momentsToday(now: number, count: number): number[] {
  const since = now - Math.max(now - 6 * hour, beijingDayStart(new Date(now)).getTime());
  return Array.from({ length: count }, (_, n) => now - Math.floor((since * (count - n)) / (count + 1)));
}

async function seedPostTopics(trx: Db, posts: StandingPost[]): Promise<void> {
  const rows = posts.flatMap(({ id, plan }) =>
    plan.topics.map((topic_id, position) => ({ post_id: id, topic_id, position })),
  );
  await insertRow(trx, 'post_topics', rows);
}

async function seedReactions(trx: Db, posts: PostDraft[], people: number[], chance: Chance, now: number) {
  for (const [table, share] of [
    ['post_likes', 0.16],
    ['post_collects', 0.08],
  ] as const) {
    const rows = posts
      .filter(({ shown }) => shown)
      .flatMap(({ id, created_at }) => {
        const liked = chance.next() * 2 * share;
        return [...people, buyer.id]
          .filter((person) => person !== buyer.id || chance.is(0.3))
          .filter(() => chance.is(liked))
          .map((user_id) => ({ post_id: id, user_id, created_at: between(chance, created_at, now) }));
      });
    await trx.insertInto(table).values(rows).execute();
  }
}

const between = (chance: Chance, from: Date | string, until: number) =>
  new Date(Number(from) + chance.next() * (until - Number(from)));

async function seedFollows(trx: Db, people: number[], chance: Chance, now: number): Promise<void> {
  const teachers = demoTeachers().map(({ id }) => id);
  const pairs = [...people, buyer.id].flatMap((user_id) =>
    chance
      .shuffle([...teachers, ...people.slice(0, 20)])
      .filter((id) => id !== user_id)
      .slice(0, user_id === buyer.id ? 8 : chance.int(0, 6))
      .map((followed_id) => ({ user_id, followed_id })),
  );
  const unique = new Map(pairs.map((pair) => [`${pair.user_id}:${pair.followed_id}`, pair]));
  await insertRow(
    trx,
    'member_follows',
    [...unique.values()].map((pair) => ({ ...pair, created_at: new Date(now - chance.int(1, 150) * day) })),
  );
}

/** Counts, heat and search as they follow from the rows; ids go on behind those of the demo. */
export async function settle(trx: Db): Promise<void> {
  await sql`
    update comments c set like_count = n from (
      select comment_id, count(*) as n from comment_likes group by 1
    ) likes where likes.comment_id = c.id`.execute(trx);
  await sql`
    update comments c set reply_count = n from (
      select root_id, count(*) as n from comments where root_id is not null and status = 2 group by 1
    ) replies where replies.root_id = c.id`.execute(trx);
  await sql`
    update posts p set
      like_count = (select count(*) from post_likes where post_id = p.id),
      collect_count = (select count(*) from post_collects where post_id = p.id),
      comment_count = (select count(*) from comments where post_id = p.id and status = 2),
      replied_at = coalesce((select max(created_at) from comments where post_id = p.id), replied_at)`.execute(
    trx,
  );
  await sql`
    update posts set hot = extract(epoch from coalesce(published_at, created_at) - '2026-01-01 00:00:00+00'::timestamptz) * 1000 / 45000000
      + log(1 + 2 * like_count + 3 * collect_count + 3 * comment_count) where shown`.execute(trx);
  await sql`
    update post_categories c set post_count =
      (select count(*) from posts where shown and (category_id = c.id or root_category_id = c.id))`.execute(
    trx,
  );
  await sql`
    update topics t set post_count = (
      select count(*) from post_topics x join posts p on p.id = x.post_id where x.topic_id = t.id and p.shown)`.execute(
    trx,
  );
  await sql`
    insert into post_search (post_id, title_tokens, tokens, published_at)
    select id, forum_tokens(title, true), forum_tokens(title || ' ' || body, false), published_at
    from posts where shown on conflict (post_id) do nothing`.execute(trx);
  for (const table of ['post_categories', 'topics', 'posts', 'comments'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
      trx,
    );
}
