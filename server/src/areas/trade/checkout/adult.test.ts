import { type TestApp, testApp } from '../../../testing/app';
import { upTo } from '../../../testing/in-turns';
import { insertCourse } from '../courses/testing/courses';
import { insertGoods } from '../orders/testing/shop';
import { assertMayBuy } from './place';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses', 'auth', 'user'] });
});
afterAll(() => site.close());

const missing = [422, { adult: ['请先确认您已年满18周岁'] }];
const minor = () => site.user({ adult_at: null });

const buyGoods = (token: string, goods: { id: number; specId: number }, adult?: true) =>
  site.call('POST /service/purchase/:id', {
    params: { id: goods.id },
    body: { spec_id: goods.specId, agreed: true, ...(adult && { adult }) },
    token,
  });

const buyCourse = (token: string, course: number, key: 'wechat' | 'alipay', adult?: true) =>
  site.call(key === 'wechat' ? 'POST /course/:id/wechat/pay' : 'POST /course/:id/alipay/pay', {
    params: { id: course },
    body: { agreed: true, ...(adult && { adult }) },
    token,
  });

const ordersOf = (userId: number) =>
  site.core.db.selectFrom('orders').select('id').where('user_id', '=', userId).execute();

const adultOf = async (userId: number) =>
  (
    await site.core.db
      .selectFrom('users')
      .select('adult_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).adult_at;

test('nobody buys a service or a course before they confirmed to be 18; after the first purchase nobody is asked', async () => {
  const buyer = await minor();
  const goods = await insertGoods(site.core);
  const course = await insertCourse(site.core);
  for (const answer of [
    await buyGoods(buyer.token, goods),
    await buyCourse(buyer.token, course, 'wechat'),
    await buyCourse(buyer.token, course, 'alipay'),
  ])
    expect([answer.status, answer.errors]).toEqual(missing);
  expect(await ordersOf(buyer.id)).toEqual([]);
  expect((await site.call('GET /userInfo', { token: buyer.token })).data.adult).toBe(false);

  expect((await buyGoods(buyer.token, goods, true)).status).toBe(200);
  expect((await site.call('GET /userInfo', { token: buyer.token })).data.adult).toBe(true);
  const at = await adultOf(buyer.id);
  site.clock.advance(1000);
  expect((await buyGoods(buyer.token, await insertGoods(site.core))).status).toBe(200);
  expect((await buyGoods(buyer.token, await insertGoods(site.core), true)).status).toBe(200);
  expect(await adultOf(buyer.id)).toEqual(at);
});

test('an unticked box is no confirmation', async () => {
  const buyer = await minor();
  const goods = await insertGoods(site.core);
  const answer = await site.call('POST /service/purchase/:id', {
    params: { id: goods.id },
    body: { spec_id: goods.specId, agreed: true, adult: false } as never,
    token: buyer.token,
  });
  expect([answer.status, answer.errors]).toEqual(missing);
});

test('a purchase that fails confirms nothing', async () => {
  const buyer = await minor();
  const gone = await insertGoods(site.core, { status: 2 });
  expect((await buyGoods(buyer.token, gone, true)).status).toBe(409);
  expect(await adultOf(buyer.id)).toBeNull();
});

test('first purchases at the same moment all go through, and confirm once', async () => {
  for (const _ of upTo(5)) {
    const buyer = await minor();
    const goods = await Promise.all(upTo(4).map(() => insertGoods(site.core)));
    const answers = await Promise.all(goods.map((one) => buyGoods(buyer.token, one, true)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await adultOf(buyer.id)).not.toBeNull();
  }
});

test('a confirmation does not help an account that is being closed', async () => {
  const buyer = await minor();
  await site.core.db.updateTable('users').set({ status: 3 }).where('id', '=', buyer.id).execute();
  const now = new Date(site.clock.now());
  const buying = site.core.db
    .transaction()
    .execute((trx) => assertMayBuy(trx, { userId: buyer.id, adult: true, now }));
  await expect(buying).rejects.toMatchObject({ status: 409 });
  expect(await adultOf(buyer.id)).toBeNull();
});
