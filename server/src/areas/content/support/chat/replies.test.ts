import { type TestApp, testApp } from '../../../../testing/app';

let site: TestApp;
let operations: { token: string };
let support: { token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['support', 'desk'] });
  operations = await site.user({ is_staff: true, roles: ['operations'] });
  support = await site.user({ is_staff: true, roles: ['support'] });
});
afterAll(() => site.close());

const list = async () => (await site.call('GET /staff/reply/list', { token: support.token })).data.data;
const save = (
  body: { id?: number; revision?: number; title: string; content: string },
  { token } = operations,
) => site.call('POST /staff/reply/save', { token, body });
const order = (ids: number[]) =>
  site.call('POST /staff/reply/order', { token: operations.token, body: { ids } });

test('a new site has replies to begin with', async () => {
  expect((await list()).length).toBeGreaterThan(3);
});

test('a reply is added at the end, changed, moved and deleted', async () => {
  const { data: added } = await save({
    title: '发票说明',
    content: '发票在订单完成后申请，三个工作日内开具。',
  });
  expect((await list()).at(-1)).toEqual(added);
  await save({ ...added, content: '发票在订单详情里申请。' });
  const ids = (await list()).map(({ id }) => id);
  await order([added.id, ...ids.filter((id) => id !== added.id)]);
  expect((await list())[0]).toMatchObject({ id: added.id, content: '发票在订单详情里申请。', revision: 2 });
  const { data } = await site.call('POST /staff/reply/delete/:id', {
    token: operations.token,
    params: { id: added.id },
  });
  expect(data.data.map(({ id }) => id)).not.toContain(added.id);
});

test('nobody overwrites what a colleague changed meanwhile', async () => {
  const [first] = await list();
  if (!first) throw new Error('there are replies');
  await save({ ...first, title: '先改的' });
  expect((await save({ ...first, title: '后改的' })).status).toBe(409);
  expect((await list())[0]).toMatchObject({ title: '先改的' });
});

test('an order that is not of all replies is refused', async () => {
  const ids = (await list()).map(({ id }) => id);
  expect((await order(ids.slice(1))).status).toBe(409);
  expect((await order([...ids.slice(1), 999])).status).toBe(409);
  // As many as there are, one of them twice.
  expect((await order([...ids.slice(1), ids[1] ?? 0])).status).toBe(409);
  expect((await list()).map(({ id }) => id)).toEqual(ids);
});

test('support uses replies and does not write them', async () => {
  expect((await save({ title: '自己写的', content: '自己写的回复' }, support)).status).toBe(403);
});

test('there are at most sixty, also when several are added at once', async () => {
  const there = (await list()).length;
  for (let n = there; n < 58; n += 1) await save({ title: `第 ${n} 条`, content: '您好' });
  const added = await Promise.all(
    Array.from({ length: 6 }, (_, n) => save({ title: `同时 ${n}`, content: '您好' })),
  );
  expect(added.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
  expect((await list()).length).toBe(60);
});
