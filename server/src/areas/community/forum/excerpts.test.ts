import { type TestApp, testApp } from '../../../testing/app';
import { addCategories, forumAreas, member, paragraph, publishedPost, say } from './testing/forum';

const written = `<p>取 $\\alpha = 0.05$、功效 0.8 时 $n \\geq 64$，细节见附录。</p>${paragraph(1)}`;
const readable = '取 α = 0.05、功效 0.8 时 n ≥ 64，细节见附录。';

let site: TestApp;
let author: { id: number; token: string };
let other: { id: number; token: string };
let id: number;

beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  const staff = await site.user({ is_staff: true });
  [author, other] = [await member(site, '楼主'), await member(site, '读者')];
  const category = (await addCategories(site)).leaf;
  const ways = { author: author.token, staff: staff.token, category };
  id = await publishedPost(site, ways, { title: '样本量怎么算', content: written });
});
afterAll(() => site.close());

const startsReadable = expect.stringMatching(new RegExp(`^${readable}`));

test('lists, results and favourites show formulas as they can be read', async () => {
  const list = await site.call('GET /hot_post/list', { query: {} });
  expect(list.data.data.find((post) => post.id === id)?.excerpt).toEqual(startsReadable);

  const found = await site.call('POST /hot_post/search', { body: { keywords: '功效' } });
  const marks = found.data.posts.find((post) => post.id === id)?.excerpt_marks ?? [];
  expect(marks.map(({ text }) => text).join('')).toEqual(startsReadable);
  expect(marks.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['功效']);

  await site.call('POST /hot_post/collect/:id', { token: other.token, params: { id } });
  const kept = await site.call('GET /user/get_collect', { token: other.token, query: { kind: 'post' } });
  expect(kept.data.data[0]?.description).toEqual(startsReadable);
});

test('so do drafts, also those whose excerpt was kept before', async () => {
  const body = { title: '没写完', content: written };
  const added = await site.call('POST /draft/add_draft', { token: author.token, body });
  expect(added.data.excerpt).toEqual(startsReadable);
  await site.core.db
    .updateTable('post_drafts')
    .set({ excerpt: '显著性 $\\alpha$，分子是 $2 \\times (1.96 + …' })
    .where('id', '=', added.data.id)
    .execute();
  const { data } = await site.call('GET /draft/list', { token: author.token });
  expect(data.data[0]?.excerpt).toBe('显著性 α，分子是 [公式]…');
});

test('so do notices of comments, also those that were kept before', async () => {
  await say(site, other.token, id, '为什么取 $\\beta_1$ 呢');
  const bodies = async () => {
    const { data } = await site.call('GET /message/reply', { token: author.token });
    return data.data.map(({ body }) => body);
  };
  expect(await bodies()).toEqual(['为什么取 β₁ 呢（帖子“样本量怎么算”）']);
  await site.core.db
    .updateTable('messages')
    .set({ body: '为什么取 $\\beta_1$ 呢' })
    .where('user_id', '=', author.id)
    .where('title', '=', '评论了您的帖子')
    .execute();
  expect(await bodies()).toEqual(['为什么取 β₁ 呢']);
});
