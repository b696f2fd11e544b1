import { orderRow, unpaidOrder } from '../orders/testing/orders';
import { type ChannelName, type PaySite, paySite, until } from './testing/pay-site';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());

const ways: [ChannelName, 'desktop' | 'mobile', 'code_url' | 'redirect_url'][] = [
  ['wechat', 'desktop', 'code_url'],
  ['wechat', 'mobile', 'redirect_url'],
  ['alipay', 'desktop', 'redirect_url'],
  ['alipay', 'mobile', 'redirect_url'],
];

const state = (token: string, id: number) => site.call('GET /pay/state/:id', { params: { id }, token });
const paid = (id: number) => until(async () => (await orderRow(site, id)).status === 20);

describe.each(ways)('%s on %s', (channel, scene, field) => {
  test('the buyer pays at the cashier, the notify settles, the waiting page learns it', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const started = await site.start(buyer.token, id, channel, scene);
    expect([started.status, started.data.status, started.data.amount_fen]).toEqual([200, 0, 39800]);
    expect(started.data.pay_no).toMatch(/^[0-9A-Z]{6,32}$/);
    expect(started.data[field]).toMatch(/^http/);
    const waiting = await state(buyer.token, id);
    expect(waiting.data).toMatchObject({ paid: false, order_status: 10 });
    expect(waiting.data.seconds_left).toBeGreaterThan(1700);

    await site.atCashier(started.data, 'pay');
    await paid(id);
    expect((await state(buyer.token, id)).data).toMatchObject({
      paid: true,
      order_status: 20,
      seconds_left: 0,
    });
    const order = await orderRow(site, id);
    expect(order).toMatchObject({ pay_type: channel === 'wechat' ? 1 : 2, refund_status: 0 });
    expect(order.trade_no).not.toBe('');
    const again = await site.start(buyer.token, id, channel, scene);
    expect([again.status, again.data.status]).toEqual([200, 1]);
  });
});

describe('going on with a payment', () => {
  test('the same way keeps its number, also when asked ten times at once', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const first = await site.start(buyer.token, id);
    const more = await Promise.all(
      Array.from({ length: 10 }, () =>
        site.call('POST /pay/continue_wechat/:id', { params: { id }, body: {}, token: buyer.token }),
      ),
    );
    expect(new Set(more.map((one) => one.data.pay_no))).toEqual(new Set([first.data.pay_no]));
  });

  test('another way gets a new number, and the old one is closed at its gateway', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const wechat = await site.start(buyer.token, id, 'wechat');
    const alipay = await site.start(buyer.token, id, 'alipay');
    expect(alipay.data.pay_no).not.toBe(wechat.data.pay_no);
    const old = await site.core.gateways.wechat.query(wechat.data.pay_no);
    expect(old.status).toBe('closed');
    await site.atCashier(alipay.data, 'pay');
    await paid(id);
  });

  test('changing the way after having paid finds the payment instead of asking for a second one', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const wechat = await site.start(buyer.token, id, 'wechat');
    await site.fault({ channel: 'wechat', on: 'notify', kind: 'lose', out_trade_no: wechat.data.pay_no });
    await site.atCashier(wechat.data, 'pay');
    const alipay = await site.start(buyer.token, id, 'alipay');
    expect(alipay.data).toMatchObject({ status: 1, channel: 'wechat', pay_no: wechat.data.pay_no });
    expect((await orderRow(site, id)).status).toBe(20);
  });

  test('an order whose time is over cannot be paid any more', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    site.clock.advance(31 * 60_000);
    const late = await site.start(buyer.token, id);
    expect([late.status, late.msg]).toEqual([409, '订单已超时，请重新下单']);
    expect((await state(buyer.token, id)).data.seconds_left).toBe(0);
    site.clock.advance(-31 * 60_000);
  });
});

describe('when a gateway fails', () => {
  afterEach(() => site.clearFaults());

  test('a connection cut before or after the effect is repeated with the same number', async () => {
    const buyer = await site.user();
    for (const kind of ['reset_before', 'reset_after'] as const) {
      const id = await unpaidOrder(site, buyer.token);
      await site.fault({ channel: 'wechat', on: 'create', kind });
      const started = await site.start(buyer.token, id);
      expect(started.status).toBe(200);
      const rows = await site.core.db.selectFrom('payments').selectAll().where('order_id', '=', id).execute();
      expect(rows.map((row) => row.pay_no)).toEqual([started.data.pay_no]);
    }
  });

  test('a storm of errors says so, the other way and everything else still work, and it passes', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    await site.fault({ channel: 'wechat', on: 'any_call', kind: 'error_500', times: 0 });
    for (let i = 0; i < 5; i += 1) {
      const failed = await site.start(buyer.token, id);
      expect([failed.status, failed.msg]).toEqual([409, '暂时无法支付，请稍后再试或换一种支付方式']);
      expect(failed.data).toMatchObject({ trade_state_desc: '暂时无法支付，请稍后再试或换一种支付方式' });
    }
    const began = Date.now();
    await site.start(buyer.token, id);
    expect(Date.now() - began).toBeLessThan(3500);
    expect((await site.start(buyer.token, id, 'alipay')).status).toBe(200);
    expect((await site.call('POST /user/get_orders', { body: {}, token: buyer.token })).data.total).toBe(1);
    await site.clearFaults();
    site.clock.advance(11_000);
    const recovered = await site.start(buyer.token, id);
    expect([recovered.status, recovered.data.code_url !== '']).toEqual([200, true]);
  });

  test('a failed attempt is told in the gateway’s own words', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const started = await site.start(buyer.token, id);
    await site.atCashier(started.data, 'fail');
    const { data } = await state(buyer.token, id);
    expect(data.paid).toBe(false);
    expect(data.trade_state_desc).toMatch(/[\u4e00-\u9fff]/);
    await site.atCashier(started.data, 'pay');
    await paid(id);
  });
});

test('a waiting page asks the gateway at most every two seconds', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  await site.start(buyer.token, id);
  const query = jest.spyOn(site.core.gateways.wechat, 'query');
  await Promise.all(Array.from({ length: 10 }, () => state(buyer.token, id)));
  expect(query).toHaveBeenCalledTimes(1);
  site.clock.advance(2100);
  await state(buyer.token, id);
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
});
