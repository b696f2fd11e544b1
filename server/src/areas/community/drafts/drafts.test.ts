import { type TestApp, testApp } from '../../../testing/app';
import { addCategories, forumAreas, member, paragraph } from '../forum/testing/forum';

let site: TestApp;
let category: number;
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  category = (await addCategories(site)).leaf;
});
afterAll(() => site.close());

const add = (token: string, body = {}) =>
  site.call('POST /draft/add_draft', { token, body: { title: '没写完', content: paragraph(1), ...body } });

test('is kept, changed by version, and says when it was changed elsewhere', async () => {
  const { token } = await member(site);
  const { data } = await add(token);
  const params = { id: data.id };
  expect(data).toMatchObject({ version: 1, title: '没写完' });
  const save = (title: string, version?: number) =>
    site.call('PUT /draft/edit/:id', { token, params, body: { title, version } });
  expect((await save('第二版', 1)).data).toMatchObject({ version: 2, title: '第二版' });
  const late = await save('另一处', 1);
  expect([late.status, late.msg]).toEqual([409, '这篇草稿在别处修改过']);
  expect(late.data).toMatchObject({ current: { title: '第二版', version: 2 } });
  expect((await save('后写的为准')).data.version).toBe(3);
});

test('is nobody else’s, and its markup is cleaned', async () => {
  const [me, other] = [await member(site), await member(site)];
  const { data } = await add(me.token, {
    content: '<p>正文<img src=x onerror=alert(1)></p><script>1</script>',
  });
  expect(data.content).toBe('<p>正文</p>');
  const params = { id: data.id };
  for (const call of ['GET /draft/get_info/:id', 'POST /draft/post/:id'] as const)
    expect((await site.call(call, { token: other.token, params })).status).toBe(404);
  expect((await site.call('PUT /draft/edit/:id', { token: other.token, params, body: {} })).status).toBe(404);
  const removed = await site.call('PUT /draft/delete', { token: other.token, body: { ids: [data.id] } });
  expect(removed.data.removed).toEqual([]);
});

test('twenty at most, also of those sent at once', async () => {
  const { token } = await member(site);
  const answers = await Promise.all(Array.from({ length: 25 }, () => add(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status === 409)?.msg).toBe('最多保存20篇草稿，请先删除不需要的');
});

test('becomes a post, and what is missing is said at its field', async () => {
  const { token } = await member(site);
  const { data } = await add(token);
  const params = { id: data.id };
  expect((await site.call('POST /draft/post/:id', { token, params })).errors).toEqual({
    category_id: ['请选择分类'],
  });
  await site.call('PUT /draft/edit/:id', { token, params, body: { category_id: category } });
  expect((await site.call('POST /draft/post/:id', { token, params })).data).toMatchObject({ status: 1 });
  expect((await site.call('GET /draft/get_info/:id', { token, params })).status).toBe(404);
});
