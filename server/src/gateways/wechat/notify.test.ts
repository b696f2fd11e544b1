import { eventually, openShop, type Received, type Shop } from '../../sandbox/testing/shop';
import { wechatGateway } from './wechat-gateway';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function pay(fault?: Partial<Parameters<Shop['fault']>[0]>) {
  const order = shop.order();
  const cashier = await shop.open('wechat', order);
  if (fault)
    await shop.fault({
      channel: 'wechat',
      on: 'notify',
      kind: 'lose',
      out_trade_no: order.outTradeNo,
      ...fault,
    });
  await shop.press(cashier, 'pay');
  const own = (): Received[] =>
    shop.received.filter((one) => one.event?.outTradeNo === order.outTradeNo || one.refusal !== undefined);
  const events = () => shop.received.filter((one) => one.event?.outTradeNo === order.outTradeNo);
  return { order, own, events };
}

describe('WeChat notifies', () => {
  beforeEach(() => {
    shop.received.length = 0;
    shop.broken = null;
  });

  test('a payment arrives sealed, signed, and equal to the query', async () => {
    const { order, events } = await pay();
    const [received] = await eventually(() => (events().length > 0 ? events() : null));
    expect(received?.raw.toString()).not.toContain(order.outTradeNo);
    const state = await shop.gateways.wechat.query(order.outTradeNo);
    expect(received?.event).toMatchObject({ kind: 'payment', trade: state });
  });

  test('both keys serve while switching', async () => {
    const serials = new Set<string>();
    for (let i = 0; i < 40 && serials.size < 2; i += 1) {
      const { events } = await pay();
      const [received] = await eventually(() => (events().length > 0 ? events() : null));
      serials.add(String(received?.headers['wechatpay-serial']));
    }
    expect(serials).toEqual(new Set(Object.keys(shop.settings.wechat.platformKeys)));
  });

  test.each([
    ['bad_signature', 'signature'],
    ['probe', 'signature'],
    ['tampered', 'signature'],
    ['stale', 'stale'],
    ['wrong_serial', 'serial'],
    ['wrong_merchant', 'merchant'],
  ] as const)('%s is refused, and the right one follows', async (kind, refusal) => {
    const { order, own, events } = await pay({ kind });
    await eventually(() => events().length > 0);
    expect(own().map((one) => one.refusal)).toEqual([refusal, undefined]);
    const [notice] = await shop.notices('wechat', order.outTradeNo);
    expect(notice?.deliveries.map(({ answer, accepted }) => [answer, accepted])).toEqual([
      ['401', false],
      ['200', true],
    ]);
  });

  test('a wrong amount is rightly signed: the core sees 1 分 and must compare', async () => {
    const { events } = await pay({ kind: 'wrong_amount' });
    const [first] = await eventually(() => (events().length > 0 ? events() : null));
    expect(first?.event).toMatchObject({ kind: 'payment', trade: { amountFen: 1 } });
  });

  test('our own 5xx is repeated with the same id until it is acknowledged, then never again', async () => {
    shop.broken = 503;
    const { order, events } = await pay();
    await eventually(() => events().length >= 3);
    shop.broken = null;
    const seen = await eventually(async () => {
      const [notice] = await shop.notices('wechat', order.outTradeNo);
      return notice?.done ? events().length : 0;
    });
    expect(new Set(events().map((one) => one.event?.eventId)).size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(events()).toHaveLength(seen);
  });

  test('twenty copies at once are twenty equal events', async () => {
    const { events } = await pay({ kind: 'duplicate', count: 20 });
    await eventually(() => events().length === 20);
    expect(new Set(events().map((one) => JSON.stringify(one.event))).size).toBe(1);
  });

  test('a lost notify never comes, a delayed one comes late; the query knows at once', async () => {
    const lost = await pay({ kind: 'lose' });
    expect((await shop.gateways.wechat.query(lost.order.outTradeNo)).status).toBe('success');
    const delayed = await pay({ kind: 'delay', ms: 1500 });
    expect(delayed.events()).toHaveLength(0);
    await eventually(() => delayed.events().length === 1);
    expect(lost.events()).toHaveLength(0);
  });

  test('a refund notifies as a refund, also before its payment’s notify', async () => {
    const { order, events } = await pay({ kind: 'delay', ms: 600 });
    const outRefundNo = `R${order.outTradeNo}`;
    const { outTradeNo, amountFen } = order;
    await shop.gateways.wechat.refund({
      outTradeNo,
      outRefundNo,
      refundFen: 500,
      totalFen: amountFen,
      reason: '退款',
    });
    await eventually(() => events().length === 2);
    expect(events().map((one) => one.event)).toEqual([
      {
        kind: 'refund',
        channel: 'wechat',
        eventId: expect.any(String),
        outTradeNo,
        refund: {
          outTradeNo,
          outRefundNo,
          status: 'success',
          refundId: expect.stringMatching(/^5030/),
          refundFen: 500,
          refundedAt: expect.any(Date),
        },
      },
      expect.objectContaining({ kind: 'payment' }),
    ]);
  });

  test('money that comes after the close is notified as a payment', async () => {
    const order = shop.order();
    const cashier = await shop.open('wechat', order);
    await shop.press(cashier, 'late');
    expect((await shop.gateways.wechat.query(order.outTradeNo)).tradeState).toBe('USERPAYING');
    expect(await shop.gateways.wechat.close(order.outTradeNo)).toBe('closed');
    const late = await eventually(() =>
      shop.received.find((one) => one.event?.outTradeNo === order.outTradeNo),
    );
    expect(late.event).toMatchObject({
      kind: 'payment',
      trade: { status: 'success', amountFen: order.amountFen },
    });
  });

  test('a key learned from the certificate list serves; a strange serial loads nothing', async () => {
    const bare = wechatGateway({ ...shop.settings.wechat, platformKeys: {}, publicKeyId: '' });
    const { events } = await pay();
    const [received] = await eventually(() => (events().length > 0 ? events() : null));
    if (!received) throw new Error('no notify');
    await expect(bare.parseNotify(received.raw, received.headers)).rejects.toMatchObject({
      reason: 'serial',
    });
    expect(await bare.refreshCertificates()).toBe(1);
    expect((await bare.query(received.event?.outTradeNo ?? '')).status).toBe('success');
  });
});

test('the acknowledgement is a status, because with 200 a notify never comes again', () => {
  const { wechat } = shop.gateways;
  expect(wechat.ack(true).status).toBe(200);
  expect(wechat.ack(false).status).toBe(500);
  expect(wechat.ack(false, 401)).toEqual({
    status: 401,
    type: 'application/json',
    body: '{"code":"FAIL","message":"失败"}',
  });
});
