import { coreAt, dueInTurn } from '../../../testing/core-at';
import { inTurns } from '../../../testing/in-turns';
import { race, repeats } from '../../../testing/race';
import { expireOrders } from '../checkout/expire';
import { copiesOf } from '../orders/testing/copies';
import { orderRow, unpaidOrder } from '../orders/testing/orders';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';
import { beginRefund } from '../refunds/begin';
import { pollPayments } from './poll';
import { balanced, type Ledger, ledgerOf } from './testing/ledger';
import { type PaySite, paySite, until } from './testing/pay-site';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());

/** Paid and kept; paid and given back at the buyer's word; closed with all money going back; closed and never paid. */
function fate(ledger: Ledger): 'kept' | 'given back' | 'refunded' | 'unpaid' | 'LOST' {
  if (!balanced(ledger)) return 'LOST';
  if (ledger.status === 20 && !ledger.refundRunning && ledger.kept === 39800 && ledger.paidMessages === 1)
    return 'kept';
  if (ledger.refundRunning && ledger.orderRefunds === ledger.kept && ledger.extraRefunds === 0)
    return 'given back';
  if (ledger.status !== 70 || ledger.kept !== 0 || ledger.paidMessages !== 0) return 'LOST';
  return ledger.received > 0 ? 'refunded' : 'unpaid';
}

test('closing against a notify, over HTTP: nothing is lost', async () => {
  const buyer = await site.user();
  const ids = await copiesOf(site, await unpaidOrder(site, buyer.token), repeats);
  await inTurns(ids, 8, async (id, i) => {
    const { data: payment } = await site.start(buyer.token, id, i % 2 === 0 ? 'wechat' : 'alipay');
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.all([
      pause(i % 7).then(() => site.atCashier(payment, i % 5 === 0 ? 'late' : 'pay')),
      pause(i % 11).then(() =>
        site.call('POST /user/cancel/:id', { params: { id }, body: {}, token: buyer.token }),
      ),
    ]);
    await until(async () => {
      const ledger = await ledgerOf(site.core, id);
      if (![20, 70, 80].includes(ledger.status)) return false;
      if (ledger.received > 0) return true;
      const open = await site.core.gateways[payment.channel].query(payment.pay_no);
      return open.status !== 'success';
    });
  });
  const ledgers = await inTurns(ids, 4, (id) => ledgerOf(site.core, id));
  expect(ledgers.filter((ledger) => fate(ledger) === 'LOST')).toEqual([]);
  const books = ledgers.map(fate);
  const count = (name: string) => books.filter((book) => book === name).length;
  expect(count('kept')).toBeGreaterThan(0);
  expect(count('unpaid') + count('refunded')).toBeGreaterThan(0);
});

test('the timeout against settlement: kept and paid, or closed and refunded', async () => {
  const buyer = await site.user();
  const bought = await unpaidOrder(site, buyer.token);
  await insertPayment(site.core, bought);
  const ids = await copiesOf(site, bought, repeats);
  const later = site.clock.now() + 31 * 60_000;
  const moments = await dueInTurn(site.core.db, ['orders', 'id', 'expire_at'], ids, later);
  const books = await inTurns(ids, 4, async (id, round) => {
    const { pay_no } = await site.core.db
      .selectFrom('payments')
      .select('pay_no')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    // The gateway knows none of these numbers, so only the locks stand between the two.
    await race(
      round,
      () => settleDirectly(site.core, pay_no),
      () => expireOrders(coreAt(site.core, moments[round] ?? 0)),
    );
    return fate(await ledgerOf(site.core, id));
  });
  // Which of the two comes first is the machine's affair: a neighbour's clock may reach an order before its own.
  expect(books.filter((book) => book !== 'kept' && book !== 'refunded')).toEqual([]);
});

test('notify, poller and waiting page at once settle once', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id);
  site.clock.advance(30_000);
  await site.atCashier(payment, 'pay');
  await Promise.all([
    pollPayments(site.core),
    ...Array.from({ length: 5 }, () =>
      site.call('GET /pay/state/:id', { params: { id }, token: buyer.token }),
    ),
  ]);
  await until(async () => (await orderRow(site, id)).status === 20);
  expect((await ledgerOf(site.core, id)).paidMessages).toBe(1);
});

test('refunds in a race never exceed what was paid', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token, { priceFen: 10_000 });
  const payNo = await insertPayment(site.core, id);
  await settleDirectly(site.core, payNo);
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      site.core.db.transaction().execute(async (trx) => {
        const payment = await trx
          .selectFrom('payments')
          .selectAll()
          .where('pay_no', '=', payNo)
          .executeTakeFirstOrThrow();
        const order = await trx
          .selectFrom('orders')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return beginRefund(trx, {
          payment,
          order,
          kind: 'extra',
          actor: 'operator',
          reasonCode: 'part',
          reasonText: '部分退款',
          amountFen: 3000,
          now: new Date(),
        });
      }),
    ),
  );
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
  const sum = await site.core.db
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number>('apply_fen').as('sum'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Number(sum.sum)).toBe(9000);
  await expect(
    site.core.db.updateTable('payments').set({ refund_fen: 10_001 }).where('pay_no', '=', payNo).execute(),
  ).rejects.toThrow('refunds_within_payment');
});
