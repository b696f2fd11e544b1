import { orderRow, unpaidOrder } from '../orders/testing/orders';
import { insertPayment } from '../orders/testing/pay-directly';
import { pollPayments } from './poll';
import { settle } from './settle';
import { balanced, ledgerOf } from './testing/ledger';
import { type ChannelName, type PaySite, paySite, until } from './testing/pay-site';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());
afterEach(() => site.clearFaults());

const channels: ChannelName[] = ['wechat', 'alipay'];

async function started(channel: ChannelName) {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id, channel);
  return { buyer, id, payment };
}

const isPaid = (id: number) => until(async () => (await orderRow(site, id)).status === 20);

describe.each(channels)('%s notifies', (channel) => {
  test('200 duplicates at once pay once; whichever is not acknowledged is told to come again', async () => {
    const { id, payment } = await started(channel);
    await site.fault({ channel, on: 'notify', kind: 'duplicate', count: 200, out_trade_no: payment.pay_no });
    await site.atCashier(payment, 'pay');
    const answers = await until(async () => {
      const all = await site.deliveries(channel, payment.pay_no);
      return all.length >= 200 && all.some(({ accepted }) => accepted) && all;
    });
    // A database that is too busy for so many at once is a fault that passes, and no answer to rely on.
    expect(answers.filter(({ answer, accepted }) => !accepted && answer !== '503')).toEqual([]);
    expect(await ledgerOf(site.core, id)).toEqual({
      status: 20,
      received: 39800,
      kept: 39800,
      extraRefunds: 0,
      orderRefunds: 0,
      paidMessages: 1,
      refundRunning: false,
    });
  });

  test('a repeat of what was worked on is acknowledged without waiting for anybody', async () => {
    const { id, payment } = await started(channel);
    const parse = jest.spyOn(site.core.gateways[channel], 'parseNotify');
    await site.atCashier(payment, 'pay');
    await isPaid(id);
    const [raw, headers] = parse.mock.calls.at(-1) ?? [];
    parse.mockRestore();
    const answer = await site.core.db.transaction().execute(async (trx) => {
      await trx.selectFrom('payments').select('id').where('order_id', '=', id).forUpdate().execute();
      await trx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
      return site.app.inject({ method: 'POST', url: `/api/notify/${channel}`, headers, payload: raw });
    });
    expect(answer.statusCode).toBe(200);
    expect((await ledgerOf(site.core, id)).paidMessages).toBe(1);
  });

  test.each(['bad_signature', 'probe', 'stale', 'wrong_serial', 'wrong_merchant', 'tampered'] as const)(
    'one with %s is refused, the right one that follows pays',
    async (kind) => {
      const { id, payment } = await started(channel);
      await site.fault({ channel, on: 'notify', kind, out_trade_no: payment.pay_no });
      await site.atCashier(payment, 'pay');
      await isPaid(id);
      const [first] = await site.deliveries(channel, payment.pay_no);
      // Alipay signs no time: there an old message is told by its content, which is that of a repeat.
      if (channel === 'wechat' || !['stale', 'wrong_serial'].includes(kind))
        expect(first?.accepted).toBe(false);
      expect((await ledgerOf(site.core, id)).paidMessages).toBe(1);
    },
  );

  test('one with another amount pays nothing and leaves an audit row', async () => {
    const { id, payment } = await started(channel);
    await site.fault({ channel, on: 'notify', kind: 'wrong_amount', out_trade_no: payment.pay_no });
    await site.atCashier(payment, 'pay');
    await isPaid(id);
    const [first] = await site.deliveries(channel, payment.pay_no);
    expect(first?.accepted).toBe(false);
    const rows = await site.core.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object_id', '=', payment.pay_no)
      .execute();
    expect(rows.map((row) => [row.action, row.detail.reason])).toEqual([['payment.refused', 'mismatch']]);
  });

  test('a lost one is made up for by the poller within a minute', async () => {
    const { id, payment } = await started(channel);
    await site.fault({ channel, on: 'notify', kind: 'lose', out_trade_no: payment.pay_no });
    await site.atCashier(payment, 'pay');
    expect((await orderRow(site, id)).status).toBe(10);
    site.clock.advance(30_000);
    await Promise.all([pollPayments(site.core), pollPayments(site.core)]);
    const ledger = await ledgerOf(site.core, id);
    expect([ledger.status, ledger.paidMessages]).toEqual([20, 1]);
    expect(await pollPayments(site.core)).toBe(0);
  });
});

test('while the database is away a notify is not acknowledged; its repeat pays once', async () => {
  const { id, payment } = await started('wechat');
  const { db } = site.core;
  // Hold the payment so that the notify's transaction waits in its middle, then kill that backend.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let taken = () => {};
  const isTaken = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const holding = db.transaction().execute(async (trx) => {
    await trx.selectFrom('payments').select('id').where('pay_no', '=', payment.pay_no).forUpdate().execute();
    taken();
    await held;
  });
  await isTaken;
  await site.atCashier(payment, 'pay');
  // Whoever waits is killed until the notify has been answered: the buyer's own return may wait before it.
  const first = await until(async () => {
    await site.core.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%"payments"%for no key update%'`,
    );
    return (await site.deliveries('wechat', payment.pay_no))[0];
  }).finally(() => release());
  expect([first.answer, first.accepted]).toEqual(['503', false]);
  await holding;
  await isPaid(id);
  const ledger = await ledgerOf(site.core, id);
  expect([ledger.received, ledger.paidMessages, balanced(ledger)]).toEqual([39800, 1, true]);
});

test('a payment of another channel, of another amount or of an unknown number is refused', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const payNo = await insertPayment(site.core, id, 'wechat');
  const event = {
    channel: 'wechat' as const,
    eventId: 'E1',
    payNo,
    amountFen: 39800,
    transactionId: 'T1',
    tradeState: 'SUCCESS',
    tradeStateDesc: '支付成功',
    paidAt: null,
  };
  const tried = (change: object) =>
    site.core.db.transaction().execute((trx) => settle(trx, { ...event, ...change }, new Date()));
  expect(await tried({ channel: 'alipay' })).toBe('mismatch');
  expect(await tried({ amountFen: 39799 })).toBe('mismatch');
  expect(await tried({ amountFen: null })).toBe('mismatch');
  expect(await tried({ payNo: 'PUNKNOWN000' })).toBe('unknown_number');
  expect((await orderRow(site, id)).status).toBe(10);
  expect(await tried({})).toBe('paid');
});

test.each(['wechat', 'alipay'])(
  'a forged notify to /api/notify/%s is turned away without login or marker',
  async (name) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/notify/${name}`,
      headers: {
        'content-type': name === 'wechat' ? 'application/json' : 'application/x-www-form-urlencoded',
      },
      payload: name === 'wechat' ? '{"id":"1"}' : 'out_trade_no=1&sign=x&sign_type=RSA2',
    });
    expect(answer.statusCode).toBe(401);
    const large = await site.app.inject({
      method: 'POST',
      url: `/api/notify/${name}`,
      headers: { 'content-type': 'application/json' },
      payload: 'x'.repeat(65 * 1024),
    });
    expect(large.statusCode).toBeGreaterThanOrEqual(400);
  },
);
