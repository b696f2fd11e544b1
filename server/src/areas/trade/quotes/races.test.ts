import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { coreAt, dueInTurn } from '../../../testing/core-at';
import { inTurns } from '../../../testing/in-turns';
import { race, repeats } from '../../../testing/race';
import { eventsOf } from '../fulfilment/testing/events';
import { day, type Person, quote, quotingOrder, staffOf, terms } from '../fulfilment/testing/flow';
import { copiesOf } from '../orders/testing/copies';
import { orderRow } from '../orders/testing/orders';
import { expireQuotes } from './clocks';

let site: TestApp;
let staff: Person;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses', 'quotes', 'orderDesk'],
  });
  staff = await staffOf(site);
});
afterAll(() => site.close());

const atOnce = 4;

/** Orders of one buyer, each with a quote that can be accepted. */
async function quoted() {
  const { buyer, id } = await quotingOrder(site);
  await quote(site, staff, id);
  return { buyer, ids: await copiesOf(site, id, repeats) };
}

const acceptQuote = (buyer: Person, id: number) =>
  site.call('POST /quote/accept/:id', { params: { id }, token: buyer.token, body: { round: 1 } });

async function statesOf(id: number): Promise<string[]> {
  const rows = await site.core.db
    .selectFrom('quotes')
    .select('state')
    .where('order_id', '=', id)
    .orderBy('round')
    .execute();
  return rows.map(({ state }) => state);
}

test('a quote’s acceptance against its end: to be paid, or cancelled', async () => {
  const { buyer, ids } = await quoted();
  const moments = await dueInTurn(
    site.core.db,
    ['orders', 'id', 'quote_until'],
    ids,
    site.clock.now() + 4 * day,
  );
  await inTurns(ids, atOnce, async (id, round) => {
    const [{ status }] = await race(
      round,
      () => acceptQuote(buyer, id),
      () => expireQuotes(coreAt(site.core, moments[round] ?? 0)),
    );
    const row = await orderRow(site, id);
    expect([status, row.status, row.pay_fen]).toEqual(
      status === 200 ? [200, s.unpaid, terms.amount_fen] : [409, s.cancelled, 0],
    );
    expect(await eventsOf(site, id)).toEqual([status === 200 ? 'accept_quote' : 'quote_expired']);
    expect(await statesOf(id)).toEqual([status === 200 ? 'accepted' : 'expired']);
  });
});

test('a quote’s acceptance against a new quote: one price', async () => {
  const { buyer, ids } = await quoted();
  await inTurns(ids, atOnce, async (id, round) => {
    const [accepted, replaced] = await race(
      round,
      () => acceptQuote(buyer, id),
      () => quote(site, staff, id, { amount_fen: 99900 }),
    );
    expect([accepted.status, replaced.status].sort()).toEqual([200, 409]);
    const row = await orderRow(site, id);
    if (accepted.status === 200) {
      expect([row.status, row.pay_fen]).toEqual([s.unpaid, terms.amount_fen]);
      expect(await statesOf(id)).toEqual(['accepted']);
    } else {
      expect([row.status, row.pay_fen]).toEqual([s.quoting, 0]);
      expect(await statesOf(id)).toEqual(['replaced', 'open']);
    }
  });
});

test('a quote’s acceptance against cancelling: a price or none, and no quote stays open', async () => {
  const { buyer, ids } = await quoted();
  await inTurns(ids, atOnce, async (id, round) => {
    const [accepted, cancelled] = await race(
      round,
      () => acceptQuote(buyer, id),
      () => site.call('POST /user/cancel/:id', { params: { id }, token: buyer.token, body: {} }),
    );
    const { status } = await orderRow(site, id);
    // Cancelled after it was accepted, or too late for the look before it.
    if (accepted.status === 200) expect([s.unpaid, s.cancelled]).toContain(status);
    else expect([accepted.status, cancelled.status, status]).toEqual([409, 200, s.cancelled]);
    expect(await statesOf(id)).not.toContain('open');
  });
});
