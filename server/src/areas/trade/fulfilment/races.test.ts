import { orderStatus as s } from '@harbor/contract/order-status';
import type { TestApp } from '../../../testing/app';
import { coreAt, dueInTurn } from '../../../testing/core-at';
import { inTurns, upTo } from '../../../testing/in-turns';
import { race, repeats } from '../../../testing/race';
import { copiesOf } from '../orders/testing/copies';
import { orderRow } from '../orders/testing/orders';
import { insertGoods, stockOf } from '../orders/testing/shop';
import { tradeSite } from '../orders/testing/trade-site';
import { apply } from '../refunds/testing/refunds';
import { autoAccept } from './clocks';
import { eventsOf } from './testing/events';
import { accept, change, day, dispatch, orderAt, type Person, staffOf } from './testing/flow';

let site: TestApp;
let staff: Person;
beforeAll(async () => {
  site = await tradeSite(['fulfilment', 'orderDesk']);
  staff = await staffOf(site);
});
afterAll(() => site.close());

/** So many pairs at the same time: the pool has ten connections. */
const atOnce = 4;

/** Orders of one buyer in the same status, each for a race of its own. */
async function orders(count: number, status: 30 | 50) {
  const { buyer, id } = await orderAt(site, status);
  return { buyer, ids: await copiesOf(site, id, count) };
}

test('acceptance against a change request: one holds', async () => {
  const { buyer, ids } = await orders(repeats, s.delivered);
  const won = await inTurns(ids, atOnce, async (id, round) => {
    const [accepted, changed] = await race(
      round,
      () => accept(site, buyer, id),
      () => change(site, buyer, id),
    );
    expect([accepted.status, changed.status].sort()).toEqual([200, 409]);
    const event = accepted.status === 200 ? 'accept' : 'request_changes';
    expect(await eventsOf(site, id)).toEqual([event]);
    expect((await orderRow(site, id)).status).toBe(event === 'accept' ? s.done : s.revising);
    return event;
  });
  expect(new Set(won).size).toBe(2);
});

test('acceptance against a refund: no order is accepted while its refund runs', async () => {
  const { buyer, ids } = await orders(repeats, s.delivered);
  await inTurns(ids, atOnce, async (id, round) => {
    const [accepted, applied] = await race(
      round,
      () => accept(site, buyer, id),
      () => apply(site, buyer.token, id),
    );
    const row = await orderRow(site, id);
    const happened = await eventsOf(site, id);
    // Accepted first, the refund is one after the service: both hold. The other way round only the refund does.
    if (accepted.status === 200) {
      expect([applied.status, row.status, row.refund_status, happened]).toEqual([
        200,
        s.done,
        1,
        ['accept', 'refund_start'],
      ]);
    } else {
      expect([accepted.status, applied.status, row.status, row.refund_status, happened]).toEqual([
        409,
        200,
        s.delivered,
        1,
        ['refund_start'],
      ]);
      expect(row.accept_paused_at).not.toBeNull();
    }
  });
});

test('the clock’s acceptance against the buyer’s changes, acceptance and refund: one holds', async () => {
  const acts = [
    (buyer: Person, id: number) => change(site, buyer, id),
    (buyer: Person, id: number) => accept(site, buyer, id),
    (buyer: Person, id: number) => apply(site, buyer.token, id),
  ];
  const { buyer, ids } = await orders(repeats * acts.length, s.delivered);
  const later = site.clock.now() + 8 * day;
  const moments = await dueInTurn(site.core.db, ['orders', 'id', 'accept_at'], ids, later);
  await inTurns(ids, atOnce, async (id, round) => {
    const [answer] = await race(
      Math.floor(round / acts.length),
      async () => acts[round % acts.length]?.(buyer, id),
      () => autoAccept(coreAt(site.core, moments[round] ?? 0)),
    );
    const row = await orderRow(site, id);
    const [first = '', ...more] = await eventsOf(site, id);
    if (first === 'auto_accept') {
      expect(row.status).toBe(s.done);
      // A refund of a finished order is one after the service.
      expect(more).toEqual(answer?.status === 200 ? ['refund_start'] : []);
    } else {
      expect([answer?.status, more]).toEqual([200, []]);
      expect(row.status).toBe({ accept: s.done, request_changes: s.revising }[first] ?? s.delivered);
    }
  });
});

test('dispatch against the buyer’s refund: worked on, or given back whole', async () => {
  const { buyer, ids } = await orders(repeats, s.waiting);
  const ends = await inTurns(ids, atOnce, async (id, round) => {
    const [sent, refunded] = await race(
      round,
      () => dispatch(site, staff, id),
      () => site.call('POST /user/cancel/:id', { params: { id }, token: buyer.token, body: {} }),
    );
    expect([sent.status, refunded.status].sort()).toEqual([200, 409]);
    const row = await orderRow(site, id);
    expect([row.status, row.refund_status]).toEqual(sent.status === 200 ? [s.serving, 0] : [s.waiting, 3]);
    return row.status;
  });
  expect(new Set(ends).size).toBe(2);
});

test('two tabs buying: one order, one piece of stock', async () => {
  const goods = await insertGoods(site.core, { stock: repeats });
  const { token } = await site.user();
  await inTurns(upTo(repeats), atOnce, async (round) => {
    const buy = () =>
      site.call('POST /service/purchase/:id', {
        params: { id: goods.id },
        body: { spec_id: goods.specId, agreed: true, user_note: `第${round}件` },
        token,
      });
    const [one, other] = await Promise.all([buy(), buy()]);
    expect(one.data.order_id).toBe(other.data.order_id);
  });
  expect(await stockOf(site.core, goods.specId)).toBe(0);
});
