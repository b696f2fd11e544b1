import { eventually, openShop, type Shop } from '../../sandbox/testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  shop.broken = null;
});

async function pay(kind?: Parameters<Shop['fault']>[0]['kind'], change: object = {}) {
  const order = shop.order({ scene: 'page', returnUrl: `${shop.origin}/orderdetail/1` });
  const cashier = await shop.open('alipay', order);
  if (kind)
    await shop.fault({ channel: 'alipay', on: 'notify', kind, out_trade_no: order.outTradeNo, ...change });
  await shop.press(cashier, 'pay');
  const events = () => shop.received.filter((one) => one.event?.outTradeNo === order.outTradeNo);
  return { order, events };
}

describe('Alipay notifies', () => {
  test('a payment arrives and equals the query', async () => {
    const { order, events } = await pay();
    const [received] = await eventually(() => (events().length > 0 ? events() : null));
    const { tradeStateDesc, ...state } = await shop.gateways.alipay.query(order.outTradeNo);
    expect(received?.event).toMatchObject({ kind: 'payment', trade: state });
    expect(tradeStateDesc).toBe('支付成功');
  });

  test.each([
    ['bad_signature', 'signature'],
    ['tampered', 'signature'],
    ['wrong_serial', 'signature'],
    ['wrong_merchant', 'merchant'],
  ] as const)('%s is refused, and the right one follows', async (kind, refusal) => {
    const { events } = await pay(kind);
    await eventually(() => events().length > 0);
    expect(shop.received.map((one) => one.refusal)).toEqual([refusal, undefined]);
  });

  test('anything but `success` is repeated with the same id, then never again', async () => {
    shop.broken = 500;
    const { order, events } = await pay();
    await eventually(() => events().length >= 2);
    shop.broken = null;
    await eventually(async () => (await shop.notices('alipay', order.outTradeNo))[0]?.done);
    const ids = events().map((one) => one.event?.eventId);
    expect(new Set(ids).size).toBe(1);
  });

  test('a refund comes with the words of a payment and is read as a refund, in whatever order', async () => {
    const { order, events } = await pay('delay', { ms: 400 });
    const { outTradeNo, amountFen } = order;
    const refund = {
      outTradeNo,
      outRefundNo: `R${outTradeNo}`,
      refundFen: 100,
      totalFen: amountFen,
      reason: '退款',
    };
    await shop.gateways.alipay.refund(refund);
    await eventually(() => events().length === 2);
    expect(events().map((one) => one.event?.kind)).toEqual(['refund', 'payment']);
    expect(events()[0]?.event).toMatchObject({
      refund: { outRefundNo: refund.outRefundNo, status: 'success' },
    });
    expect(events()[0]?.raw.toString()).toContain('trade_status=TRADE_SUCCESS');
  });

  test('late money after an expiry is a payment', async () => {
    const order = shop.order({ scene: 'wap' });
    await shop.press(await shop.open('alipay', order), 'late');
    // The clock is moved instead of waited for: a slow machine would be late itself.
    shop.clock.ahead += 31 * 60_000;
    await shop.gateways.alipay.query(order.outTradeNo);
    const late = await eventually(() =>
      shop.received.find((one) => one.event?.outTradeNo === order.outTradeNo),
    );
    expect(late.event).toMatchObject({
      kind: 'payment',
      trade: { status: 'success', amountFen: order.amountFen },
    });
    // Alipay counts whole seconds.
    expect(shop.clock.now()).toBeGreaterThan(order.expiresAt.getTime() - 1_000);
  });
});
