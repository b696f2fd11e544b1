import { setTimeout as sleep } from 'node:timers/promises';
import { notifyChannel } from '../../../db/notify-hub';
import { type TestApp, testApp } from '../../../testing/app';
import { indexPost } from './posts/found-by';
import { addCategories, forumAreas, member, putComment, putPost, say, send } from './testing/forum';

let site: TestApp;
let leaf: number;
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  ({ leaf } = await addCategories(site));
});
afterAll(() => site.close());

const list = async (token?: string) =>
  (await site.call('GET /hot_post/category/:id', { token, params: { id: leaf } })).data.posts.data;
const detail = async (id: number, token?: string) =>
  (await site.call('GET /hot_post/:id/detail', { token, params: { id } })).data;
const comments = async (id: number, token?: string) =>
  (await site.call('POST /hot_post/discuss/:id', { token, params: { id } })).data.data;

afterEach(() => jest.restoreAllMocks());

test('a write of another process ends what is cached', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const author = await member(site);
  const { leaf: elsewhere } = await addCategories(site);
  const id = await putPost(site, { author: author.id, category: elsewhere });
  const title = async () => (await detail(id)).title;
  const before = await title();
  await site.core.db.updateTable('posts').set({ title: '别处改了' }).where('id', '=', id).execute();
  expect(await title()).toBe(before);
  await notifyChannel(site.core.db, 'forum', '');
  while ((await title()) === before) await sleep(5);
  expect(await title()).toBe('别处改了');
});

test('what is read is cached, and ends with any write', async () => {
  // What is cached ends by itself after some seconds, which a busy machine may take.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const author = await member(site);
  const id = await putPost(site, { author: author.id, category: leaf });
  expect((await list()).map((post) => post.id)).toEqual([id]);
  await site.core.db.updateTable('posts').set({ title: '没有人写过' }).where('id', '=', id).execute();
  expect((await list())[0]?.title).toBe('问卷数据怎么清洗');
  await send(site, author.token, leaf);
  expect((await list())[0]?.title).toBe('没有人写过');
});

test('favourites that are taken out elsewhere are no longer counted', async () => {
  const [author, reader] = [await member(site), await member(site)];
  const id = await putPost(site, { author: author.id, category: leaf });
  await site.call('POST /hot_post/collect/:id', { token: reader.token, params: { id } });
  expect((await detail(id)).collect_count).toBe(1);
  await site.call('POST /user/del_collect', { token: reader.token, body: { kind: 'post', ids: [id] } });
  expect((await detail(id)).collect_count).toBe(0);
});

test('readers share what is cached, each with their own likes, names and blocks', async () => {
  const [author, one, two] = [await member(site), await member(site), await member(site)];
  const id = await putPost(site, { author: author.id, category: leaf });
  const comment = await putComment(site, { author: author.id, post: id });
  const like = { token: one.token, params: { id } };
  await site.call('POST /hot_post/like/:id', like);
  await site.call('POST /hot_post/like_discuss/:id', { token: one.token, params: { id: comment } });
  await site.call('POST /hot_post/block/:id', { token: two.token, params: { id: author.id } });
  await site.call('PUT /member/remark/:id', {
    token: one.token,
    params: { id: author.id },
    body: { remark: '师兄' },
  });
  for (const read of [
    async (token?: string) => (await list(token))[0],
    (token?: string) => detail(id, token),
  ]) {
    expect(await read()).toMatchObject({
      liked: false,
      blocked: false,
      like_count: 1,
      author: { remark: '' },
    });
    expect(await read(one.token)).toMatchObject({ liked: true, blocked: false, author: { remark: '师兄' } });
    expect(await read(two.token)).toMatchObject({ liked: false, blocked: true, author: { remark: '' } });
  }
  expect((await comments(id))[0]).toMatchObject({ liked: false, own: false, like_count: 1 });
  expect((await comments(id, one.token))[0]).toMatchObject({ liked: true, author: { remark: '师兄' } });
  expect((await comments(id, two.token))[0]).toMatchObject({ liked: false, blocked: true });
  expect((await comments(id, author.token))[0]).toMatchObject({ own: true, actions: { delete: true } });
});

test('nobody reads from what is cached what is not for them', async () => {
  const [author, other] = [await member(site), await member(site)];
  const id = await putPost(site, { author: author.id, category: leaf, status: 1 });
  expect(await detail(id, author.token)).toMatchObject({ own: true });
  const call = { params: { id } };
  expect((await site.call('GET /hot_post/:id/detail', call)).status).toBe(404);
  expect((await site.call('GET /hot_post/:id/detail', { ...call, token: other.token })).status).toBe(404);
  const shown = await putPost(site, { author: author.id, category: leaf });
  await putComment(site, { author: other.id, post: shown, status: 1 });
  expect(await comments(shown, other.token)).toHaveLength(1);
  expect(await comments(shown)).toEqual([]);
  expect(await comments(shown, author.token)).toEqual([]);
});

test('ids that are cached show no post that another process has hidden since', async () => {
  const author = await member(site);
  const id = await putPost(site, { author: author.id, category: leaf, title: '稍后被隐藏的帖子' });
  await indexPost(site.core.db, id);
  // Ends what the tests before have had cached.
  await site.call('POST /hot_post/like/:id', { token: author.token, params: { id } });
  const all = await site.call('GET /hot_post/list', { query: { type: 'hot' } });
  const found = { keywords: '稍后被隐藏', page: 1 };
  const search = async (body: object) =>
    (await site.call('POST /hot_post/search', { body: { ...found, ...body } })).data;
  expect(all.data.data.map((post) => post.id)).toContain(id);
  expect((await search({})).posts.map((post) => post.id)).toEqual([id]);
  await site.core.db.updateTable('posts').set({ status: 5, shown: false }).where('id', '=', id).execute();
  const { data } = await site.call('GET /hot_post/recommend');
  expect(data.data.map((post) => post.id)).not.toContain(id);
  expect((await search({ suggest: true })).suggestions).toEqual([]);
});

test('whom the author has blocked cannot comment, and reads so', async () => {
  const [author, pest] = [await member(site), await member(site)];
  const id = await putPost(site, { author: author.id, category: leaf });
  expect((await detail(id, pest.token)).actions.comment).toBe(true);
  await site.call('POST /hot_post/block/:id', { token: author.token, params: { id: pest.id } });
  expect((await detail(id, pest.token)).actions.comment).toBe(false);
  expect((await say(site, pest.token, id, '又来了')).status).toBe(403);
});
