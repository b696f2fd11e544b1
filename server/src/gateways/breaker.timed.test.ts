import { eventually, openShop, type Shop } from '../sandbox/testing/shop';
import { gatewaySettings } from './settings';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const code = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { code: string; outcome: string }) => `${error.outcome} ${error.code}`,
  );

describe('a storm at one gateway', () => {
  test('opens its breaker after five failures, fails fast, lets one call try after ten seconds, and closes again', async () => {
    await shop.fault({ channel: 'wechat', on: 'any_call', kind: 'error_500', times: 6 });
    const query = () => code(shop.gateways.wechat.query('T1234567'));
    for (let i = 0; i < 5; i += 1) expect(await query()).toBe('unknown SYSTEM_ERROR');
    expect(await query()).toBe('unknown UNAVAILABLE');
    shop.clock.ahead += 10_001;
    expect(await Promise.all([query(), query(), query()])).toEqual([
      'unknown SYSTEM_ERROR',
      'unknown UNAVAILABLE',
      'unknown UNAVAILABLE',
    ]);
    shop.clock.ahead += 10_001;
    expect(await query()).toBe('ok');
    expect(await Promise.all([query(), query()])).toEqual(['ok', 'ok']);
  });

  test('leaves the other channel and the notifies alone', async () => {
    const paid = shop.order();
    const cashier = await shop.open('wechat', paid);
    await shop.fault({ channel: 'wechat', on: 'any_call', kind: 'error_500', times: 5 });
    for (let i = 0; i < 5; i += 1) await code(shop.gateways.wechat.query('T1234567'));
    expect(await code(shop.gateways.wechat.create(shop.order()))).toBe('unknown UNAVAILABLE');
    expect(await code(shop.gateways.alipay.create(shop.order({ scene: 'qr' })))).toBe('ok');
    await shop.press(cashier, 'pay');
    await eventually(() => shop.received.some((one) => one.event?.outTradeNo === paid.outTradeNo));
  });

  test('a refusal is no failure: the gateway lives', async () => {
    const paid = shop.order();
    await shop.press(await shop.open('wechat', paid), 'pay');
    for (let i = 0; i < 6; i += 1)
      expect(await code(shop.gateways.wechat.create(paid))).toBe('refused ORDERPAID');
    expect(await code(shop.gateways.wechat.query(paid.outTradeNo))).toBe('ok');
  });
});

test('a call gives up long before a slow gateway answers; no setting lets it wait more than four seconds', async () => {
  const order = shop.order();
  await shop.press(await shop.open('wechat', order), 'pay');
  await shop.fault({ channel: 'wechat', on: 'query', kind: 'slow', ms: 8_000 });
  await shop.fault({ channel: 'alipay', on: 'query', kind: 'slow', ms: 8_000 });
  const began = performance.now();
  const answers = await Promise.all([
    code(shop.gateways.wechat.query(order.outTradeNo)),
    code(shop.gateways.alipay.query(order.outTradeNo)),
  ]);
  expect(answers).toEqual(['unknown TIMEOUT', 'unknown TIMEOUT']);
  expect(performance.now() - began).toBeLessThan(7_000);
  const tooLong = gatewaySettings.safeParse({ wechat: { timeoutMs: 4_001 } });
  expect(tooLong.error?.issues.map(({ path, code }) => [path.join('.'), code])).toContainEqual([
    'wechat.timeoutMs',
    'too_big',
  ]);
}, 30_000);
