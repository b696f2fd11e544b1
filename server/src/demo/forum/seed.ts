import { commentStatus, postStatus, topicStatus } from '@harbor/contract/post-status';
import { type Insertable, sql } from 'kysely';
import { beijingDayStart } from '../../areas/forum/reading/day';
import type { CommentsTable, PostsTable } from '../../areas/forum/tables';
import { picturesOf } from '../../areas/forum/text/clean';
import { textOf } from '../../areas/forum/text/plain';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { Chance } from '../chance';
import { readData } from '../data';
import { demoReviewers, demoTeachers } from '../members';
import { seedLater } from './later';
import { type ForumFile, forumFile } from './shapes';
import { guideOf, wordsOf } from './words';

const hour = 3_600_000;
const day = 24 * hour;
const halfYear = 180 * day;
const buyer = 1;
/** Posts of the day on which the demo begins. */
const newToday = 7;

/** What whoever asked says to the answer. */
const thanks = '照这样试了一遍，清楚了，谢谢。';

/** Regions by which the demo shows where people write from. */
const regions = ['北京', '上海', '江苏', '浙江', '广东', '湖北', '四川', '陕西', '山东', '未知'];

/** Drawn pictures of the categories above. */
const covers = ['forum-1-writing', 'forum-4-tools', 'forum-2-submit', 'forum-3-degree'];

type PostDraft = Insertable<PostsTable> & { id: number };

/** What answers a question, by the question's id. */
type Answers = Map<number, string>;

/** Categories, topics, posts with talks under them, likes, favourites and fans; the counts follow from the rows. */
export async function seedForum(trx: Db, core: Core): Promise<void> {
  const file = readData('forum.json', forumFile);
  const now = core.settings.clock.now();
  const chance = new Chance(31_032);
  const people = [...demoReviewers().map(({ id }) => id), ...demoTeachers().map(({ id }) => id)];
  const leaves = await seedCategories(trx, file);
  await seedTopics(trx, file, now);
  const { posts, answers } = postsOf(file, leaves, people, chance, now);
  await trx.insertInto('posts').values(posts).execute();
  await seedPostTopics(trx, posts, file, chance);
  await seedReactions(trx, posts, people, chance, now);
  const accepted = await seedTalks(trx, posts, { people, file, answers, chance, now });
  await seedFollows(trx, people, chance, now);
  await settle(trx);
  await seedLater(trx, buyer, accepted);
}

/** A category under another. */
interface Leaf {
  id: number;
  root: number;
  title: string;
}

/** Ids of the categories under others, with the one above. */
async function seedCategories(trx: Db, file: ForumFile) {
  const leaves: Leaf[] = [];
  let id = 0;
  for (const [i, { title, description, children }] of file.categories.entries()) {
    const root = ++id;
    const cover = `/media/demo/covers/${covers[i % covers.length]}.svg`;
    await trx
      .insertInto('post_categories')
      .values({ id: root, parent_id: null, title, description, cover, sort: i, recommended: true })
      .execute();
    for (const [n, child] of children.entries()) {
      leaves.push({ id: ++id, root, title: child.title });
      await trx
        .insertInto('post_categories')
        .values({
          id,
          parent_id: root,
          title: child.title,
          description: child.description,
          asks: child.asks,
          sort: n,
        })
        .execute();
    }
  }
  return leaves;
}

async function seedTopics(trx: Db, file: ForumFile, now: number): Promise<void> {
  await trx
    .insertInto('topics')
    .values(
      file.topics.map((title, i) => ({
        id: i + 1,
        title,
        description: `关于${title}的提问、经验与讨论`,
        status: topicStatus.normal,
        hot: i % 5 === 0,
        user_id: null,
        created_at: new Date(now - 200 * day),
      })),
    )
    .execute();
}

/** Each issue in each frame, mixed over half a year, and long posts; a few by the demo's buyer, one of hers waits. */
function postsOf(
  file: ForumFile,
  leaves: Leaf[],
  people: number[],
  chance: Chance,
  now: number,
): { posts: PostDraft[]; answers: Answers } {
  const answers: Answers = new Map();
  const plans = file.categories
    .flatMap(({ children }) => children)
    .flatMap(({ issues }, i) =>
      issues.flatMap((issue) => file.frames.map((_, frame) => ({ leaf: leaves[i], issue, frame }))),
    );
  const guides = file.guides.map((guide) => ({
    leaf: leaves.find(({ title }) => title === guide.category),
    words: guideOf(guide),
  }));
  const all = [
    ...chance.shuffle(plans).map(({ leaf, issue, frame }) => ({
      leaf,
      words: wordsOf(file, issue, frame, chance),
    })),
    ...guides,
  ];
  const fresh = momentsToday(now, newToday);
  const posts = all.map(({ leaf, words: { title, content, answer } }, i): PostDraft => {
    const at = now - hour - (1 - i / all.length) * halfYear + chance.int(0, 8) * hour;
    const own = i % 40 === 7;
    const waits = own && i > 160 && i < 210;
    const published = fresh[i - all.length + newToday] ?? Math.min(at, now - hour);
    // Some questions still wait for their answer.
    if (answer && i % 4 > 0) answers.set(i + 1, answer);
    return {
      id: i + 1,
      user_id: own ? buyer : chance.pick(people),
      category_id: leaf?.id ?? null,
      root_category_id: leaf?.root ?? null,
      title,
      content,
      body: textOf(content),
      images: picturesOf(content),
      ai_flag: chance.is(0.05),
      status: waits ? postStatus.waiting : postStatus.published,
      shown: !waits,
      recommended: i >= plans.length || chance.is(0.06),
      due_at: new Date(published + day),
      view_count: chance.int(30, 1800),
      ip_region: chance.pick(regions),
      created_at: new Date(published),
      published_at: waits ? null : new Date(published),
      replied_at: new Date(published),
    };
  });
  return { posts, answers };
}

/** So many moments of today, in Beijing, in their order: also a moment after midnight. */
export function momentsToday(now: number, count: number): number[] {
  const since = now - Math.max(now - 6 * hour, beijingDayStart(new Date(now)).getTime());
  return Array.from({ length: count }, (_, n) => now - Math.floor((since * (count - n)) / (count + 1)));
}

async function seedPostTopics(trx: Db, posts: PostDraft[], file: ForumFile, chance: Chance): Promise<void> {
  const rows = posts.flatMap(({ id, title, body }) => {
    const named = file.topics.flatMap((topic, i) =>
      `${title}${body}`.includes(topic.slice(0, 2)) ? [i + 1] : [],
    );
    const chosen = chance.shuffle(named.length > 0 ? named : [chance.int(1, file.topics.length)]);
    return chosen
      .slice(0, chance.int(1, 3))
      .map((topic_id, position) => ({ post_id: id, topic_id, position }));
  });
  await trx.insertInto('post_topics').values(rows).execute();
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
        return [...people, buyer]
          .filter((person) => person !== buyer || chance.is(0.3))
          .filter(() => chance.is(liked))
          .map((user_id) => ({ post_id: id, user_id, created_at: between(chance, created_at, now) }));
      });
    await trx.insertInto(table).values(rows).execute();
  }
}

const between = (chance: Chance, from: Date | string, until: number) =>
  new Date(Number(from) + chance.next() * (until - Number(from)));

/** What talks are made of. */
interface TalkParts {
  people: number[];
  file: ForumFile;
  answers: Answers;
  chance: Chance;
  now: number;
}

/**
 * Talks under most posts: a comment of somebody, the author or others answering in turn; under a question also what a
 * teacher answers.
 * @returns the comments that answer, by their posts
 */
async function seedTalks(
  trx: Db,
  posts: PostDraft[],
  { people, file, answers, chance, now }: TalkParts,
): Promise<Map<number, number>> {
  const rows: (Insertable<CommentsTable> & { id: number })[] = [];
  const accepted = new Map<number, number>();
  const teachers = demoTeachers().map(({ id }) => id);
  for (const post of posts.filter(({ shown }) => shown)) {
    const answer = answers.get(post.id);
    const threads = post.title.startsWith('请教') ? file.askedThreads : file.threads;
    const talks = chance.shuffle(threads).slice(0, chance.int(0, 5));
    for (const lines of answer ? [[answer, thanks], ...talks] : talks) {
      const answering = lines[0] === answer;
      const asker = chance.pick((answering ? teachers : people).filter((id) => id !== post.user_id));
      if (answering) accepted.set(post.id, rows.length + 1);
      let at = Number(post.created_at);
      let root: number | null = null;
      for (const [n, content] of lines.entries()) {
        at += (now - at) * chance.next() * 0.3;
        const id = rows.length + 1;
        rows.push({
          id,
          post_id: post.id,
          user_id: n % 2 === 0 ? asker : post.user_id,
          root_id: root,
          reply_to_id: root === null ? null : id - 1,
          content,
          mentions: '[]',
          status: commentStatus.published,
          listed: true,
          like_count: 0,
          due_at: new Date(at + day),
          ip_region: chance.pick(regions),
          created_at: new Date(at),
        });
        root ??= id;
      }
    }
  }
  await trx.insertInto('comments').values(rows).execute();
  return accepted;
}

async function seedFollows(trx: Db, people: number[], chance: Chance, now: number): Promise<void> {
  const teachers = demoTeachers().map(({ id }) => id);
  const pairs = [...people, buyer].flatMap((user_id) =>
    chance
      .shuffle([...teachers, ...people.slice(0, 20)])
      .filter((id) => id !== user_id)
      .slice(0, user_id === buyer ? 8 : chance.int(0, 6))
      .map((followed_id) => ({ user_id, followed_id })),
  );
  const unique = new Map(pairs.map((pair) => [`${pair.user_id}:${pair.followed_id}`, pair]));
  await trx
    .insertInto('member_follows')
    .values(
      [...unique.values()].map((pair) => ({ ...pair, created_at: new Date(now - chance.int(1, 150) * day) })),
    )
    .execute();
}

/** Counts, heat and search as they follow from the rows; ids go on behind those of the demo. */
export async function settle(trx: Db): Promise<void> {
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
