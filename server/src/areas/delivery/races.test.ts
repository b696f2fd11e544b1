import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../testing/app';
import { orderRow } from '../orders/testing/orders';
import { insertGoods, stockOf } from '../orders/testing/shop';
import { expireQuotes } from '../quotes/clocks';
import { apply } from '../refunds/testing/refunds';
import { autoAccept } from './clocks';
import {
  accept,
  change,
  day,
  dispatch,
  orderAt,
  type Person,
  quote,
  quotingOrder,
  staffOf,
} from './testing/flow';

let site: TestApp;
let staff: Person;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'orders', 'pay', 'refunds', 'quotes', 'delivery', 'orderDesk'],
  });
  staff = await staffOf(site);
});
afterAll(() => site.close());

const repeats = 100;
const patience = 120_000;

/** Events of an order after those that made it, in the order in which they happened. */
async function events(id: number): Promise<string[]> {
  const rows = await site.core.db
    .selectFrom('order_history')
    .select('event')
    .where('order_id', '=', id)
    .where('event', 'not in', ['purchase', 'purchase_quote', 'pay', 'quote'])
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => event);
}

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

/** Whoever is called first should not always win: every other round the two change places. */
const race = <A, B>(round: number, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> =>
  round % 2 === 0
    ? Promise.all([first(), second()])
    : Promise.all([second(), first()]).then(([b, a]) => [a, b]);

test(
  'acceptance against a change request: one holds',
  async () => {
    const won = { accept: 0, request_changes: 0 };
    for (let round = 0; round < repeats; round += 1) {
      const { buyer, id } = await orderAt(site, s.delivered);
      const [accepted, changed] = await race(
        round,
        () => accept(site, buyer, id),
        () => change(site, buyer, id),
      );
      expect([accepted.status, changed.status].sort()).toEqual([200, 409]);
      const happened = await events(id);
      expect(happened).toEqual([accepted.status === 200 ? 'accept' : 'request_changes']);
      expect((await orderRow(site, id)).status).toBe(accepted.status === 200 ? 60 : 55);
      won[happened[0] as keyof typeof won] += 1;
    }
    expect(won.accept).toBeGreaterThan(0);
    expect(won.request_changes).toBeGreaterThan(0);
  },
  patience,
);

test(
  'acceptance against a refund: no order is accepted while its refund runs',
  async () => {
    for (let round = 0; round < repeats; round += 1) {
      const { buyer, id } = await orderAt(site, s.delivered);
      const [accepted, applied] = await race(
        round,
        () => accept(site, buyer, id),
        () => apply(site, buyer.token, id),
      );
      const row = await orderRow(site, id);
      const happened = await events(id);
      // Accepted first, the refund is one after the service: both hold. The other way round only the refund does.
      if (accepted.status === 200) {
        expect([applied.status, row.status, row.refund_status, happened]).toEqual([
          200,
          60,
          1,
          ['accept', 'refund_start'],
        ]);
      } else {
        expect([accepted.status, applied.status, row.status, row.refund_status, happened]).toEqual([
          409,
          200,
          50,
          1,
          ['refund_start'],
        ]);
        expect(row.accept_paused_at).not.toBeNull();
      }
    }
  },
  patience,
);

test(
  'the clock’s acceptance against the buyer’s changes, acceptance and refund: one holds',
  async () => {
    const acts = [
      (buyer: Person, id: number) => change(site, buyer, id),
      (buyer: Person, id: number) => accept(site, buyer, id),
      (buyer: Person, id: number) => apply(site, buyer.token, id),
    ];
    const later = () => new Date(site.clock.now() + 8 * day);
    for (let round = 0; round < repeats * 3; round += 1) {
      const { buyer, id } = await orderAt(site, s.delivered);
      const act = acts[round % 3];
      const [answer] = await race(
        Math.floor(round / 3),
        async () => act?.(buyer, id),
        () => autoAccept(site.core, later()),
      );
      const row = await orderRow(site, id);
      const happened = await events(id);
      if (happened[0] === 'auto_accept') {
        expect(row.status).toBe(60);
        // A refund of a finished order is one after the service.
        expect(happened.slice(1)).toEqual(answer?.status === 200 ? ['refund_start'] : []);
      } else {
        expect(answer?.status).toBe(200);
        expect(happened).toHaveLength(1);
        expect(happened[0]).not.toBe('auto_accept');
        expect([50, 55, 60]).toContain(row.status);
      }
      // What was left open is taken out of the next rounds' way.
      await site.core.db.updateTable('orders').set({ accept_at: null }).where('id', '=', id).execute();
    }
  },
  patience * 2,
);

test(
  'a quote’s acceptance against its end: to be paid, or cancelled',
  async () => {
    const ends = new Set<string>();
    for (let round = 0; round < repeats; round += 1) {
      const { buyer, id } = await quotingOrder(site);
      await quote(site, staff, id);
      const later = new Date(site.clock.now() + 4 * day);
      const [accepted] = await race(
        round,
        () => site.call('POST /quote/accept/:id', { params: { id }, token: buyer.token, body: { round: 1 } }),
        () => expireQuotes(site.core, later),
      );
      const row = await orderRow(site, id);
      const happened = await events(id);
      expect(happened).toEqual([accepted.status === 200 ? 'accept_quote' : 'quote_expired']);
      expect([accepted.status, row.status, row.pay_fen]).toEqual(
        accepted.status === 200 ? [200, 10, 128000] : [409, 70, 0],
      );
      const states = await site.core.db
        .selectFrom('quotes')
        .select('state')
        .where('order_id', '=', id)
        .execute();
      expect(states).toEqual([{ state: accepted.status === 200 ? 'accepted' : 'expired' }]);
      ends.add(happened[0] ?? '');
    }
    expect(ends.size).toBe(2);
  },
  patience,
);

test(
  'a quote’s acceptance against a new quote and against cancelling: one price, or none',
  async () => {
    for (let round = 0; round < repeats; round += 1) {
      const { buyer, id } = await quotingOrder(site);
      await quote(site, staff, id);
      const params = { id };
      const [accepted, other] = await race(
        round,
        () => site.call('POST /quote/accept/:id', { params, token: buyer.token, body: { round: 1 } }),
        () =>
          round % 4 < 2
            ? statusOf(quote(site, staff, id, { amount_fen: 99900 }))
            : statusOf(site.call('POST /user/cancel/:id', { params, token: buyer.token, body: {} })),
      );
      const row = await orderRow(site, id);
      const replaced = round % 4 < 2;
      if (replaced) {
        expect([accepted.status, other].sort()).toEqual([200, 409]);
        expect([row.status, row.pay_fen]).toEqual(accepted.status === 200 ? [10, 128000] : [5, 0]);
      } else if (accepted.status === 200) {
        // Cancelled after it was accepted, or too late for the look before it.
        expect([10, 70]).toContain(row.status);
      } else expect([accepted.status, other, row.status]).toEqual([409, 200, 70]);
      const open = await site.core.db
        .selectFrom('quotes')
        .select('round')
        .where('order_id', '=', id)
        .where('state', '=', 'open')
        .execute();
      expect(open).toHaveLength(row.status === 5 ? 1 : 0);
    }
  },
  patience,
);

test(
  'dispatch against the buyer’s refund: worked on, or given back whole',
  async () => {
    const ends = new Set<number>();
    for (let round = 0; round < repeats; round += 1) {
      const { buyer, id } = await orderAt(site, s.waiting);
      const [sent, refunded] = await race(
        round,
        () => dispatch(site, staff, id),
        () => site.call('POST /user/cancel/:id', { params: { id }, token: buyer.token, body: {} }),
      );
      expect([sent.status, refunded.status].sort()).toEqual([200, 409]);
      const row = await orderRow(site, id);
      if (sent.status === 200) expect([row.status, row.refund_status]).toEqual([40, 0]);
      else expect([row.status, row.refund_status]).toEqual([30, 3]);
      ends.add(row.status);
    }
    expect(ends.size).toBe(2);
  },
  patience,
);

test(
  'two tabs buying: one order, one piece of stock',
  async () => {
    const goods = await insertGoods(site.core, { stock: repeats });
    for (let round = 0; round < repeats; round += 1) {
      const buyer = await site.user();
      const buy = () =>
        site.call('POST /service/purchase/:id', {
          params: { id: goods.id },
          body: { spec_id: goods.specId, agreed: true },
          token: buyer.token,
        });
      const [one, other] = await Promise.all([buy(), buy()]);
      expect(one.data.order_id).toBe(other.data.order_id);
    }
    expect(await stockOf(site.core, goods.specId)).toBe(0);
  },
  patience,
);
