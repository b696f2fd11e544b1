import { type TestApp, testApp } from '../../../testing/app';
import { inTurns, upTo } from '../../../testing/in-turns';
import { repeats } from '../../../testing/race';
import { copiesOf } from '../orders/testing/copies';
import { orderRow, paidOrder, unpaidOrder } from '../orders/testing/orders';
import { couponStatus, insertCoupon } from '../orders/testing/shop';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses'] });
});
afterAll(() => site.close());

const change = (token: string, id: number, coupon_id: number | null) =>
  site.call('POST /user/change_coupon/:id', { params: { id }, body: { coupon_id }, token });
const list = (token: string, id: number) =>
  site.call('POST /user/order_coupons/:id', { params: { id }, token });

test('an unpaid order takes a coupon, another one, and none; the one before is free again', async () => {
  const buyer = await site.user();
  const small = await insertCoupon(site.core, buyer.id, { offFen: 1000 });
  const large = await insertCoupon(site.core, buyer.id, { offFen: 3000 });
  const id = await unpaidOrder(site, buyer.token, { priceFen: 20000 });

  const { data } = await change(buyer.token, id, small);
  expect(data).toMatchObject({ total_fen: 20000, coupon_fen: 1000, pay_fen: 19000 });
  expect(data.history[0]?.title).toMatch(/^您改用优惠券“.+”，应付 ¥190\.00$/);
  expect((await list(buyer.token, id)).data).toMatchObject({
    chosen_id: small,
    data: [
      { id: large, usable: true, save_fen: 3000 },
      { id: small, usable: true, save_fen: 1000 },
    ],
  });

  expect((await change(buyer.token, id, large)).data).toMatchObject({ coupon_fen: 3000, pay_fen: 17000 });
  expect([await couponStatus(site.core, small), await couponStatus(site.core, large)]).toEqual([0, 1]);
  expect((await change(buyer.token, id, null)).data).toMatchObject({ coupon_fen: 0, pay_fen: 20000 });
  expect(await couponStatus(site.core, large)).toBe(0);
});

test('what cannot be used is refused at the field, and the order keeps what it had', async () => {
  const buyer = await site.user();
  const other = await site.user();
  const own = await insertCoupon(site.core, buyer.id, { offFen: 1000 });
  const foreign = await insertCoupon(site.core, other.id, { offFen: 1000 });
  const dear = await insertCoupon(site.core, buyer.id, { offFen: 1000, minFen: 99_000 });
  const id = await unpaidOrder(site, buyer.token, { priceFen: 20000 });
  await change(buyer.token, id, own);
  for (const coupon of [foreign, dear, 999_999]) {
    const { status, errors } = await change(buyer.token, id, coupon);
    expect([status, Object.keys(errors)]).toEqual([422, ['coupon_id']]);
  }
  expect(await orderRow(site, id)).toMatchObject({ coupon_user_id: own, pay_fen: 19000 });
  expect(await couponStatus(site.core, own)).toBe(1);
});

test('a coupon over the whole price leaves nothing to pay: the order is paid with it', async () => {
  const buyer = await site.user();
  const coupon = await insertCoupon(site.core, buyer.id, { type: 3, minFen: 0, offFen: 30_000 });
  const id = await unpaidOrder(site, buyer.token, { priceFen: 20_000 });
  expect((await change(buyer.token, id, coupon)).data).toMatchObject({ status: 20, pay_fen: 0, pay_type: 3 });
  expect(await couponStatus(site.core, coupon)).toBe(2);
});

test('another’s order is unknown; a paid or closed one keeps its coupon', async () => {
  const buyer = await site.user();
  const other = await site.user();
  const coupon = await insertCoupon(site.core, buyer.id, { offFen: 1000 });
  const id = await unpaidOrder(site, buyer.token);
  expect((await change(other.token, id, null)).status).toBe(404);
  expect((await list(other.token, id)).status).toBe(404);
  const paid = await paidOrder(site, buyer.token);
  expect((await change(buyer.token, paid, coupon)).status).toBe(409);
  expect((await list(buyer.token, paid)).status).toBe(409);
  site.clock.advance(31 * 60_000);
  expect((await change(buyer.token, id, coupon)).status).toBe(409);
});

test('of two orders that want the same coupon at once, one gets it', async () => {
  const buyer = await site.user();
  const ids = await copiesOf(site, await unpaidOrder(site, buyer.token), 2 * repeats);
  await inTurns(upTo(repeats), 4, async (round) => {
    const pair = ids.slice(2 * round, 2 * round + 2);
    const coupon = await insertCoupon(site.core, buyer.id, { offFen: 100 });
    const answers = await Promise.all(pair.map((id) => change(buyer.token, id, coupon)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const rows = await Promise.all(pair.map((id) => orderRow(site, id)));
    expect(rows.filter(({ coupon_user_id }) => coupon_user_id === coupon)).toHaveLength(1);
    for (const row of rows) expect(row.pay_fen).toBe(row.total_fen - row.coupon_fen);
  });
});
