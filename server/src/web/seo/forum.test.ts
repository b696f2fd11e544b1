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
  'GET /hot_post/category/:id',
  'GET /topic/page/:id',
];

async function headOf(resolver: typeof forumPost, asked: string[], path: string, id = '') {
  const { pathname, searchParams } = new URL(path, 'https://harbor.example');
  const queries = await answerQueries(site.app, calls, { queries: asked } as never, { id }, searchParams);
  return resolver({
    routeTitle: '论坛',
    publicUrl: 'https://harbor.example',
    path: pathname,
    search: searchParams,
    queries,
  });
}

/** Addresses of the posts that a head lists. */
const listed = ({ jsonLd }: { jsonLd: object[] }) =>
  jsonLd.flatMap((item) => {
    const { '@type': type, itemListElement } = item as {
      '@type': string;
      itemListElement: { url: string }[];
    };
    return type === 'ItemList' ? itemListElement.map(({ url }) => url) : [];
  });

test('a post says what it is about, who wrote it and how it was taken', async () => {
  const { data: post } = await site.call('GET /hot_post/:id/detail', { params: { id: 3 } });
  const head = await headOf(forumPost, ['GET /hot_post/:id/detail'], '/postdetail/3', '3');
  expect(head).toMatchObject({ title: `${post.title} - 学术港`, type: 'article' });
  expect(head.jsonLd[0]).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: post.title,
    author: { name: post.author.nickname },
    interactionStatistic: [
      { userInteractionCount: post.like_count },
      { userInteractionCount: post.comment_count },
    ],
  });
});

test('a post that nobody may see says so', async () => {
  const head = await headOf(forumPost, ['GET /hot_post/:id/detail'], '/postdetail/424242', '424242');
  expect([head.title, head.jsonLd]).toEqual(['帖子不存在 - 学术港', []]);
});

test('home, category and topic list their posts', async () => {
  const home = await headOf(forumHome, ['GET /hot_post/index', 'GET /hot_post/list?page'], '/forumindex/');
  expect(listed(home)).toHaveLength(20);
  const asked = ['GET /hot_post/category/:id?sort&page'];
  const [first, second] = await Promise.all(
    ['', '?page=2'].map((page) => headOf(forumCategory, asked, `/forumtypedetail/1/${page}`, '1')),
  );
  expect(first && second && listed(first)).not.toEqual(second && listed(second));
  const topic = await headOf(forumTopic, ['GET /topic/page/:id'], '/topicdetail/3/', '3');
  expect(topic.title).toBe('#文献综述 - 学术港');
  expect(listed(topic).length).toBeGreaterThan(0);
});
