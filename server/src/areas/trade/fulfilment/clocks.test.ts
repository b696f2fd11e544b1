import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { orderRow } from '../orders/testing/orders';
import { insertGoods, stockOf } from '../orders/testing/shop';
import { expireQuotes, remindOfQuotes } from '../quotes/clocks';
import { alertStaff, autoAccept, flagOverdue, offerUntakenRefund, remindOfAcceptance } from './clocks';
import { again, day, hour, info, orderAt, quote, quotingOrder, staffOf, told } from './testing/flow';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses', 'quotes', 'fulfilment', 'orderDesk'],
  });
});
afterAll(() => site.close());

/** Two processes at once. */
const twice = (work: (core: TestApp['core']) => Promise<number>) =>
  Promise.all([work(site.core), work(site.core)]);
const times = (titles: string[], title: string) => titles.filter((one) => one === title).length;

test('a delivery is pointed out on the fifth day and accepted after the seventh, once each', async () => {
  const { buyer, id } = await orderAt(site, s.delivered);
  site.clock.advance(5 * day - hour);
  await twice(remindOfAcceptance);
  expect(times(await told(site, buyer.id), '请尽快验收')).toBe(0);
  site.clock.advance(2 * hour);
  await twice(remindOfAcceptance);
  await twice(remindOfAcceptance);
  expect(times(await told(site, buyer.id), '请尽快验收')).toBe(1);
  site.clock.advance(2 * day - 2 * hour);
  await twice(autoAccept);
  expect((await orderRow(site, id)).status).toBe(50);
  site.clock.advance(2 * hour);
  await twice(autoAccept);
  expect(await orderRow(site, id)).toMatchObject({ status: 60, accept_at: null });
  expect(times(await told(site, buyer.id), '订单已自动验收')).toBe(1);
  const { data } = await info(site, await again(site, buyer), id);
  expect(data.history.filter(({ title }) => title === '验收期满，订单自动完成')).toHaveLength(1);
});

test('an extended review is pointed out again before its new end', async () => {
  const { buyer, id } = await orderAt(site, s.delivered);
  site.clock.advance(6 * day);
  await remindOfAcceptance(site.core);
  const { token } = await again(site, buyer);
  await site.call('POST /delivery/extend/:id', { params: { id }, token });
  site.clock.advance(7 * day);
  await twice(remindOfAcceptance);
  await autoAccept(site.core);
  expect(times(await told(site, buyer.id), '请尽快验收')).toBe(2);
  expect((await orderRow(site, id)).status).toBe(50);
  site.clock.advance(1.1 * day);
  await autoAccept(site.core);
  expect((await orderRow(site, id)).status).toBe(60);
});

test.each([30, 40, 55] as const)(
  'what is late in %i is marked once, and buyer and staff are told',
  async (status) => {
    const staff = await staffOf(site);
    const { buyer, id } = await orderAt(site, status, { due_at: new Date(site.clock.now() + day) });
    await twice(flagOverdue);
    expect((await orderRow(site, id)).overdue).toBe(false);
    site.clock.advance(day + hour);
    await twice(flagOverdue);
    await twice(flagOverdue);
    expect((await orderRow(site, id)).overdue).toBe(true);
    expect(times(await told(site, buyer.id), '订单已超过交付时间')).toBe(1);
    expect(times(await told(site, staff.id, id), '订单已逾期')).toBe(1);
    const { data } = await info(site, await again(site, buyer), id);
    expect(data.history.filter(({ title }) => title === '已超过承诺的交付时间')).toHaveLength(1);
  },
);

test('nobody for a day: staff hear of it; for three days: the buyer may have all back', async () => {
  const { buyer, id } = await orderAt(site, s.waiting);
  const staff = await staffOf(site);
  site.clock.advance(23 * hour);
  await twice(alertStaff);
  expect(await told(site, staff.id, id)).not.toContain('订单超过24小时未安排服务人员');
  site.clock.advance(2 * hour);
  await twice(alertStaff);
  await twice(alertStaff);
  const titles = await told(site, staff.id, id);
  expect(titles.filter((title) => title.startsWith('订单超过24小时'))).toHaveLength(1);
  const before = (await info(site, await again(site, buyer), id)).data;
  expect(before.actions.refund_untaken).toBe(false);
  site.clock.advance(48 * hour);
  await twice(offerUntakenRefund);
  await twice(offerUntakenRefund);
  expect(times(await told(site, buyer.id), '订单超过72小时未安排')).toBe(1);
  const { data } = await info(site, await again(site, buyer), id);
  expect(data).toMatchObject({
    hint: '超过72小时没有安排老师，非常抱歉，您可以一键全额退款',
    actions: { refund_untaken: true },
  });
});

test('a quote is pointed out a day before its end and cancels the order after 72 hours; stock comes back, the form stays', async () => {
  const { buyer, id } = await quotingOrder(site, { stock: 3 });
  const row = await orderRow(site, id);
  expect(await stockOf(site.core, row.spec_id ?? 0)).toBe(2);
  await site.core.db.updateTable('orders').set({ form_status: 1 }).where('id', '=', id).execute();
  await quote(site, await staffOf(site), id);
  site.clock.advance(47 * hour);
  await twice(remindOfQuotes);
  expect(await told(site, buyer.id)).toEqual(['您的需求已报价']);
  site.clock.advance(2 * hour);
  await twice(remindOfQuotes);
  await twice(remindOfQuotes);
  expect(await told(site, buyer.id)).toEqual(['您的需求已报价', '报价即将过期']);
  await twice(expireQuotes);
  expect((await orderRow(site, id)).status).toBe(5);
  site.clock.advance(24 * hour);
  await twice(expireQuotes);
  expect(await orderRow(site, id)).toMatchObject({ status: 70, form_status: 1, quote_until: null });
  expect(times(await told(site, buyer.id), '报价已过期，订单自动取消')).toBe(1);
  expect(await stockOf(site.core, row.spec_id ?? 0)).toBe(3);
  const { data } = await info(site, await again(site, buyer), id);
  expect(data).toMatchObject({
    hint: '报价超过72小时未确认，订单已自动取消',
    quotes: [{ state: 'expired' }],
    actions: { rebuy: true, hide: true },
  });
});

test('an order without a price for a day is pointed out to staff, and again after the buyer asked for another', async () => {
  const staff = await staffOf(site);
  const { buyer, id } = await quotingOrder(site);
  const alerts = async () => times(await told(site, staff.id, id), '订单超过24小时未报价');
  site.clock.advance(25 * hour);
  await twice(alertStaff);
  expect(await alerts()).toBe(1);
  await quote(site, await again(site, staff), id);
  site.clock.advance(25 * hour);
  await alertStaff(site.core);
  expect(await alerts()).toBe(1);
  await site.call('POST /quote/counter/:id', {
    params: { id },
    token: (await again(site, buyer)).token,
    body: { round: 1, wish: '希望价格再低一些' },
  });
  site.clock.advance(25 * hour);
  await twice(alertStaff);
  expect(await alerts()).toBe(2);
});

test('a whole catalogue of late orders is worked off in one tick', async () => {
  const goods = await insertGoods(site.core);
  expect(goods.id).toBeGreaterThan(0);
  const many = [];
  for (let i = 0; i < 60; i += 1) many.push(await orderAt(site, s.delivered));
  site.clock.advance(8 * day);
  const { deliveryTicks } = await import('./clocks');
  await deliveryTicks.find(({ name }) => name === 'delivery.accept')?.run(site.core);
  const rows = await Promise.all(many.map(({ id }) => orderRow(site, id)));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([60]));
}, 30_000);
