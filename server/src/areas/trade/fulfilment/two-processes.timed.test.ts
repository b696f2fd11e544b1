import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import type { TestApp } from '../../../testing/app';
import { repeats } from '../../../testing/race';
import { type SecondProcess, secondProcess } from '../../../testing/second-process';
import { orderToFill } from '../forms/testing/forms';
import { copiesOf } from '../orders/testing/copies';
import { unpaidOrder } from '../orders/testing/orders';
import { tradeSite } from '../orders/testing/trade-site';
import { apply, putRefund, servedOrder } from '../refunds/testing/refunds';
import { day, hour, orderAt, type Person, quote, quotingOrder, staffOf } from './testing/flow';

let site: TestApp;
let both: SecondProcess;
let staff: Person;
beforeAll(async () => {
  site = await tradeSite(['quotes', 'fulfilment', 'orderDesk']);
  both = await secondProcess(site);
  staff = await staffOf(site);
});
afterAll(async () => {
  await both.close();
  await site.close();
});

/** How often something was written into the orders' history. */
async function noted(ids: number[], event: string): Promise<number[]> {
  const rows = await site.core.db
    .selectFrom('order_history')
    .select(['order_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('order_id', 'in', ids)
    .where('event', '=', event)
    .groupBy('order_id')
    .execute();
  const counts = new Map(rows.map(({ order_id, count }) => [order_id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
}

/** How often the buyer was told something about each order. */
async function told(ids: number[], title: string): Promise<number[]> {
  const rows = await site.core.db
    .selectFrom('messages')
    .select(['obj_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('obj_id', 'in', ids)
    .where('title', '=', title)
    .groupBy('obj_id')
    .execute();
  const counts = new Map(rows.map(({ obj_id, count }) => [Number(obj_id), count]));
  return ids.map((id) => counts.get(id) ?? 0);
}

const once = Array.from({ length: repeats }, () => 1);

const ordersAt = async (status: OrderStatus) => {
  const { id } = await orderAt(site, status);
  // The pattern itself is no longer due.
  const ids = await copiesOf(site, id, repeats);
  await site.core.db.updateTable('orders').set({ status: s.closed }).where('id', '=', id).execute();
  return ids;
};

test('deliveries are pointed out once, and accepted once', async () => {
  const ids = await ordersAt(s.delivered);
  await both.runTwice('delivery.remind', 6 * day);
  expect(await told(ids, '请尽快验收')).toEqual(once);
  await both.runTwice('delivery.accept', 8 * day);
  expect([await noted(ids, 'auto_accept'), await told(ids, '订单已自动验收')]).toEqual([once, once]);
});

test('what nobody takes is pointed out to staff once, and to the buyer once', async () => {
  const ids = await ordersAt(s.waiting);
  await both.runTwice('delivery.alert', 25 * hour);
  expect(await noted(ids, 'alert_staff')).toEqual(once);
  await both.runTwice('delivery.untaken', 73 * hour);
  expect(await told(ids, '订单超过72小时未安排')).toEqual(once);
});

test('what is late is marked once', async () => {
  const ids = await ordersAt(s.serving);
  await both.runTwice('delivery.overdue', 6 * day);
  expect([await noted(ids, 'overdue'), await told(ids, '订单已超过交付时间')]).toEqual([once, once]);
});

test('quotes are pointed out once, and end once', async () => {
  const { id } = await quotingOrder(site);
  await quote(site, staff, id);
  const ids = await copiesOf(site, id, repeats);
  await both.runTwice('quotes.remind', 49 * hour);
  expect(await told(ids, '报价即将过期')).toEqual(once);
  await both.runTwice('quotes.expire', 73 * hour);
  expect(await noted(ids, 'quote_expired')).toEqual(once);
});

test('unpaid orders end once', async () => {
  const ids = await copiesOf(site, await unpaidOrder(site, (await site.user()).token), repeats);
  await both.runTwice('orders.expire', hour);
  expect(await noted(ids, 'expire')).toEqual(once);
});

test('evidence that does not come lapses once', async () => {
  const { id, token } = await servedOrder(site);
  await apply(site, token, id);
  await putRefund(site, id, 2);
  const ids = await copiesOf(site, id, repeats);
  await both.runTwice('refunds.lapse', 2 * hour);
  expect([await noted(ids, 'refund_lapsed'), await told(ids, '退款申请已自动撤销')]).toEqual([once, once]);
});

test('a refund that nobody answered is escalated once', async () => {
  const { id, token } = await servedOrder(site);
  await apply(site, token, id);
  await putRefund(site, id, 8);
  const ids = await copiesOf(site, id, repeats);
  await both.runTwice('refunds.escalate', 2 * hour);
  expect(await told(ids, '退款申请已升级处理')).toEqual(once);
});

test('a missing form is spoken of once a stage, and becomes one ticket', async () => {
  const { id } = await orderToFill(site);
  const ids = await copiesOf(site, id, repeats);
  await both.runTwice('forms.remind', 25 * hour);
  expect(await told(ids, '请填写服务资料')).toEqual(once);
  await both.runTwice('forms.remind', 73 * hour);
  expect(await told(ids, '请填写服务资料')).toEqual(once.map(() => 2));
  await both.runTwice('forms.remind', 31 * day);
  const tickets = await site.core.db
    .selectFrom('tickets')
    .select('order_id')
    .where('order_id', 'in', ids)
    .execute();
  expect(tickets.map(({ order_id }) => order_id).sort()).toEqual([...ids].sort());
});
