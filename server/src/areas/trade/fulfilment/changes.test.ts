import { orderStatus as s } from '@harbor/contract/order-status';
import { orderRow } from '../orders/testing/orders';
import { autoAccept } from './clocks';
import { accept, again, change, day, daysBetween, info, orderAt, told } from './testing/flow';
import { deliverySite } from './testing/site';

const here = deliverySite();

test('beyond the free rounds staff decides, by a ticket; the clock stands meanwhile and a refusal lets it run on', async () => {
  const { site, staff } = here;
  const { buyer, id } = await orderAt(site, s.delivered, { rounds_used: 2 });
  expect((await info(site, buyer, id)).data.actions).toMatchObject({
    request_changes: false,
    ask_changes: true,
  });
  expect((await change(site, buyer, id)).msg).toBe('免费修改次数已用完，可以申请额外修改');
  const before = await orderRow(site, id);
  const asked = await change(site, buyer, id, { extra: true });
  expect(asked.data).toMatchObject({
    status: 50,
    accept_paused: true,
    accept_at: null,
    actions: { ask_changes: false, accept: true },
    changes: [{ round: 3, state: 'asked', extra: true }],
  });
  expect((await change(site, buyer, id, { extra: true })).status).toBe(409);
  site.clock.advance(8 * day);
  await autoAccept(site.core);
  expect((await orderRow(site, id)).status).toBe(50);
  const decide = async (act: 'grant' | 'refuse') =>
    site.call('POST /staff/order/extra_changes/:id', {
      params: { id },
      token: (await again(site, staff)).token,
      body: { act, content: '这是新的需求，请另外下单' },
    });
  expect((await decide('refuse')).data).toMatchObject({ status: 50, changes: [{ state: 'refused' }] });
  const after = await orderRow(site, id);
  expect(daysBetween(before.accept_at, after.accept_at)).toBe(8);
  const tickets = await site.core.db.selectFrom('tickets').selectAll().where('order_id', '=', id).execute();
  expect(tickets.map(({ status, topic }) => [status, topic])).toEqual([[4, '额外修改申请']]);
  expect(await told(site, buyer.id)).toContain('额外修改未通过');

  const more = await again(site, buyer);
  await change(site, more, id, { extra: true });
  expect((await decide('grant')).data).toMatchObject({ status: 55, free_revisions: 3, rounds_used: 3 });
});

test('the review is extended once by seven days; accepting takes back a round that was asked for', async () => {
  const { site } = here;
  const { buyer, id } = await orderAt(site, s.delivered, { rounds_used: 2 });
  const { accept_at } = await orderRow(site, id);
  const extend = () => site.call('POST /delivery/extend/:id', { params: { id }, token: buyer.token });
  expect((await extend()).data).toMatchObject({ extended: true, actions: { extend_review: false } });
  expect(Number((await orderRow(site, id)).accept_at) - Number(accept_at)).toBe(7 * day);
  const twice = await extend();
  expect([twice.status, twice.msg]).toEqual([409, '每个订单只能延长一次验收时间']);
  await change(site, buyer, id, { extra: true });
  expect((await accept(site, buyer, id)).data).toMatchObject({
    status: 60,
    changes: [{ state: 'withdrawn' }],
  });
  const ticket = await site.core.db
    .selectFrom('tickets')
    .select('status')
    .where('order_id', '=', id)
    .executeTakeFirst();
  expect(ticket?.status).toBe(5);
});
