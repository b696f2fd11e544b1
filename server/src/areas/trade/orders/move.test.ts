import { type OrderStatus, orderStatus, orderStatusLabel } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { moveOrder } from './move';
import { orderRow, putOrder, unpaidOrder } from './testing/orders';
import { type Actor, findTransition, transitions } from './transitions';

let site: TestApp;
let id: number;
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders'] });
  id = await unpaidOrder(site, (await site.user()).token);
});
afterAll(() => site.close());

const actors: Actor[] = ['user', 'teacher', 'operator', 'system', 'channel'];
const events = [...new Set(transitions.map(({ event }) => event))];
const attempts = events.flatMap((event) => actors.map((actor) => ({ event, actor })));
const statuses = (Object.values(orderStatus) as OrderStatus[]).map((from) => ({
  from,
  label: orderStatusLabel[from],
}));

const history = () =>
  site.core.db
    .selectFrom('order_history')
    .select(['from_status', 'to_status', 'event', 'actor_type'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

const move = (from: OrderStatus, { event, actor }: (typeof attempts)[number]) =>
  site.core.db
    .transaction()
    .execute((trx) => moveOrder(trx, { id, status: from }, event, { actor, at: new Date() }));

test.each(statuses)('from $label every legal step is taken and written down', async ({ from }) => {
  for (const attempt of attempts) {
    const step = findTransition(from, attempt.event, attempt.actor);
    if (!step) continue;
    await putOrder(site, id, from);
    // What follows an order goes its way: it cannot be where an order was put by hand.
    await site.core.db.deleteFrom('wait_takes').where('order_id', '=', id).execute();
    expect(await move(from, attempt)).toBe(step.to);
    expect((await orderRow(site, id)).status).toBe(step.to);
    expect((await history()).at(-1)).toEqual({
      from_status: from,
      to_status: step.to,
      event: attempt.event,
      actor_type: attempt.actor,
    });
  }
});

test.each(statuses)('from $label every other step is a 409, and nothing changes', async ({ from }) => {
  await putOrder(site, id, from);
  const [row, told] = [await orderRow(site, id), await history()];
  for (const attempt of attempts)
    if (!findTransition(from, attempt.event, attempt.actor))
      await expect(move(from, attempt)).rejects.toMatchObject({ status: 409 });
  expect([await orderRow(site, id), await history()]).toEqual([row, told]);
});

test('a step from a status that the order has left is a 409', async () => {
  await putOrder(site, id, orderStatus.serving);
  await expect(move(orderStatus.unpaid, { event: 'cancel', actor: 'user' })).rejects.toMatchObject({
    status: 409,
  });
});
