import { closingStatus } from '@harbor/contract/privacy-states';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { inTurns, upTo } from '../../../testing/in-turns';
import { closeAccount } from '../../identity/privacy/closing/erase';
import { tellReviewed } from './results';
import {
  addCategories,
  forumAreas,
  member,
  publishedPost,
  putComment,
  putPost,
  say,
  send,
} from './testing/forum';

/** Fewer than other races have: each takes two whole accounts away, with all that others said to them. */
const rounds = 30;

/** Posts in each category and topic: one of each neighbour in every round. */
const counted = 2 * rounds;

let site: TestApp;
let staff: { id: number; token: string };
let third: { id: number; token: string };
let leaves: number[];
let topics: number[];
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas, 'privacy', 'auth'] });
  staff = await site.user({ is_staff: true });
  third = await member(site, '旁人');
  leaves = [(await addCategories(site)).leaf, (await addCategories(site)).leaf];
  const rows = await site.core.db
    .insertInto('topics')
    .values(
      ['甲话题', '乙话题'].map((title) => ({
        title,
        status: 2 as const,
        user_id: null,
        created_at: new Date(0),
      })),
    )
    .returning('id')
    .execute();
  topics = rows.map(({ id }) => id);
});
afterAll(() => site.close());

/** Gives every category and topic the number of posts that a race is going to take out of it, also at a second try. */
async function countPosts() {
  const { db } = site.core;
  const post_count = counted;
  await db.updateTable('post_categories').set({ post_count }).where('id', 'in', leaves).execute();
  await db.updateTable('topics').set({ post_count }).where('id', 'in', topics).execute();
}

/** A member whose closing is due and takes posts and comments along, with a post in each category. */
async function leaving(turn: number) {
  const me = await member(site, '要走的人');
  const { db } = site.core;
  const at = new Date(site.clock.now());
  const places = turn % 2 ? leaves : leaves.toReversed();
  const posts: number[] = [];
  for (const category of places) posts.push(await putPost(site, { author: me.id, category, like_count: 1 }));
  await db
    .insertInto('post_topics')
    .values(posts.map((post_id, n) => ({ post_id, topic_id: topics[(n + turn) % 2] ?? 0, position: 0 })))
    .execute();
  const { id: closing } = await db
    .insertInto('account_closings')
    .values({
      user_id: me.id,
      status: closingStatus.waiting,
      requested_at: at,
      closes_at: at,
      posts: 'delete',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...me, posts, closing };
}

type Leaving = Awaited<ReturnType<typeof leaving>>;

/** One has answered, liked and reported what the other wrote. */
async function meet(one: Leaving, other: Leaving): Promise<void> {
  const { db } = site.core;
  const at = new Date(site.clock.now());
  for (const post of other.posts) {
    const said = await putComment(site, { author: one.id, post });
    const own = await putComment(site, { author: other.id, post });
    await db.insertInto('post_likes').values({ user_id: one.id, post_id: post, created_at: at }).execute();
    await db.updateTable('comments').set({ like_count: 1 }).where('id', 'in', [said, own]).execute();
    for (const comment_id of [said, own])
      await db.insertInto('comment_likes').values({ user_id: one.id, comment_id, created_at: at }).execute();
    await db
      .insertInto('forum_reports')
      .values([
        { user_id: one.id, target: 'post', target_id: post, reason: 'ad', created_at: at },
        { user_id: one.id, target: 'comment', target_id: own, reason: 'ad', created_at: at },
      ])
      .execute();
  }
}

test('neighbours who leave at once, while others like, answer and decide, never wait in a circle', async () => {
  await countPosts();
  const results = await inTurns(upTo(rounds), 4, async (n) => {
    const [a, b] = [await leaving(n), await leaving(n + 1)];
    await meet(a, b);
    await meet(b, a);
    const [first = 0, second = 0] = [a.posts[0], b.posts[1]];
    const closings = [a, b].map((one) => closeAccount(site.core, one.closing, one.id));
    const others = [
      site.call('POST /hot_post/like/:id', { token: third.token, params: { id: first } }),
      say(site, third.token, second, '旁人的话'),
      site.call('POST /staff/post/hide/:id', {
        token: staff.token,
        params: { id: second },
        body: { reason: '不符合版规' },
      }),
    ];
    await Promise.all(closings);
    return (await Promise.all(others)).map(({ status }) => status);
  });
  // A deadlock would be a 503 for one of the others, or have thrown for one of the neighbours.
  expect(results.flat().filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
  const left = await site.core.db
    .selectFrom('account_closings')
    .select('id')
    .where('status', '<>', closingStatus.closed)
    .execute();
  expect(left).toEqual([]);
  const counts = await Promise.all(
    (['post_categories', 'topics'] as const).map((table) =>
      site.core.db
        .selectFrom(table)
        .select('post_count')
        .where('id', 'in', table === 'topics' ? topics : leaves)
        .execute(),
    ),
  );
  expect(counts.flat().map(({ post_count }) => post_count)).toEqual([0, 0, 0, 0]);
});

/** Resolves when some transaction of this database waits for a lock of another. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      site.core.db,
    );
    if (rows.length > 0) return;
  }
}

test('whoever comments takes the post before the person, as an erasure does', async () => {
  const post = await putPost(site, { author: staff.id, category: leaves[0] ?? 0 });
  const me = await member(site, '写评论的人');
  const written = await site.core.db.transaction().execute(async (trx) => {
    await trx.selectFrom('posts').select('id').where('id', '=', post).forNoKeyUpdate().execute();
    const said = say(site, me.token, post, '先画缺失的分布');
    await somebodyWaits();
    await trx.selectFrom('users').select('id').where('id', '=', me.id).forNoKeyUpdate().execute();
    return { said };
  });
  expect((await written.said).status).toBe(200);
});

test('whoever publishes takes the category before the person, as an erasure does', async () => {
  const category = leaves[0] ?? 0;
  const me = await member(site, '发帖的人');
  for (let n = 0; n < 5; n += 1)
    await publishedPost(site, { author: me.token, staff: staff.token, category }, { title: `第${n}篇帖子` });
  const written = await site.core.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('post_categories')
      .select('id')
      .where('id', '=', category)
      .forNoKeyUpdate()
      .execute();
    const sent = send(site, me.token, category);
    await somebodyWaits();
    await trx.selectFrom('users').select('id').where('id', '=', me.id).forNoKeyUpdate().execute();
    return { sent };
  });
  expect((await written.sent).data).toMatchObject({ status: 2 });
});

test('whoever decides on a topic tells its proposer, also while that account is erased', async () => {
  const me = await leaving(0);
  const { id } = await site.core.db
    .insertInto('topics')
    .values({ title: `新话题${me.id}`, status: 1, user_id: me.id, created_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const closing = await site.core.db.transaction().execute(async (trx) => {
    await trx.selectFrom('topics').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const closed = closeAccount(site.core, me.closing, me.id).then(
      () => 'closed',
      (error: Error) => error.message,
    );
    await somebodyWaits();
    const notice = { title: '您提的话题已通过', body: '', link: '', object: { type: 'topic', id } };
    await tellReviewed(trx, { userId: me.id, ...notice }, new Date(site.clock.now()));
    return { closed };
  });
  expect(await closing.closed).toBe('closed');
});
