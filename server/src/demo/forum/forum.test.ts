import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';
import { readData } from '../data';
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
