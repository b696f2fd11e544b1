import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { AlipaySdk } from 'alipay-sdk';
import { sandboxPrefix } from '../../sandbox/sandbox';
import { openShop, type Shop } from '../../sandbox/testing/shop';
import { alipayGateway } from './alipay-gateway';
import { beijingTime } from './figures';

/** The independent oracle: alipay-sdk as it comes, used as its documents say. */
let shop: Shop;
let sdk: AlipaySdk;
beforeAll(async () => {
  shop = await openShop();
  sdk = new AlipaySdk({
    appId: shop.settings.alipay.appId,
    privateKey: shop.keys.alipay.appPrivateKey,
    keyType: 'PKCS8',
    alipayPublicKey: shop.settings.alipay.alipayPublicKey.export({ type: 'spki', format: 'pem' }).toString(),
    gateway: `${shop.origin}${sandboxPrefix}/alipay/gateway.do`,
  });
});
afterAll(() => shop.close());

const exec = (method: string, bizContent: object, extra: object = {}) =>
  sdk.exec(method, { bizContent, timestamp: beijingTime(Date.now()), ...extra }, { validateSign: true });

describe('the sandbox and alipay-sdk understand each other', () => {
  test('precreate, scan, pay, query, refund, refund query', async () => {
    const { outTradeNo } = shop.order();
    const order = { out_trade_no: outTradeNo, total_amount: '88.80', subject: '学术 服务' };
    const created = await exec('alipay.trade.precreate', order);
    expect(created).toMatchObject({ code: '10000', outTradeNo });
    expect(await exec('alipay.trade.query', { out_trade_no: outTradeNo })).toMatchObject({
      code: '40004',
      subCode: 'ACQ.TRADE_NOT_EXIST',
    });
    await fetch(created.qrCode);
    await shop.press(created.qrCode, 'pay');
    const paid = await exec('alipay.trade.query', { out_trade_no: outTradeNo });
    expect(paid).toMatchObject({ tradeStatus: 'TRADE_SUCCESS', totalAmount: '88.80' });
    const content = { trade_no: paid.tradeNo, refund_amount: '0.80', out_request_no: `R${outTradeNo}` };
    expect(await exec('alipay.trade.refund', content)).toMatchObject({ fundChange: 'Y', refundFee: '0.80' });
    expect(await exec('alipay.trade.refund', content)).toMatchObject({ fundChange: 'N' });
    expect(await exec('alipay.trade.fastpay.refund.query', content)).toMatchObject({
      refundStatus: 'REFUND_SUCCESS',
    });
    expect(
      await exec('alipay.trade.fastpay.refund.query', { ...content, out_request_no: 'none' }),
    ).not.toHaveProperty('refundStatus');
  });

  test('the page address of the sdk leads to the cashier, a changed one does not', async () => {
    const { outTradeNo } = shop.order();
    const bizContent = {
      out_trade_no: outTradeNo,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: '1.00',
      subject: '润色 "引号" <b> 100%',
    };
    const address = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
      bizContent,
      timestamp: beijingTime(Date.now()),
    });
    const right = await fetch(address, { redirect: 'manual' });
    expect(right.headers.get('location')).toContain('/cashier/alipay/');
    const changed = await fetch(address.replace('1.00', '0.01'), { redirect: 'manual' });
    expect(changed.headers.get('location')).toContain('/cashier/refused?code=isv.invalid-signature');
  });

  test('local time instead of Beijing time, SHA-1 and a stranger’s application are refused', async () => {
    const old = await exec(
      'alipay.trade.query',
      { out_trade_no: 'X' },
      { timestamp: beijingTime(Date.now() - 8 * 3_600_000) },
    );
    expect(old.subCode).toBe('isv.invalid-timestamp');
    const weak = new AlipaySdk({ ...sdk.config, signType: 'RSA' });
    const answer = await weak.exec('alipay.trade.query', {
      timestamp: beijingTime(Date.now()),
      bizContent: {},
    });
    expect(answer.subCode).toBe('isv.invalid-signature-type');
    const strange = new AlipaySdk({ ...sdk.config, appId: '2021000000000000' });
    expect((await strange.exec('alipay.trade.query', { bizContent: {} })).subCode).toBe('isv.invalid-app-id');
  });
});

describe('the adapter takes and refuses what the oracle does', () => {
  const fields = {
    notify_time: '2026-03-01 10:00:01',
    notify_type: 'trade_status_sync',
    notify_id: '2026030100222100001',
    charset: 'utf-8',
    version: '1.0',
    trade_no: '2026030122001400001',
    out_trade_no: 'ORACLE0001',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '88.80',
    subject: '折扣 50% & 更多 + 一 个',
    gmt_payment: '2026-03-01 10:00:00',
  };

  function message(
    change: Record<string, string> = {},
    how: { algorithm?: string; key?: string } = {},
  ): Buffer {
    const { appId, sellerId } = shop.settings.alipay;
    const all: Record<string, string> = {
      ...fields,
      app_id: appId,
      seller_id: sellerId,
      sign_type: 'RSA2',
      ...change,
    };
    const text = Object.keys(all)
      .filter((name) => name !== 'sign_type')
      .sort()
      .map((name) => `${name}=${all[name]}`)
      .join('&');
    const sign = createSign(how.algorithm ?? 'RSA-SHA256')
      .update(text)
      .sign(how.key ?? shop.keys.alipay.alipayPrivateKey, 'base64');
    return Buffer.from(new URLSearchParams({ ...all, sign }).toString());
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const parse = (raw: Buffer) => shop.gateways.alipay.parseNotify(raw, headers);
  const oracle = (raw: Buffer) =>
    sdk.checkNotifySignV2(Object.fromEntries(new URLSearchParams(raw.toString())));

  test('a right notify is read by both', async () => {
    expect(oracle(message())).toBe(true);
    expect(await parse(message())).toEqual({
      kind: 'payment',
      channel: 'alipay',
      eventId: fields.notify_id,
      outTradeNo: 'ORACLE0001',
      trade: {
        outTradeNo: 'ORACLE0001',
        status: 'success',
        transactionId: fields.trade_no,
        amountFen: 8_880,
        paidAt: new Date('2026-03-01T02:00:00Z'),
        tradeState: 'TRADE_SUCCESS',
        tradeStateDesc: '支付成功',
      },
    });
  });

  test.each([
    ['WAIT_BUYER_PAY', {}, 'unpaid'],
    ['TRADE_FINISHED', {}, 'success'],
    ['TRADE_CLOSED', { gmt_payment: '' }, 'closed'],
  ])('%s is no more than it says', async (trade_status, change, status) => {
    expect(await parse(message({ trade_status, ...change }))).toMatchObject({
      kind: 'payment',
      trade: { status },
    });
  });

  test.each(['TRADE_SUCCESS', 'TRADE_CLOSED'])(
    'a refund notify with %s is a refund, not a payment or a close',
    async (trade_status) => {
      const raw = message({
        trade_status,
        refund_fee: '88.80',
        out_biz_no: 'R1',
        gmt_refund: '2026-03-02 10:00:00.123',
      });
      expect(await parse(raw)).toMatchObject({
        kind: 'refund',
        refund: { outRefundNo: 'R1', status: 'success', refundedAt: new Date('2026-03-02T02:00:00Z') },
      });
    },
  );

  test.each([
    ['another application', { app_id: '2021000000000000' }, 'merchant'],
    ['another seller', { seller_id: '2088000000000000' }, 'merchant'],
    ['SHA-1 named and used', { sign_type: 'RSA' }, 'scheme'],
    ['no number', { out_trade_no: '' }, 'format'],
  ])('%s', async (_, change: Record<string, string>, reason) => {
    const raw = message(change, change.sign_type === 'RSA' ? { algorithm: 'RSA-SHA1' } : {});
    // The oracle alone would let all of these pass.
    expect(oracle(raw)).toBe(true);
    await expect(parse(raw)).rejects.toMatchObject({ name: 'NotifyRefused', reason });
  });

  test('a stranger’s key, a changed amount, a doubled key, no signature', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await expect(parse(message({}, { key }))).rejects.toMatchObject({ reason: 'signature' });
    const changed = Buffer.from(message().toString().replace('88.80', '88.81'));
    await expect(parse(changed)).rejects.toMatchObject({ reason: 'signature' });
    const doubled = Buffer.from(`${message()}&out_trade_no=OTHER`);
    await expect(parse(doubled)).rejects.toMatchObject({ reason: 'format' });
    const unsigned = Buffer.from(
      message()
        .toString()
        .replace(/&sign=[^&]*/, ''),
    );
    await expect(parse(unsigned)).rejects.toMatchObject({ reason: 'signature' });
    await expect(shop.gateways.alipay.parseNotify(message(), {})).rejects.toMatchObject({ reason: 'format' });
  });

  test.each(['%', 'a=%&b=%zz', 'sign_type=RSA2&sign=%', '', '&&&=', '\u0000'])(
    'the body %j is refused, not a crash',
    async (body) => {
      await expect(parse(Buffer.from(body))).rejects.toMatchObject({ name: 'NotifyRefused' });
    },
  );

  test('an unknown type is ignored but acknowledged', async () => {
    expect(await parse(message({ notify_type: 'dut_user_sign' }))).toMatchObject({ kind: 'ignored' });
    expect(shop.gateways.alipay.ack(true)).toEqual({ status: 200, type: 'text/plain', body: 'success' });
    expect(shop.gateways.alipay.ack(false).status).toBe(500);
  });
});

describe('answers', () => {
  /** A gateway that answers one text, whatever is asked. */
  async function answering(text: string, status = 200) {
    const server = createServer((_request, response) => response.writeHead(status).end(text));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const gateway = alipayGateway({
      ...shop.settings.alipay,
      gateway: `http://127.0.0.1:${port}/gateway.do`,
    });
    return { gateway, close: () => new Promise((resolve) => server.close(resolve)) };
  }
  const sign = (text: string) =>
    createSign('RSA-SHA256').update(text).sign(shop.keys.alipay.alipayPrivateKey, 'base64');
  const inner = (trade_status: string) =>
    JSON.stringify({
      code: '10000',
      msg: 'Success',
      out_trade_no: 'T1',
      trade_no: '1',
      trade_status,
      total_amount: '1.00',
    });
  const name = 'alipay_trade_query_response';

  test('a second, unsigned copy of the answer is not believed, though the sdk would hand it out', async () => {
    const unpaid = inner('WAIT_BUYER_PAY');
    const text = `{"${name}":${unpaid},"sign":"${sign(unpaid)}","${name}":${inner('TRADE_SUCCESS')}}`;
    const { gateway, close } = await answering(text);
    await expect(gateway.query('T1')).rejects.toMatchObject({ outcome: 'unknown', code: 'ANSWER_AMBIGUOUS' });
    await close();
  });

  test.each([
    ['an answer about another number', (text: string) => text.replaceAll('"T1"', '"T2"'), 'ANSWER_MISMATCH'],
    [
      'code 20000',
      () => '{"code":"20000","msg":"Service Currently Unavailable","sub_code":"isp.unknow-error"}',
      'isp.unknow-error',
    ],
    [
      'SYSTEM_ERROR behind 40004',
      () => '{"code":"40004","msg":"Business Failed","sub_code":"ACQ.SYSTEM_ERROR"}',
      'ACQ.SYSTEM_ERROR',
    ],
  ])('%s leaves the result unknown', async (_, change, code) => {
    const text = change(inner('TRADE_SUCCESS'));
    const { gateway, close } = await answering(`{"${name}":${text},"sign":"${sign(text)}"}`);
    await expect(gateway.query('T1')).rejects.toMatchObject({ outcome: 'unknown', code });
    await close();
  });

  test.each([
    '',
    '<html>',
    '{}',
    'null',
    '[]',
    `{"error_response":{"code":"40002","sub_code":"ACQ.TRADE_NOT_EXIST"}}`,
  ])('the answer %j proves nothing', async (text) => {
    const { gateway, close } = await answering(text);
    await expect(gateway.query('T1')).rejects.toMatchObject({ name: 'GatewayError', outcome: 'unknown' });
    await close();
  });
});
