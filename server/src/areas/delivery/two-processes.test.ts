import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../core';
import { ticks } from '../../jobs/registry';
import { closeCore, openCore } from '../../open-core';
import { type TestApp, testApp } from '../../testing/app';
import { coreAt } from '../../testing/core-at';
import { repeats } from '../../testing/race';
import { copiesOf } from '../orders/testing/copies';
import { unpaidOrder } from '../orders/testing/orders';
import { apply, putRefund, servedOrder } from '../refunds/testing/refunds';
import { day, hour, orderAt, type Person, quote, quotingOrder, staffOf } from './testing/flow';

let site: TestApp;
let other: Core;
let staff: Person;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'orders', 'pay', 'refunds', 'quotes', 'delivery', 'orderDesk'],
  });
  const { settings, pool, gateways, log } = site.core;
  other = await openCore(settings, { databaseUrl: String(pool.options.connectionString), gateways }, log);
  staff = await staffOf(site);
});
afterAll(async () => {
  await closeCore(other);
  await site.close();
});

/** Runs a timer in both processes at the same moment, as they would if the lock between them were lost. */
async function runTwice(name: string, after: number): Promise<void> {
  const tick = ticks.find((one) => one.name === name);
  if (!tick) throw new Error(`there is no timer ${name}`);
  const at = site.clock.now() + after;
  await Promise.all([tick.run(coreAt(site.core, at)), tick.run(coreAt(other, at))]);
}

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
  await runTwice('delivery.remind', 6 * day);
  expect(await told(ids, '请尽快验收')).toEqual(once);
  await runTwice('delivery.accept', 8 * day);
  expect([await noted(ids, 'auto_accept'), await told(ids, '订单已自动验收')]).toEqual([once, once]);
});

test('what nobody takes is pointed out to staff once, and to the buyer once', async () => {
  const ids = await ordersAt(s.waiting);
  await runTwice('delivery.alert', 25 * hour);
  expect(await noted(ids, 'alert_staff')).toEqual(once);
  await runTwice('delivery.untaken', 73 * hour);
  expect(await told(ids, '订单超过72小时未安排')).toEqual(once);
});

test('what is late is marked once', async () => {
  const ids = await ordersAt(s.serving);
  await runTwice('delivery.overdue', 6 * day);
  expect([await noted(ids, 'overdue'), await told(ids, '订单已超过交付时间')]).toEqual([once, once]);
});

test('quotes are pointed out once, and end once', async () => {
  const { id } = await quotingOrder(site);
  await quote(site, staff, id);
  const ids = await copiesOf(site, id, repeats);
  await runTwice('quotes.remind', 49 * hour);
  expect(await told(ids, '报价即将过期')).toEqual(once);
  await runTwice('quotes.expire', 73 * hour);
  expect(await noted(ids, 'quote_expired')).toEqual(once);
});

test('unpaid orders end once', async () => {
  const ids = await copiesOf(site, await unpaidOrder(site, (await site.user()).token), repeats);
  await runTwice('orders.expire', hour);
  expect(await noted(ids, 'expire')).toEqual(once);
});

test('evidence that does not come lapses once', async () => {
  const { id, token } = await servedOrder(site);
  await apply(site, token, id);
  await putRefund(site, id, 2);
  const ids = await copiesOf(site, id, repeats);
  await runTwice('refunds.lapse', 2 * hour);
  expect([await noted(ids, 'refund_lapsed'), await told(ids, '退款申请已自动撤销')]).toEqual([once, once]);
});
