import { openShop, type Shop } from '../../sandbox/testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ timeoutMs: 1500 });
});
afterAll(() => shop.close());

async function paidOrder() {
  const order = shop.order({ scene: 'page' });
  await shop.press(await shop.open('alipay', order), 'pay');
  return order;
}

describe('Alipay adapter against the sandbox', () => {
  test.each(['page', 'wap'] as const)(
    '%s gives an address that leads to the cashier, with Beijing time',
    async (scene) => {
      const order = shop.order({ scene, returnUrl: `${shop.origin}/orderdetail/7?a=1&b=2` });
      const entry = await shop.gateways.alipay.create(order);
      if (entry.kind !== 'url') throw new Error('not an address');
      const url = new URL(entry.payload);
      const said = Date.parse(`${url.searchParams.get('timestamp')?.replace(' ', 'T')}+08:00`);
      expect(Math.abs(said - Date.now())).toBeLessThan(5_000);
      expect(JSON.parse(url.searchParams.get('biz_content') ?? '')).toMatchObject({
        total_amount: '199.00',
        time_expire: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      });
      const answer = await fetch(url, { redirect: 'manual' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toContain('/sandbox/cashier/alipay/');
    },
  );

  test('before the buyer logs in the trade neither exists nor closes, and stays payable', async () => {
    const order = shop.order({ scene: 'page' });
    const cashier = await shop.open('alipay', order);
    expect((await shop.gateways.alipay.query(order.outTradeNo)).status).toBe('unknown_to_gateway');
    expect(await shop.gateways.alipay.close(order.outTradeNo)).toBe('unknown_to_gateway');
    await shop.press(cashier, 'visit');
    expect(await shop.gateways.alipay.query(order.outTradeNo)).toMatchObject({
      status: 'unpaid',
      tradeState: 'WAIT_BUYER_PAY',
      amountFen: 19_900,
    });
    await shop.press(cashier, 'pay');
    expect((await shop.gateways.alipay.query(order.outTradeNo)).status).toBe('success');
  });

  test('a code is unknown until it is scanned', async () => {
    const order = shop.order({ scene: 'qr' });
    const entry = await shop.gateways.alipay.create(order);
    expect(entry.kind).toBe('qr');
    expect((await shop.gateways.alipay.query(order.outTradeNo)).status).toBe('unknown_to_gateway');
    await fetch(String(entry.payload));
    expect((await shop.gateways.alipay.query(order.outTradeNo)).status).toBe('unpaid');
    expect(await shop.gateways.alipay.close(order.outTradeNo)).toBe('closed');
    expect(await shop.gateways.alipay.close(order.outTradeNo)).toBe('closed');
    expect((await shop.gateways.alipay.query(order.outTradeNo)).status).toBe('closed');
  });

  test('an unscanned code dies with its time_expire', async () => {
    const order = shop.order({ scene: 'qr', expiresAt: new Date(shop.clock.now() + 60_000) });
    const entry = await shop.gateways.alipay.create(order);
    shop.clock.ahead += 61_000;
    await shop.press(String(entry.payload), 'pay');
    expect((await shop.gateways.alipay.query(order.outTradeNo)).status).toBe('unknown_to_gateway');
  });

  test('a paid trade is a success and closing it says so', async () => {
    const order = await paidOrder();
    expect(await shop.gateways.alipay.query(order.outTradeNo)).toMatchObject({
      status: 'success',
      amountFen: order.amountFen,
      transactionId: expect.stringMatching(/^88\d+$/),
      paidAt: expect.any(Date),
    });
    expect(await shop.gateways.alipay.close(order.outTradeNo)).toBe('paid');
  });

  test('partial refunds, a repeat, and the rest: paid back once each', async () => {
    const order = await paidOrder();
    const { outTradeNo, amountFen: totalFen } = order;
    const refund = {
      outTradeNo,
      outRefundNo: `R${outTradeNo}`,
      refundFen: 9_905,
      totalFen,
      reason: '协商退款',
    };
    expect((await shop.gateways.alipay.queryRefund(outTradeNo, refund.outRefundNo)).status).toBe(
      'not_refunded',
    );
    expect(await shop.gateways.alipay.refund(refund)).toMatchObject({ status: 'success', refundFen: 9_905 });
    expect(await shop.gateways.alipay.refund(refund)).toMatchObject({ status: 'success', refundFen: 9_905 });
    expect((await shop.gateways.alipay.query(outTradeNo)).status).toBe('success');
    const other = { ...refund, refundFen: 1 };
    await expect(shop.gateways.alipay.refund(other)).rejects.toMatchObject({
      code: 'ACQ.DISCORDANT_REPEAT_REQUEST',
    });
    const rest = { ...refund, outRefundNo: `S${outTradeNo}`, refundFen: totalFen - 9_905 };
    await shop.gateways.alipay.refund(rest);
    expect(await shop.gateways.alipay.query(outTradeNo)).toMatchObject({
      status: 'refunded',
      tradeState: 'TRADE_CLOSED',
    });
    const more = { ...refund, outRefundNo: `Q${outTradeNo}`, refundFen: 1 };
    await expect(shop.gateways.alipay.refund(more)).rejects.toMatchObject({ outcome: 'refused' });
  });

  test('a scene of the other channel is refused, and an amount that is none', async () => {
    await expect(shop.gateways.alipay.create(shop.order({ scene: 'native' }))).rejects.toMatchObject({
      code: 'SCENE',
    });
    await expect(shop.gateways.alipay.create(shop.order({ scene: 'page', amountFen: 1.5 }))).rejects.toThrow(
      RangeError,
    );
  });
});

describe('Alipay calls that go wrong leave the result unknown, and a repeat with the same number is right', () => {
  test.each([
    // Twice: the sdk's HTTP client repeats a call once, unasked, when the socket breaks.
    ['reset_before', 'NETWORK', 2],
    ['reset_after', 'NETWORK', 2],
    ['error_500', 'NETWORK', 1],
    ['slow', 'TIMEOUT', 1],
    ['bad_signature', 'ANSWER_SIGNATURE', 1],
    ['unsigned', 'ANSWER_UNSIGNED', 1],
  ] as const)('%s on refund pays back once', async (kind, code, times) => {
    const order = await paidOrder();
    const { outTradeNo, amountFen: totalFen } = order;
    const refund = {
      outTradeNo,
      outRefundNo: `R${outTradeNo}`,
      refundFen: totalFen,
      totalFen,
      reason: '退款',
    };
    await shop.fault({ channel: 'alipay', on: 'refund', kind, times, out_trade_no: outTradeNo, ms: 4000 });
    const began = performance.now();
    await expect(shop.gateways.alipay.refund(refund)).rejects.toMatchObject({ outcome: 'unknown', code });
    expect(performance.now() - began).toBeLessThan(3900);
    expect(await shop.gateways.alipay.refund(refund)).toMatchObject({
      status: 'success',
      refundFen: totalFen,
    });
    // All went back and no 分 more: the first call counts with the repeat as one.
    expect((await shop.gateways.alipay.query(outTradeNo)).status).toBe('refunded');
  });

  test('a close whose answer is lost has closed', async () => {
    const order = shop.order({ scene: 'page' });
    await shop.press(await shop.open('alipay', order), 'visit');
    await shop.fault({
      channel: 'alipay',
      on: 'close',
      kind: 'reset_after',
      times: 2,
      out_trade_no: order.outTradeNo,
    });
    await expect(shop.gateways.alipay.close(order.outTradeNo)).rejects.toMatchObject({ outcome: 'unknown' });
    expect(await shop.gateways.alipay.close(order.outTradeNo)).toBe('closed');
  });

  test('a wrong key is refused', async () => {
    const { alipayGateway } = await import('./alipay-gateway');
    const stranger = alipayGateway({ ...shop.settings.alipay, privateKey: shop.settings.wechat.privateKey });
    await expect(stranger.query('T1234567')).rejects.toMatchObject({
      outcome: 'refused',
      code: 'isv.invalid-signature',
    });
  });
});
