import { eventually, openShop, type Shop } from '../../sandbox/testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ timeoutMs: 1500 });
});
afterAll(() => shop.close());

/** A paid WeChat order. */
async function paidOrder() {
  const order = shop.order();
  await shop.press(await shop.open('wechat', order), 'pay');
  return order;
}

describe('WeChat Pay adapter against the sandbox', () => {
  test('native gives a code to scan, and the query says it is unpaid', async () => {
    const order = shop.order();
    const entry = await shop.gateways.wechat.create(order);
    expect(entry).toEqual({ kind: 'qr', payload: expect.stringContaining('/sandbox/cashier/wechat/') });
    expect(await shop.gateways.wechat.query(order.outTradeNo)).toMatchObject({
      outTradeNo: order.outTradeNo,
      status: 'unpaid',
      amountFen: order.amountFen,
      tradeState: 'NOTPAY',
      tradeStateDesc: '订单未支付',
    });
  });

  test('h5 brings the way back along, jsapi is signed for the page', async () => {
    const h5 = shop.order({ scene: 'h5', returnUrl: `${shop.origin}/orderdetail/7` });
    const entry = await shop.gateways.wechat.create(h5);
    expect(entry.kind === 'url' && new URL(entry.payload).searchParams.get('redirect_url')).toBe(
      h5.returnUrl,
    );
    const jsapi = await shop.gateways.wechat.create(shop.order({ scene: 'jsapi', openid: 'o-buyer' }));
    expect(jsapi).toMatchObject({
      kind: 'jsapi',
      payload: { signType: 'RSA', appId: shop.settings.wechat.appid },
    });
  });

  test('a scene of the other channel is refused without a call', async () => {
    await expect(shop.gateways.wechat.create(shop.order({ scene: 'wap' }))).rejects.toMatchObject({
      outcome: 'refused',
      code: 'SCENE',
    });
  });

  test('the same number with the same figures opens the same trade again, with other figures none', async () => {
    const order = shop.order();
    const first = await shop.gateways.wechat.create(order);
    expect(await shop.gateways.wechat.create(order)).toEqual(first);
    await expect(shop.gateways.wechat.create({ ...order, amountFen: 1 })).rejects.toMatchObject({
      outcome: 'refused',
      code: 'OUT_TRADE_NO_USED',
    });
  });

  test('a paid trade is a success with the gateway’s number and amount, and can neither be closed nor paid again', async () => {
    const order = await paidOrder();
    const state = await shop.gateways.wechat.query(order.outTradeNo);
    expect(state).toMatchObject({
      status: 'success',
      amountFen: order.amountFen,
      tradeStateDesc: '支付成功',
    });
    expect(state.transactionId).toMatch(/^4200\d+$/);
    expect(Math.abs(Number(state.paidAt) - Date.now())).toBeLessThan(5_000);
    expect(await shop.gateways.wechat.close(order.outTradeNo)).toBe('paid');
    await expect(shop.gateways.wechat.create(order)).rejects.toMatchObject({ code: 'ORDERPAID' });
  });

  test('a closed trade stays closed; an unknown number is an answer', async () => {
    const order = shop.order();
    const cashier = await shop.open('wechat', order);
    expect(await shop.gateways.wechat.close(order.outTradeNo)).toBe('closed');
    expect(await shop.gateways.wechat.close(order.outTradeNo)).toBe('closed');
    await shop.press(cashier, 'pay');
    expect((await shop.gateways.wechat.query(order.outTradeNo)).status).toBe('closed');
    expect((await shop.gateways.wechat.query('NEVERHEARDOF1')).status).toBe('unknown_to_gateway');
    expect(await shop.gateways.wechat.close('NEVERHEARDOF1')).toBe('unknown_to_gateway');
  });

  test('a failed attempt is told with its sentence and may be repeated', async () => {
    const order = shop.order();
    const cashier = await shop.open('wechat', order);
    await shop.press(cashier, 'fail');
    expect(await shop.gateways.wechat.query(order.outTradeNo)).toMatchObject({
      status: 'failed',
      tradeState: 'PAYERROR',
      tradeStateDesc: '支付失败，请重新下单支付',
    });
    await shop.press(cashier, 'pay');
    expect((await shop.gateways.wechat.query(order.outTradeNo)).status).toBe('success');
  });

  test('time_expire closes the trade by itself', async () => {
    const order = shop.order({ expiresAt: new Date(shop.clock.now() + 60_000) });
    const cashier = await shop.open('wechat', order);
    shop.clock.ahead += 61_000;
    await shop.press(cashier, 'pay');
    expect((await shop.gateways.wechat.query(order.outTradeNo)).status).toBe('closed');
  });

  test('a refund goes from processing to success; the same number never refunds twice', async () => {
    const order = await paidOrder();
    const refund = {
      outTradeNo: order.outTradeNo,
      outRefundNo: `R${order.outTradeNo}`,
      refundFen: 9_900,
      totalFen: order.amountFen,
      reason: '与导师协商一致，按未完成部分退款，并说明原因：时间安排冲突导致无法继续',
    };
    expect(await shop.gateways.wechat.queryRefund(order.outTradeNo, refund.outRefundNo)).toMatchObject({
      status: 'not_refunded',
    });
    expect(await shop.gateways.wechat.refund(refund)).toMatchObject({
      status: 'processing',
      refundFen: 9_900,
    });
    await shop.gateways.wechat.refund(refund);
    const done = await eventually(async () => {
      const state = await shop.gateways.wechat.queryRefund(order.outTradeNo, refund.outRefundNo);
      return state.status === 'success' ? state : null;
    });
    expect(done).toMatchObject({ refundFen: 9_900, refundedAt: expect.any(Date) });
    await expect(shop.gateways.wechat.refund({ ...refund, refundFen: 1 })).rejects.toMatchObject({
      outcome: 'refused',
    });
    const tooMuch = { ...refund, outRefundNo: `S${order.outTradeNo}`, refundFen: 10_001 };
    await expect(shop.gateways.wechat.refund(tooMuch)).rejects.toMatchObject({ outcome: 'refused' });
    expect((await shop.gateways.wechat.query(order.outTradeNo)).status).toBe('refunded');
  });

  test('a refund that the bank cannot place is abnormal', async () => {
    const order = await paidOrder();
    await shop.fault({ channel: 'wechat', on: 'refund', kind: 'abnormal', out_trade_no: order.outTradeNo });
    const outRefundNo = `R${order.outTradeNo}`;
    const refund = {
      outTradeNo: order.outTradeNo,
      outRefundNo,
      refundFen: 100,
      totalFen: order.amountFen,
      reason: '',
    };
    await shop.gateways.wechat.refund(refund);
    await eventually(
      async () =>
        (await shop.gateways.wechat.queryRefund(order.outTradeNo, outRefundNo)).status === 'abnormal',
    );
  });
});

describe('WeChat calls that go wrong leave the result unknown, and a repeat with the same number is right', () => {
  const cases = [
    ['reset_before', 'NETWORK'],
    ['reset_after', 'NETWORK'],
    ['error_500', 'SYSTEM_ERROR'],
    ['slow', 'TIMEOUT'],
    ['bad_signature', 'ANSWER_SIGNATURE'],
    ['probe', 'ANSWER_SIGNATURE'],
    ['stale', 'ANSWER_STALE'],
    ['unsigned', 'ANSWER_UNSIGNED'],
    ['wrong_serial', 'ANSWER_SERIAL'],
  ] as const;

  test.each(cases)('%s on prepay', async (kind, code) => {
    const order = shop.order();
    await shop.fault({ channel: 'wechat', on: 'create', kind, out_trade_no: order.outTradeNo, ms: 3000 });
    await expect(shop.gateways.wechat.create(order)).rejects.toMatchObject({ outcome: 'unknown', code });
    expect(await shop.gateways.wechat.create(order)).toMatchObject({ kind: 'qr' });
  });

  test.each(['reset_before', 'reset_after', 'bad_signature'] as const)(
    '%s on refund pays back once',
    async (kind) => {
      const order = await paidOrder();
      const outRefundNo = `R${order.outTradeNo}`;
      const refund = {
        outTradeNo: order.outTradeNo,
        outRefundNo,
        refundFen: 9_950,
        totalFen: order.amountFen,
        reason: '退款',
      };
      await shop.fault({ channel: 'wechat', on: 'refund', kind, out_trade_no: order.outTradeNo });
      await expect(shop.gateways.wechat.refund(refund)).rejects.toMatchObject({ outcome: 'unknown' });
      expect(await shop.gateways.wechat.refund(refund)).toMatchObject({ refundFen: 9_950 });
      // Half was refunded once: the other half still fits, one 分 more would not.
      const rest = { ...refund, outRefundNo: `S${order.outTradeNo}`, refundFen: 9_950 };
      await shop.gateways.wechat.refund(rest);
      const more = { ...refund, outRefundNo: `Q${order.outTradeNo}`, refundFen: 1 };
      await expect(shop.gateways.wechat.refund(more)).rejects.toMatchObject({ outcome: 'refused' });
    },
  );

  test('a close whose answer is lost has closed', async () => {
    const order = shop.order();
    await shop.open('wechat', order);
    await shop.fault({ channel: 'wechat', on: 'close', kind: 'reset_after', out_trade_no: order.outTradeNo });
    await expect(shop.gateways.wechat.close(order.outTradeNo)).rejects.toMatchObject({ outcome: 'unknown' });
    expect(await shop.gateways.wechat.close(order.outTradeNo)).toBe('closed');
  });

  test('a wrong merchant key is told as a refusal, and no trade comes to be', async () => {
    const order = shop.order();
    const { wechatGateway } = await import('./wechat-gateway');
    const stranger = wechatGateway({ ...shop.settings.wechat, privateKey: shop.settings.alipay.privateKey });
    await expect(stranger.create(order)).rejects.toMatchObject({ outcome: 'refused', code: 'SIGN_ERROR' });
    expect((await shop.gateways.wechat.query(order.outTradeNo)).status).toBe('unknown_to_gateway');
  });
});
