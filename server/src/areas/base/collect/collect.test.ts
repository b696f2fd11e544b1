import { type TestApp, testApp } from '../../../testing/app';
import { addCategory, addGoods } from '../../trade/services/testing/goods';

let site: TestApp;
let goods: number[];

beforeAll(async () => {
  site = await testApp({ areas: ['user', 'services', 'checkout'] });
  await addCategory(site.core.db);
  goods = [];
  for (const title of ['摘要润色', '选刊建议', '图表规范'])
    goods.push(await addGoods(site.core.db, { title }));
});
afterAll(() => site.close());

async function collector() {
  const me = await site.user();
  for (const id of goods) {
    await site.call('POST /service/collect/:id', { params: { id }, token: me.token });
    site.clock.advance(1000);
  }
  return me;
}

const list = async (token: string, kind?: 'service' | 'press') =>
  (await site.call('GET /user/get_collect', { token, query: kind && { kind } })).data;
const remove = (token: string, ids: number[]) =>
  site.call('POST /user/del_collect', { token, body: { kind: 'service', ids } });
const restore = (token: string, undo: number | null) =>
  site.call('POST /user/restore_collect', { token, body: { undo: undo ?? 1 } });

test('the latest comes first, with its price and the counts of all kinds', async () => {
  const { token } = await collector();
  const page = await list(token);
  expect(page.data.map(({ title }) => title)).toEqual(['图表规范', '选刊建议', '摘要润色']);
  expect(page.data[0]).toMatchObject({ link: `/goodsdetail/${goods[2]}`, price_fen: 10_000, unit: '份' });
  expect(page.counts).toEqual({ service: 3, press: 0, magazine: 0, course: 0, post: 0, teacher: 0 });
  expect(await list(token, 'press')).toMatchObject({ kind: 'press', data: [], total: 0 });
});

test('what was taken off the shelf stays and says so', async () => {
  const { token } = await site.user();
  const id = await addGoods(site.core.db, { title: '停售的服务' });
  await site.call('POST /service/collect/:id', { params: { id }, token });
  await site.core.db.updateTable('goods').set({ status: 2 }).where('id', '=', id).execute();
  expect((await list(token)).data[0]).toMatchObject({ title: '停售的服务', gone: '已下架' });
});

test('several are removed at once and come back in their old place', async () => {
  const { token } = await collector();
  const before = await list(token);
  const { data } = await remove(token, [goods[0] ?? 0, goods[2] ?? 0, 987_654]);
  expect([...data.removed].sort()).toEqual([goods[0], goods[2]].sort());
  expect(data.counts.service).toBe(1);
  expect((await site.call('GET /user/get_pc_num', { token })).data.collect).toBe(1);
  const back = await restore(token, data.undo);
  expect(back.data.counts.service).toBe(3);
  expect(await list(token)).toEqual(before);
  expect((await restore(token, data.undo)).status).toBe(404);
});

test('the count on the service follows', async () => {
  const { token } = await collector();
  const id = goods[1] ?? 0;
  const shown = async () => (await site.call('GET /service/detail/:id', { params: { id }, token })).data;
  const before = (await shown()).collect_count;
  const { data } = await remove(token, [id]);
  expect(await shown()).toMatchObject({ collect_count: before - 1, collected: false });
  await restore(token, data.undo);
  expect(await shown()).toMatchObject({ collect_count: before, collected: true });
});

test('nobody removes or restores for somebody else', async () => {
  const [me, other] = [await collector(), await site.user()];
  expect((await remove(other.token, goods)).data).toMatchObject({ removed: [], undo: null });
  const { data } = await remove(me.token, goods);
  expect((await restore(other.token, data.undo)).status).toBe(404);
  expect((await list(other.token)).total).toBe(0);
  expect((await restore(me.token, data.undo)).status).toBe(200);
});

test('undoing is possible for ten minutes', async () => {
  const { token } = await collector();
  const { data } = await remove(token, goods);
  site.clock.advance(10 * 60_000);
  expect((await restore(token, data.undo)).msg).toBe('已超过可撤销的时间');
});

test('one that was collected again meanwhile is not doubled', async () => {
  const { token } = await collector();
  const id = goods[0] ?? 0;
  const { data } = await remove(token, [id]);
  await site.call('POST /service/collect/:id', { params: { id }, token });
  expect((await restore(token, data.undo)).status).toBe(200);
  expect((await list(token)).total).toBe(3);
});

test.each([
  [{ kind: 'service', ids: [] }, 'ids'],
  [{ kind: 'everything', ids: [1] }, 'kind'],
  [{ kind: 'service', ids: ['1'] }, 'ids.0'],
])('%j is refused', async (body, field) => {
  const { token } = await site.user();
  const { status, errors } = await site.call('POST /user/del_collect', { token, body: body as never });
  expect([status, field in errors]).toEqual([422, true]);
});
