import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';
import { answerQueries } from '../inline-queries';
import { forumCategory, forumHome, forumPost, forumTopic } from './forum';

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ areas: ['forum', 'drafts', 'discuss', 'topics'], database: await demoDatabase() });
});
afterAll(() => site.close());

const calls = [
  'GET /hot_post/index',
  'GET /hot_post/list',
  'GET /hot_post/:id/detail',
  'GET /hot_post/comments/:id',
  'GET /hot_post/category/:id',
  'GET /topic/page/:id',
];

async function render(resolver: typeof forumPost, asked: string[], path: string, id = '') {
  const { pathname, searchParams } = new URL(path, 'https://harbor.example');
  const queries = await answerQueries(site.app, calls, { queries: asked } as never, { id }, searchParams);
  const head = resolver({
    routeTitle: '论坛',
    platform: 'desktop',
    publicUrl: 'https://harbor.example',
    path: pathname,
    search: searchParams,
    queries,
    hasPage: () => true,
  });
  return { ...head, html: head.html ?? '' };
}

test('a post is readable whole, with its comments', async () => {
  const { data: post } = await site.call('GET /hot_post/:id/detail', { params: { id: 3 } });
  const talk = await site.call('POST /hot_post/discuss/:id', { params: { id: 3 } });
  const page = await render(
    forumPost,
    ['GET /hot_post/:id/detail', 'GET /hot_post/comments/:id'],
    '/postdetail/3',
    '3',
  );
  expect(page.title).toBe(`${post.title} - 学术港`);
  expect(page.html).toContain(post.content);
  for (const { content } of talk.data.data) expect(page.html).toContain(content);
  expect(page.jsonLd[0]).toMatchObject({ '@type': 'DiscussionForumPosting', headline: post.title });
});

test('a post that nobody may see says so', async () => {
  const page = await render(forumPost, ['GET /hot_post/:id/detail'], '/postdetail/424242', '424242');
  expect([page.title, page.html]).toEqual(['帖子不存在 - 学术港', '']);
});

test('home, category and topic list their posts as links, and their pages', async () => {
  const home = await render(forumHome, ['GET /hot_post/index', 'GET /hot_post/list?page'], '/forumindex/');
  expect(home.html.match(/href="\/postdetail\//g)?.length).toBe(20);
  const category = await render(
    forumCategory,
    ['GET /hot_post/category/:id?sort&page'],
    '/forumtypedetail/1/?page=2',
    '1',
  );
  expect(category.html).toContain('href="/forumtypedetail/1/?page=3"');
  const topic = await render(forumTopic, ['GET /topic/page/:id'], '/topicdetail/3/', '3');
  expect(topic.html).toContain('<h1>#文献综述</h1>');
});
