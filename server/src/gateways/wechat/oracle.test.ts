import { randomBytes } from 'node:crypto';
import { Aes, Decorator, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { sandboxPrefix } from '../../sandbox/sandbox';
import { openShop, type Shop } from '../../sandbox/testing/shop';
import { NotifyRefused } from '../errors';

/** The independent oracle: wechatpay-axios-plugin knows neither our adapter nor our sandbox. */
let shop: Shop;
let plugin: Decorator['v3'];
beforeAll(async () => {
  shop = await openShop();
  const { wechat } = shop.keys;
  const { appid: _, mchid, platformKeys } = shop.settings.wechat;
  plugin = new Decorator({
    mchid,
    serial: wechat.merchantSerial,
    privateKey: wechat.merchantPrivateKey,
    certs: Object.fromEntries(
      Object.entries(platformKeys).map(([serial, key]) => [
        serial,
        key.export({ type: 'spki', format: 'pem' }),
      ]),
    ),
    baseURL: `${shop.origin}${sandboxPrefix}/wechat/`,
  }).v3;
});
afterAll(() => shop.close());

const call = (path: string, method: string, data?: object) => plugin.request({ url: path, method, data });

function body(outTradeNo: string) {
  const { appid, mchid, notifyUrl } = shop.settings.wechat;
  return {
    appid,
    mchid,
    description: '论文润色',
    out_trade_no: outTradeNo,
    notify_url: notifyUrl,
    amount: { total: 100, currency: 'CNY' },
  };
}

describe('the sandbox and wechatpay-axios-plugin understand each other', () => {
  test('order, query, close and the certificate list', async () => {
    const { outTradeNo } = shop.order();
    const created = await call('v3/pay/transactions/native', 'POST', body(outTradeNo));
    expect(created.data.code_url).toContain('/sandbox/cashier/wechat/');
    const path = `v3/pay/transactions/out-trade-no/${outTradeNo}`;
    const queried = await call(`${path}?mchid=${shop.settings.wechat.mchid}`, 'GET');
    expect(queried.data).toMatchObject({ trade_state: 'NOTPAY', trade_state_desc: '订单未支付' });
    const closed = await call(`${path}/close`, 'POST', { mchid: shop.settings.wechat.mchid });
    expect(closed.status).toBe(204);
    const { data } = await call('v3/certificates', 'GET');
    const sealed = data.data[0].encrypt_certificate;
    const pem = Aes.AesGcm.decrypt(
      sealed.ciphertext,
      shop.keys.wechat.apiV3Key,
      sealed.nonce,
      sealed.associated_data,
    );
    expect(pem).toBe(shop.keys.wechat.certificate);
    expect(Rsa.from(pem, Rsa.KEY_TYPE_PUBLIC).asymmetricKeyType).toBe('rsa');
  });

  test('refund and refund query', async () => {
    const order = shop.order();
    await shop.press(await shop.open('wechat', order), 'pay');
    const out_refund_no = `R${order.outTradeNo}`;
    const amount = { refund: 1, total: order.amountFen, currency: 'CNY' };
    const made = await call('v3/refund/domestic/refunds', 'POST', {
      out_trade_no: order.outTradeNo,
      out_refund_no,
      amount,
    });
    expect(made.data).toMatchObject({ status: 'PROCESSING', out_refund_no });
    const found = await call(`v3/refund/domestic/refunds/${out_refund_no}`, 'GET');
    expect(found.data.refund_id).toBe(made.data.refund_id);
  });

  test.each(['bad_signature', 'probe', 'stale', 'unsigned', 'wrong_serial'] as const)(
    'an answer with %s is refused by both',
    async (kind) => {
      const { outTradeNo } = shop.order();
      await shop.fault({ channel: 'wechat', on: 'create', kind, out_trade_no: outTradeNo, times: 2 });
      await expect(call('v3/pay/transactions/native', 'POST', body(outTradeNo))).rejects.toThrow();
      const order = shop.order({ outTradeNo, amountFen: 100, subject: '论文润色' });
      await expect(shop.gateways.wechat.create(order)).rejects.toMatchObject({ outcome: 'unknown' });
      const { data } = await call('v3/pay/transactions/native', 'POST', body(outTradeNo));
      expect(await shop.gateways.wechat.create(order)).toEqual({ kind: 'qr', payload: data.code_url });
    },
  );

  test('a request that another key signed is refused with 401 SIGN_ERROR', async () => {
    const other = new Decorator({
      mchid: shop.settings.wechat.mchid,
      serial: shop.keys.wechat.merchantSerial,
      privateKey: shop.keys.alipay.appPrivateKey,
      certs: { any: shop.keys.wechat.certificate },
      baseURL: `${shop.origin}${sandboxPrefix}/wechat/`,
    }).v3;
    const refused = other.post('v3/pay/transactions/native', body(shop.order().outTradeNo));
    await expect(refused).rejects.toMatchObject({ response: { status: 401, data: { code: 'SIGN_ERROR' } } });
  });
});

describe('the adapter takes and refuses what the oracle does', () => {
  /** A notify built with the plugin's own parts alone. */
  function notify(
    change: { serial?: string; age?: number; mchid?: string; appid?: string; signature?: string } = {},
  ) {
    const { wechat } = shop.keys;
    const { appid, mchid } = shop.settings.wechat;
    const nonce = randomBytes(6).toString('hex');
    const transaction = {
      appid: change.appid ?? appid,
      mchid: change.mchid ?? mchid,
      out_trade_no: 'ORACLE0001',
      transaction_id: '4200000000000001',
      trade_state: 'SUCCESS',
      trade_state_desc: '支付成功',
      success_time: '2026-03-01T10:00:00+08:00',
      amount: { total: 100, payer_total: 100, currency: 'CNY', payer_currency: 'CNY' },
    };
    const raw = JSON.stringify({
      id: 'EV-ORACLE-1',
      create_time: '2026-03-01T10:00:01+08:00',
      resource_type: 'encrypt-resource',
      event_type: 'TRANSACTION.SUCCESS',
      summary: '支付成功',
      resource: {
        original_type: 'transaction',
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: Aes.AesGcm.encrypt(JSON.stringify(transaction), wechat.apiV3Key, nonce, 'transaction'),
        associated_data: 'transaction',
        nonce,
      },
    });
    const timestamp = String(Formatter.timestamp() - (change.age ?? 0));
    const signNonce = Formatter.nonce();
    const signature = Rsa.sign(Formatter.response(timestamp, signNonce, raw), wechat.certificatePrivateKey);
    return {
      raw: Buffer.from(raw),
      headers: {
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': signNonce,
        'wechatpay-signature': change.signature ?? signature,
        'wechatpay-serial': change.serial ?? wechat.certificateSerial,
      },
    };
  }
  const parse = ({ raw, headers }: ReturnType<typeof notify>) =>
    shop.gateways.wechat.parseNotify(raw, headers);

  test('a right notify is read', async () => {
    expect(await parse(notify())).toEqual({
      kind: 'payment',
      channel: 'wechat',
      eventId: 'EV-ORACLE-1',
      outTradeNo: 'ORACLE0001',
      trade: {
        outTradeNo: 'ORACLE0001',
        status: 'success',
        transactionId: '4200000000000001',
        amountFen: 100,
        paidAt: new Date('2026-03-01T02:00:00Z'),
        tradeState: 'SUCCESS',
        tradeStateDesc: '支付成功',
      },
    });
  });

  test.each([
    ['another mchid', { mchid: '1900000000' }, 'merchant'],
    ['another appid', { appid: 'wx0000000000000000' }, 'merchant'],
    ['299 s old', { age: 299 }, null],
    ['301 s old', { age: 302 }, 'stale'],
    ['301 s ahead', { age: -302 }, 'stale'],
    ['an unknown serial', { serial: '5000' }, 'serial'],
    ['the signature probe', { signature: `WECHATPAY/SIGNTEST/${'A'.repeat(320)}` }, 'signature'],
    ['no signature', { signature: '' }, 'unsigned'],
  ])('%s', async (_, change, reason) => {
    if (reason === null) await expect(parse(notify(change))).resolves.toMatchObject({ kind: 'payment' });
    else await expect(parse(notify(change))).rejects.toMatchObject({ name: 'NotifyRefused', reason });
  });

  test('every changed byte of the body is found', async () => {
    const right = notify();
    for (let at = 0; at < right.raw.length; at += 7) {
      const raw = Buffer.from(right.raw);
      raw.writeUInt8(raw.readUInt8(at) ^ 1, at);
      await expect(parse({ ...right, raw })).rejects.toBeInstanceOf(NotifyRefused);
    }
  });

  test('headers given twice, another scheme, and no JSON are refused', async () => {
    const { raw, headers } = notify();
    const { wechat } = shop.gateways;
    const twice = { ...headers, 'wechatpay-serial': [headers['wechatpay-serial'], 'x'] };
    await expect(wechat.parseNotify(raw, twice)).rejects.toMatchObject({ reason: 'unsigned' });
    const sm2 = { ...headers, 'wechatpay-signature-type': 'WECHATPAY2-SM2-WITH-SM3' };
    await expect(wechat.parseNotify(raw, sm2)).rejects.toMatchObject({ reason: 'scheme' });
    await expect(wechat.parseNotify(Buffer.from('%'), {})).rejects.toBeInstanceOf(NotifyRefused);
  });

  test('the client of a page can check paySign with the merchant’s public key', async () => {
    const entry = await shop.gateways.wechat.create(shop.order({ scene: 'jsapi', openid: 'o-1' }));
    if (entry.kind !== 'jsapi') throw new Error('not jsapi');
    const { appId, timeStamp, nonceStr, package: pack, paySign } = entry.payload;
    const message = Formatter.joinedByLineFeed(appId, timeStamp, nonceStr, pack);
    const merchant = Rsa.from(shop.keys.wechat.merchantPrivateKey, Rsa.KEY_TYPE_PRIVATE);
    const { createPublicKey } = await import('node:crypto');
    expect(Rsa.verify(message, paySign, createPublicKey(merchant))).toBe(true);
  });
});
