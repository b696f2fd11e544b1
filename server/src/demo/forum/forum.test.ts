import { beijingDay } from '../../areas/community/forum/reading/day';
import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';
import { readForum, readPosts } from './read';
import { momentsToday } from './seed';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['forum', 'drafts', 'discuss', 'topics', 'member'],
    database: await demoDatabase(),
  });
});
afterAll(() => site.close());

const file = readForum();
const written = readPosts(file);

test('the forum is full: posts, topics, categories in two levels, talks', async () => {
  const { data } = await site.call('GET /hot_post/index');
  expect(data.stats.posts).toBeGreaterThanOrEqual(150);
  expect(data.categories.map(({ children }) => children.length)).toEqual([3, 3, 3, 3]);
  expect((await site.call('POST /topic/list', {})).data.total).toBeGreaterThanOrEqual(30);
  const hot = await site.call('GET /hot_post/list', { query: { type: 'hot' } });
  expect(hot.data.data.some(({ comment_count }) => comment_count > 3)).toBe(true);
});

test('titles fit and are unique, every post has its text', async () => {
  const posts = await site.core.db.selectFrom('posts').select(['title', 'body']).execute();
  expect(posts.every(({ title, body }) => [...title].length <= 30 && [...body].length >= 100)).toBe(true);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
});

test('the counts are those of the rows', async () => {
  const [first] = file.topics;
  const { data } = await site.call('POST /topic/detail/:id', { params: { id: 1 } });
  expect(data.topic.title).toBe(first);
  expect(data.posts.total).toBe(data.topic.post_count);
  const found = await site.call('POST /hot_post/search', { body: { keywords: '文献' } });
  expect(found.data.total).toBeGreaterThan(10);
  const { data: detail } = await site.call('GET /hot_post/:id/detail', { params: { id: 1 } });
  const { data: comments } = await site.call('POST /hot_post/discuss/:id', { params: { id: 1 } });
  const shown = comments.data.reduce((sum, { reply_count }) => sum + 1 + reply_count, 0);
  expect(detail.comment_count).toBe(shown);
});

test('what is accepted answers the question of its post', async () => {
  const rows = await site.core.db
    .selectFrom('posts')
    .innerJoin('comments', 'comments.id', 'posts.accepted_comment_id')
    .innerJoin('post_categories', 'post_categories.id', 'posts.category_id')
    .select(['posts.id', 'posts.title', 'posts.user_id', 'comments.post_id', 'post_categories.asks'])
    .select(['comments.content', 'comments.user_id as answerer', 'comments.root_id'])
    .execute();
  const marked = new Map(
    written.flatMap(({ title, comments }) =>
      comments.flatMap(({ accepted, says }) => (accepted ? [[title, says] as const] : [])),
    ),
  );
  expect(marked.size).toBeGreaterThanOrEqual(15);
  expect(new Map(rows.map(({ title, content }) => [title, content]))).toEqual(marked);
  for (const row of rows) {
    expect(row).toMatchObject({ post_id: row.id, root_id: null, asks: true });
    expect(row.answerer).not.toBe(row.user_id);
  }
});

test('there are new posts on the day of the seeding, at whatever hour that is', async () => {
  for (const now of ['2026-11-21T16:00:01Z', '2026-11-22T02:00:00Z', '2026-11-22T15:59:59Z'].map(
    Date.parse,
  )) {
    const moments = momentsToday(now, 7);
    expect(new Set(moments.map((at) => beijingDay(new Date(at))))).toEqual(
      new Set([beijingDay(new Date(now))]),
    );
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(Math.max(...moments)).toBeLessThanOrEqual(now);
  }
  const rows = await site.core.db
    .selectFrom('posts')
    .select('published_at')
    .where('published_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(7)
    .execute();
  expect(new Set(rows.map(({ published_at }) => beijingDay(published_at ?? new Date(0)))).size).toBe(1);
});
