import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const read = async (address: string) => {
  const response = await fetch(address);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const heading = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1];

describe('the cashier', () => {
  test('says who is paid, what for, how much and until when, and that it is a demonstration', async () => {
    const order = shop.order();
    const page = await read(await shop.open('wechat', order));
    for (const words of ['学术港', '199.00', order.outTradeNo, '沙箱', '演示收银台，不会产生真实扣款'])
      expect(page.text).toContain(words);
    // It is a while until a busy machine has drawn it.
    expect(page.text).toMatch(/>(30:00|2\d:\d\d)</);
    expect(
      page.text.match(/<button class="btn[^>]*>[^<]*/g)?.map((button) => button.replace(/.*>/, '')),
    ).toEqual(['确认支付 ¥199.00', '取消支付', '稍后支付']);
  });

  test('writes a subject as text and allows no inline script', async () => {
    const page = await read(
      await shop.open('wechat', shop.order({ subject: '<img src=x onerror=alert(1)>' })),
    );
    expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.text).not.toContain('<img');
    const policy = page.headers.get('content-security-policy');
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy ?? '')?.[1];
    expect(page.text).toContain(`<script nonce="${nonce}" src=`);
    expect(policy).toContain("trusted-types 'none'");
    expect(page.text).not.toMatch(/<script(?![^>]* src=)/);
  });

  test('every standing has its page', async () => {
    const order = (change = {}) => shop.open('wechat', shop.order(change));
    const paid = await order();
    const answer = await shop.press(paid, 'pay');
    expect(answer.headers.get('location')).toContain('?done=1');
    expect(heading((await read(`${paid}?done=1`)).text)).toBe('支付成功');
    expect(heading((await read(paid)).text)).toBe('订单已支付');
    const cancelled = await order();
    expect((await shop.press(cancelled, 'cancel')).headers.get('location')).toContain('?cancelled=1');
    expect(heading((await read(`${cancelled}?cancelled=1`)).text)).toBe('已取消支付');
    expect(heading((await read(cancelled)).text)).toBe('确认付款');
    const late = await order();
    await shop.press(late, 'late');
    expect(heading((await read(late)).text)).toBe('已登记稍后到账');
    const closing = shop.order();
    const closed = await shop.open('wechat', closing);
    await shop.gateways.wechat.close(closing.outTradeNo);
    expect(heading((await read(closed)).text)).toBe('订单已关闭');
    const expired = await order({ expiresAt: new Date(shop.clock.now() + 30_000) });
    shop.clock.ahead += 31_000;
    expect(heading((await read(expired)).text)).toBe('订单已超时');
    const unknown = await read(`${shop.origin}/sandbox/cashier/wechat/none`);
    expect([unknown.status, heading(unknown.text)]).toEqual([404, '没有找到这笔订单']);
    // A WeChat code is nothing at Alipay.
    expect((await read(paid.replace('/wechat/', '/alipay/'))).status).toBe(404);
  });

  test('paying twice, or after the close, takes nothing', async () => {
    const order = shop.order();
    const cashier = await shop.open('wechat', order);
    await Promise.all([shop.press(cashier, 'pay'), shop.press(cashier, 'pay'), shop.press(cashier, 'pay')]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await shop.notices('wechat', order.outTradeNo)).toHaveLength(1);
  });

  test('leads back to the shop: Alipay with signed parameters, WeChat to the shop’s own hosts only', async () => {
    const order = shop.order({ scene: 'page', returnUrl: `${shop.origin}/orderdetail/7` });
    const cashier = await shop.open('alipay', order);
    await shop.press(cashier, 'pay');
    const { text } = await read(`${cashier}?done=1`);
    const href = /href="([^"]*)" data-return/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const back = new URL(href);
    expect(back.origin + back.pathname).toBe(order.returnUrl);
    expect(back.searchParams.get('out_trade_no')).toBe(order.outTradeNo);
    expect(back.searchParams.get('sign')).toMatch(/=$/);
    const h5 = await shop.open(
      'wechat',
      shop.order({ scene: 'h5', returnUrl: `${shop.origin}/orderdetail/8` }),
    );
    await read(h5);
    await shop.press(h5, 'pay');
    expect((await read(`${h5.split('?')[0]}?done=1`)).text).toContain(`href="${shop.origin}/orderdetail/8"`);
    for (const evil of ['https://evil.example/', 'javascript:alert(1)', '//evil.example']) {
      const other = await shop.open('wechat', shop.order({ scene: 'h5', returnUrl: `${shop.origin}/x` }));
      const address = `${other.split('?')[0]}?redirect_url=${encodeURIComponent(evil)}`;
      expect((await read(`${address}&cancelled=1`)).text).not.toContain('evil');
    }
  });

  test('a refused page address is explained in known words only', async () => {
    const page = await read(`${shop.origin}/sandbox/cashier/refused?code=<b>call+0800</b>`);
    expect([page.status, heading(page.text)]).toEqual([400, '无法付款']);
    expect(page.text).not.toContain('0800');
  });

  test('faults are ordered on the page for this trade alone, and notifies are listed', async () => {
    const order = shop.order();
    const cashier = await shop.open('wechat', order);
    await shop.press(cashier, 'fault', 'preset=query_500');
    expect((await read(`${cashier}?tools=1`)).text).toMatch(/<details[^>]* open>.*剩 5 次/s);
    await expect(shop.gateways.wechat.query(order.outTradeNo)).rejects.toMatchObject({
      code: 'SYSTEM_ERROR',
    });
    const other = shop.order();
    await shop.open('wechat', other);
    expect((await shop.gateways.wechat.query(other.outTradeNo)).status).toBe('unpaid');
    await shop.press(cashier, 'pay');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await read(cashier)).text).toContain('商家已确认');
  });

  test('fault injection by API is for this machine’s programs, not for pages of other sites', async () => {
    const answer = await fetch(`${shop.origin}/sandbox/faults`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    const wrong = await fetch(`${shop.origin}/sandbox/faults`, { method: 'POST', body: '{"kind":"lose"}' });
    expect(wrong.status).toBe(422);
  });
});
