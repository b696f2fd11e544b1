import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { startSession } from '../../identity/auth/sessions';
import { orderRow, putOrder } from '../orders/testing/orders';
import { formTicks } from './reminders';
import { returnForm } from './staff';
import { goodAnswers, orderToFill, submit } from './testing/forms';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['forms', 'ownOrders', 'services', 'checkout', 'messages', 'support'] });
});
afterAll(() => site.close());

const hour = 3600_000;
const tick = () => Promise.all(formTicks.map(({ run }) => run(site.core)));

async function said(userId: number): Promise<string[]> {
  const rows = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}

const tickets = (orderId: number) =>
  site.core.db.selectFrom('tickets').select(['topic', 'status']).where('order_id', '=', orderId).execute();

test('a missing form is spoken of after a day and three, then it is a ticket; nothing is lost', async () => {
  const { id, buyer } = await orderToFill(site);
  const filled = await orderToFill(site);
  await submit(site, filled.token, filled.id, goodAnswers(site));
  site.clock.advance(23 * hour);
  await tick();
  expect(await said(buyer.id)).toEqual([]);
  site.clock.advance(hour);
  // Two processes at once.
  await Promise.all([tick(), tick()]);
  await tick();
  expect(await said(buyer.id)).toEqual(['请填写服务资料']);
  site.clock.advance(48 * hour);
  await Promise.all([tick(), tick()]);
  expect(await said(buyer.id)).toHaveLength(2);
  site.clock.advance(27 * 24 * hour);
  await Promise.all([tick(), tick()]);
  await tick();
  expect(await tickets(id)).toEqual([{ topic: '资料未填写', status: 1 }]);
  expect(await said(buyer.id)).toHaveLength(2);
  expect(await said(filled.buyer.id)).toEqual([]);
  expect((await orderRow(site, id)).status).toBe(s.incomplete);
});

test('a server that was down says the latest thing only', async () => {
  const { id, buyer } = await orderToFill(site);
  site.clock.advance(100 * hour);
  await tick();
  expect(await said(buyer.id)).toHaveLength(1);
  expect(await tickets(id)).toEqual([]);
});

test('a form that was sent back is spoken of a day after that, however much was said before', async () => {
  const { id, buyer } = await orderToFill(site);
  const staff = await site.user({ is_staff: true });
  site.clock.advance(73 * hour);
  await tick();
  const token = await startSession(site.core, site.core.db, buyer.id, { ip: '127.0.0.1', userAgent: 'test' });
  await submit(site, token, id, goodAnswers(site));
  await site.core.db
    .transaction()
    .execute((trx) => returnForm(site.core, trx, staff.id, id, '请补充稿件的目标期刊'));
  const before = await said(buyer.id);
  site.clock.advance(23 * hour);
  await tick();
  expect(await said(buyer.id)).toEqual(before);
  site.clock.advance(hour);
  await tick();
  expect(await said(buyer.id)).toEqual([...before, '资料待修改后重新提交']);
});

test('nobody who wants the money back is reminded', async () => {
  const { id, buyer } = await orderToFill(site);
  await putOrder(site, id, s.incomplete, { refund_status: 1 });
  site.clock.advance(25 * hour);
  await tick();
  expect(await said(buyer.id)).toEqual([]);
});
