import { unpaidOrder } from '../orders/testing/orders';
import { type ChannelName, type PaySite, paySite, until } from '../pay/testing/pay-site';
import { dayOf, startOf } from './days';
import { reconcile } from './reconcile';
import { compareDay, compareYesterday } from './run';

let site: PaySite;
beforeAll(async () => {
  site = await paySite({
    areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses', 'refunds', 'finance', 'orderDesk'],
  });
});
afterAll(() => site.close());
afterEach(() => site.clearFaults());

/** Somebody who settles; sessions end as the clock moves by days. */
const reader = async () => (await site.user({ roles: ['finance'], nickname: '财务小高' })).token;
const now = () => site.clock.now();
const nextDay = () => site.clock.advance(24 * 3_600_000);

/** An hour after the next midnight in Beijing. */
function toNextMorning(): string {
  const day = dayOf(now());
  site.clock.advance(startOf(day) + 25 * 3_600_000 - now());
  return day;
}

async function started(channel: ChannelName = 'wechat') {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const { data: payment } = await site.start(buyer.token, id, channel);
  return { id, payment };
}

async function paid(channel: ChannelName = 'wechat') {
  const one = await started(channel);
  await site.atCashier(one.payment, 'pay');
  await until(async () => (await rowOf(one.payment.pay_no)).status === 1);
  return one;
}

const rowOf = (payNo: string) =>
  site.core.db.selectFrom('payments').selectAll().where('pay_no', '=', payNo).executeTakeFirstOrThrow();
const day = async (of: string) =>
  (await site.call('GET /staff/finance/day', { token: await reader(), query: { day: of } })).data;
const openOf = async (of: string) =>
  (await day(of)).differences
    .filter(({ state }) => state === 'open')
    .map(({ kind, number }) => [kind, number]);
const settle = async (id: number, token?: string) =>
  site.call('POST /staff/finance/settle/:id', {
    token: token ?? (await reader()),
    params: { id },
    body: { note: '核对商户平台：测试收款，已原路退回' },
  });

test('a day that both sides tell alike is level, with its fees; the list has each payment with the channel’s number', async () => {
  toNextMorning();
  const one = await paid('wechat');
  const other = await paid('alipay');
  const of = toNextMorning();
  expect(await reconcile(site.core, of)).toBe('');
  const shown = await day(of);
  expect(shown.differences).toEqual([]);
  expect(shown.days[0]).toMatchObject({ day: of, paid_count: 2, state: 'alike', open: 0 });
  expect(
    shown.channels.map(({ channel, paid_fen, fee_fen, theirs }) => [
      channel,
      paid_fen,
      fee_fen,
      theirs?.paid_fen,
    ]),
  ).toEqual([
    ['wechat', 39800, 239, 39800],
    ['alipay', 39800, 239, 39800],
    ['none', 0, null, undefined],
  ]);
  const { data } = await site.call('GET /staff/finance/list', {
    token: await reader(),
    query: { day: of, kind: 'payments' },
  });
  expect(data.data.map(({ number, status_text }) => [number, status_text])).toEqual([
    [other.payment.pay_no, '已付款'],
    [one.payment.pay_no, '已付款'],
  ]);
  const found = await site.call('GET /staff/finance/list', {
    token: await reader(),
    query: { day: of, kind: 'payments', keyword: data.data[0]?.channel_no, channel: 'alipay' },
  });
  expect(found.data.data).toHaveLength(1);
});

test('each way in which the sides can differ is found; what only the channel knew is credited', async () => {
  const amount = await paid('wechat');
  const forged = await started('wechat');
  await site.core.db
    .updateTable('payments')
    .set({ status: 1, next_poll_at: null, paid_at: new Date(now()) })
    .where('pay_no', '=', forged.payment.pay_no)
    .execute();
  const lost = await started('wechat');
  await site.fault({ channel: 'wechat', on: 'notify', kind: 'lose', out_trade_no: lost.payment.pay_no });
  await site.atCashier(lost.payment, 'pay');
  const of = toNextMorning();
  await site.fault({ channel: 'wechat', on: 'bill', kind: 'bill_amount' });
  await site.fault({ channel: 'alipay', on: 'bill', kind: 'bill_extra' });
  await reconcile(site.core, of);
  expect((await openOf(of)).sort()).toEqual([
    ['amount', amount.payment.pay_no],
    ['only_ours', forged.payment.pay_no],
    ['only_theirs', expect.stringMatching(/^X4200/)],
  ]);
  expect((await rowOf(lost.payment.pay_no)).status).toBe(1);
  const all = (await day(of)).differences;
  expect(all.find(({ number }) => number === lost.payment.pay_no)).toMatchObject({ state: 'gone' });
  expect(all.every(({ advice, kind_text }) => advice !== '' && kind_text !== '')).toBe(true);

  // Done again, what was settled stays settled, and what fits by now is gone.
  const mine = all.find(({ kind }) => kind === 'only_ours');
  expect((await settle(mine?.id ?? 0)).data).toMatchObject({ state: 'resolved', resolved_by: '财务小高' });
  await reconcile(site.core, of);
  expect(await openOf(of)).toEqual([]);
  const again = (await day(of)).differences;
  expect(again.find(({ kind }) => kind === 'only_ours')).toMatchObject({ state: 'resolved' });
  expect(again.find(({ kind }) => kind === 'amount')).toMatchObject({ state: 'gone' });
});

test('refunds are compared like payments, those by bank transfer are not', async () => {
  const { id, payment } = await paid('wechat');
  const { db } = site.core;
  const row = await rowOf(payment.pay_no);
  const at = new Date(now());
  const put = (refund_no: string) =>
    db
      .insertInto('refunds')
      .values({
        ...{ refund_no, order_id: id, payment_id: row.id, kind: 'extra', reason_code: 'late_payment' },
        ...{ apply_fen: 100, approved_fen: 100, status: 4, created_at: at, updated_at: at, done_at: at },
      })
      .execute();
  await put('RONLYOURS1');
  await put('ROFFLINE01');
  await db
    .insertInto('refund_lines')
    .values({ refund_no: 'ROFFLINE01', event: 'offline', to_status: 4, actor: 'operator', at })
    .execute();
  await site.core.gateways.wechat.refund({
    ...{ outTradeNo: payment.pay_no, outRefundNo: 'RBYHAND001', refundFen: 200, totalFen: row.amount_fen },
    reason: '在商户平台退款',
  });
  const of = toNextMorning();
  await reconcile(site.core, of);
  expect((await openOf(of)).sort()).toEqual([
    ['refund_only_ours', 'RONLYOURS1'],
    ['refund_only_theirs', 'RBYHAND001'],
  ]);
});

test('two who settle a difference at once: one does, with one line; without the right nobody', async () => {
  const of = toNextMorning();
  await site.fault({ channel: 'alipay', on: 'bill', kind: 'bill_extra' });
  await reconcile(site.core, of);
  const [one] = (await day(of)).differences;
  const id = one?.id ?? 0;
  const operations = await site.user({ roles: ['operations'] });
  expect((await settle(id, operations.token)).status).toBe(403);
  const all = await Promise.all(Array.from({ length: 6 }, () => settle(id)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const lines = await site.core.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'payment.difference_settled')
    .where('object_id', '=', String(id))
    .execute();
  expect(lines).toEqual([
    { detail: { number: one?.number, channel: 'alipay', amount_fen: 8600, note: expect.any(String) } },
  ]);
});

test('one comparison of a day at a time, by whoever presses first; today’s and last year’s are refused', async () => {
  const of = toNextMorning();
  const begin = async (which = of) =>
    site.call('POST /staff/finance/reconcile', { token: await reader(), body: { day: which } });
  expect((await begin(dayOf(now()))).status).toBe(422);
  expect((await begin(dayOf(now(), -200))).status).toBe(422);
  const all = await Promise.all(Array.from({ length: 5 }, () => begin()));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await day(of)).running).toBe(true);
  await compareDay.run(site.core, { day: of });
  expect((await day(of)).running).toBe(false);
  expect((await begin()).status).toBe(200);
  // Whoever began and was killed holds nobody up for long.
  site.clock.advance(11 * 60_000);
  expect((await begin()).status).toBe(200);
  await compareDay.run(site.core, { day: of });
});

test('every morning yesterday is compared once both statements are there, and again after a failure', async () => {
  const of = toNextMorning();
  const compared = async () =>
    (await site.core.db.selectFrom('reconciliations').select('channel').where('day', '=', of).execute())
      .length;
  await compareYesterday.run(site.core);
  expect(await compared()).toBe(0);
  site.clock.advance(10 * 3_600_000);
  await site.fault({ channel: 'wechat', on: 'bill', kind: 'error_500' });
  await compareYesterday.run(site.core);
  expect(await compared()).toBe(1);
  expect((await day(of)).problem).toContain('微信支付');
  await compareYesterday.run(site.core);
  expect([await compared(), (await day(of)).problem]).toEqual([2, '']);
  nextDay();
});

test('an export says whose it is on each line and in the log, and opens once for one person', async () => {
  const { payment } = await paid('wechat');
  const of = dayOf(now());
  const { data } = await site.call('POST /staff/finance/export', {
    token: await reader(),
    body: { day: of },
  });
  expect(data.number).toMatch(/^SZ\d{8}-\d+$/);
  const got = await site.app.inject({ url: data.url });
  expect(got.statusCode).toBe(200);
  const line = got.body.split('\r\n').find((text) => text.includes(payment.pay_no));
  expect(line).toContain(data.number);
  expect(line).toContain('财务小高');
  const forged = await site.app.inject({ url: data.url.replace(/ticket=\d+/, 'ticket=1') });
  expect(forged.statusCode).toBe(404);
  site.clock.advance(2 * 60_000);
  expect((await site.app.inject({ url: data.url })).statusCode).toBe(404);
  expect(
    (await site.call('POST /staff/finance/export', { token: await reader(), body: { day: '2020-01-01' } }))
      .status,
  ).toBe(422);
});
