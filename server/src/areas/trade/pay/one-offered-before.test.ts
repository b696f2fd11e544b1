import type { Kysely } from 'kysely';
import { down, up } from '../../../db/migrations/0042_one_open_payment';
import { type TestApp, testApp } from '../../../testing/app';
import { newTradeNo } from '../orders/numbers';
import { putOrder, unpaidOrder } from '../orders/testing/orders';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders'] });
});
afterAll(() => site.close());

test('of several numbers that were open, the newest that pays the order stays; the others are left to the poller', async () => {
  const { db } = site.core;
  const buyer = await site.user();
  const [open, repriced, cancelled] = [
    await unpaidOrder(site, buyer.token),
    await unpaidOrder(site, buyer.token),
    await unpaidOrder(site, buyer.token),
  ];
  await putOrder(site, cancelled, 70);
  const plain = db as unknown as Kysely<unknown>;
  await down(plain);

  const at = new Date(site.clock.now());
  const later = new Date(at.getTime() + 60_000);
  const insert = (order_id: number, channel: 'wechat' | 'alipay', status: number, amount_fen = 39_800) =>
    db
      .insertInto('payments')
      .values({
        ...{ pay_no: newTradeNo('P'), order_id, channel, scene: 'native', amount_fen, status },
        ...{ expire_at: later, watch_until: later, next_poll_at: status === 2 ? null : later },
        ...{ created_at: at, updated_at: at },
      })
      .returning('pay_no')
      .executeTakeFirstOrThrow();
  await insert(open, 'wechat', 0);
  await insert(open, 'wechat', 3);
  await insert(open, 'alipay', 0);
  const stays = await insert(open, 'wechat', 0);
  await insert(open, 'wechat', 2);
  const paying = await insert(repriced, 'alipay', 0);
  await insert(repriced, 'alipay', 0, 30_000);
  await insert(cancelled, 'wechat', 0);

  await plain.transaction().execute(up);
  const rows = await db
    .selectFrom('payments')
    .select(['pay_no', 'replaced_at', 'next_poll_at'])
    .where('status', 'in', [0, 3])
    .where('order_id', 'in', [open, repriced, cancelled])
    .execute();
  const offered = rows.filter((row) => row.replaced_at === null).map((row) => row.pay_no);
  expect(offered.sort()).toEqual([stays.pay_no, paying.pay_no].sort());
  const left = rows.filter((row) => row.replaced_at !== null);
  expect(left.map((row) => row.next_poll_at)).toEqual(left.map((row) => row.replaced_at));
  expect(left).toHaveLength(5);
});
