import { beijingDay } from '../../areas/forum/reading/day';
import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';
import { readData } from '../data';
import { momentsToday } from './seed';
import { forumFile } from './shapes';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['forum', 'discuss', 'topics', 'member'], database: await demoDatabase() });
});
afterAll(() => site.close());

test('the forum is full: posts, topics, categories in two levels, talks', async () => {
  const { data } = await site.call('GET /hot_post/index');
  expect(data.stats.posts).toBeGreaterThanOrEqual(200);
  expect(data.categories.map(({ children }) => children.length)).toEqual([3, 3, 3, 3]);
  expect((await site.call('POST /topic/list', {})).data.total).toBeGreaterThanOrEqual(30);
  const hot = await site.call('GET /hot_post/list', { query: { type: 'hot' } });
  expect(hot.data.data.some(({ comment_count }) => comment_count > 0)).toBe(true);
});

test('titles fit, every post has its text, many have tables, code and figures', async () => {
  const posts = await site.core.db
    .selectFrom('posts')
    .select(['title', 'body', 'content', 'images'])
    .execute();
  expect(posts.every(({ title, body }) => [...title].length <= 30 && [...body].length >= 100)).toBe(true);
  const having = (part: string) => posts.filter(({ content }) => content.includes(part)).length;
  expect([having('<table') > 20, having('<pre>') > 5, having('<img ') > 40]).toEqual([true, true, true]);
  expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
});

test('the counts are those of the rows', async () => {
  const file = readData('forum.json', forumFile);
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
  const file = readData('forum.json', forumFile);
  const issues = file.categories.flatMap(({ children }) => children.flatMap((leaf) => leaf.issues));
  const asked = new Map(
    issues.flatMap(([name, , , asks]) => (asks ? [[`请教：${name}`, asks] as [string, typeof asks]] : [])),
  );
  const rows = await site.core.db
    .selectFrom('posts')
    .innerJoin('comments', 'comments.id', 'posts.accepted_comment_id')
    .select(['posts.id', 'posts.title', 'posts.body', 'posts.user_id', 'comments.post_id'])
    .select(['comments.content', 'comments.user_id as answerer', 'comments.root_id'])
    .execute();
  expect(rows.length).toBeGreaterThanOrEqual(6);
  for (const row of rows) {
    const [question, answer] = asked.get(row.title) ?? [];
    expect(row).toMatchObject({ post_id: row.id, content: answer, root_id: null });
    expect(row.body).toContain(question);
    expect(row.answerer).not.toBe(row.user_id);
  }
});

test('long posts have headings, formulas, a table and code', async () => {
  const file = readData('forum.json', forumFile);
  const long = await site.core.db
    .selectFrom('posts')
    .select('content')
    .where(
      'title',
      'in',
      file.guides.map(({ title }) => title),
    )
    .where('shown', '=', true)
    .execute();
  expect(long.length).toBeGreaterThanOrEqual(2);
  for (const { content } of long) {
    expect(content.match(/<h[23]>/g)?.length).toBeGreaterThanOrEqual(3);
    for (const piece of [/\$[^$]+\$/, '<table', '<pre><code']) expect(content).toMatch(piece);
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
