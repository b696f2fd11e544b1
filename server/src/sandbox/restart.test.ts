import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, openShop, type Shop } from './testing/shop';

let dir: string;
let shop: Shop;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'harbor-restart-'));
  shop = await openShop({ dir });
});
afterEach(async () => {
  await shop.close();
  rmSync(dir, { recursive: true, force: true });
});
async function restart() {
  await shop.close();
  shop = await openShop({ dir });
}

describe('the sandbox after a restart', () => {
  test('keys, trades and refunds are as before', async () => {
    const paid = shop.order();
    const open = shop.order({ scene: 'qr' });
    await shop.press(await shop.open('wechat', paid), 'pay');
    const entry = await shop.gateways.alipay.create(open);
    const { outTradeNo, amountFen: totalFen } = paid;
    const refund = { outTradeNo, outRefundNo: `R${outTradeNo}`, refundFen: 5, totalFen, reason: '退款' };
    const { refundId } = await shop.gateways.wechat.refund(refund);
    const before = shop.settings.wechat.publicKeyId;
    await restart();
    expect(shop.settings.wechat.publicKeyId).toBe(before);
    expect(await shop.gateways.wechat.query(outTradeNo)).toMatchObject({
      status: 'refunded',
      amountFen: totalFen,
    });
    expect(await shop.gateways.wechat.refund(refund)).toMatchObject({ refundId });
    const again = await shop.gateways.alipay.create(open);
    expect(new URL(String(again.payload)).pathname).toBe(new URL(String(entry.payload)).pathname);
  });

  test('late money that was on its way still comes', async () => {
    const order = shop.order();
    await shop.press(await shop.open('wechat', order), 'late');
    await shop.gateways.wechat.close(order.outTradeNo);
    await restart();
    await eventually(async () => (await shop.gateways.wechat.query(order.outTradeNo)).status === 'success');
  });

  test('a torn last line (killed while writing) is left out', async () => {
    const order = shop.order();
    await shop.open('wechat', order);
    const path = join(dir, 'journal.jsonl');
    appendFileSync(path, '["trade","wechat X",{"chan');
    await restart();
    expect((await shop.gateways.wechat.query(order.outTradeNo)).status).toBe('unpaid');
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(1);
  });
});
