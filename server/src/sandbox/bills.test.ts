import { openShop, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => fetch(`${shop.origin}/sandbox/faults`, { method: 'DELETE' }));

const dayOf = (now: number) => new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
const dayMs = 24 * 3_600_000;

test.each(['wechat', 'alipay'] as const)(
  '%s: a statement of a day that is over has what was paid and refunded, to the 分, and no other',
  async (channel) => {
    const gateway = shop.gateways[channel];
    const order = shop.order({
      scene: channel === 'wechat' ? 'native' : 'page',
      subject: '润色，含“返修”,三轮',
    });
    const unpaid = shop.order({ scene: channel === 'wechat' ? 'native' : 'page' });
    await shop.open(channel, unpaid);
    await shop.press(await shop.open(channel, order), 'pay');
    const outRefundNo = `R${order.outTradeNo}`;
    await gateway.refund({
      outTradeNo: order.outTradeNo,
      outRefundNo,
      refundFen: 5_005,
      totalFen: order.amountFen,
      reason: '协商',
    });
    const today = dayOf(shop.clock.now());
    expect(await gateway.statement(today)).toBeNull();
    shop.clock.ahead += dayMs;
    const lines = await gateway.statement(today);
    const own = lines?.filter(({ outTradeNo }) => outTradeNo === order.outTradeNo);
    const fee = Math.round((order.amountFen * 6) / 1000);
    expect(own).toEqual([
      {
        kind: 'payment',
        outTradeNo: order.outTradeNo,
        outRefundNo: '',
        transactionId: expect.stringMatching(/\d{20}/),
        amountFen: order.amountFen,
        feeFen: fee,
        at: expect.any(Date),
      },
      {
        kind: 'refund',
        outTradeNo: order.outTradeNo,
        outRefundNo,
        transactionId: expect.any(String),
        amountFen: 5_005,
        feeFen: -30,
        at: expect.any(Date),
      },
    ]);
    expect(lines?.some(({ outTradeNo }) => outTradeNo === unpaid.outTradeNo)).toBe(false);

    await shop.fault({ channel, on: 'bill', kind: 'bill_extra' });
    expect(await gateway.statement(today)).toHaveLength((lines?.length ?? 0) + 1);
    await shop.fault({ channel, on: 'bill', kind: 'bill_missing' });
    expect(await gateway.statement(today)).toHaveLength((lines?.length ?? 0) - 1);
    await shop.fault({ channel, on: 'bill', kind: 'bad_signature' });
    await expect(gateway.statement(today)).rejects.toMatchObject({ outcome: 'unknown' });
  },
);
