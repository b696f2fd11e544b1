import { randomUUID } from 'node:crypto';
import { orderKind } from '@harbor/contract/order-kind';
import { type TestApp, testApp } from '../../../testing/app';
import { inTurns, upTo } from '../../../testing/in-turns';
import { repeats } from '../../../testing/race';
import { lockCoupon } from '../orders/coupon-lock';
import { newOrderId } from '../orders/numbers';
import { couponStatus, insertCoupon, insertGoods, stockOf } from '../orders/testing/shop';
import type { TestGoods } from '../orders/testing/shop-types';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses'] });
});
afterAll(() => site.close());

interface Asked {
  quantity?: number;
  words?: number;
  coupon_id?: number;
  user_note?: string;
}

const buy = (token: string, goods: TestGoods, asked: Asked = {}, idempotencyKey?: string) =>
  site.call('POST /service/purchase/:id', {
    params: { id: goods.id },
    body: { spec_id: goods.specId, agreed: true, ...asked },
    token,
    idempotencyKey,
  });

const ordersOf = (userId: number) =>
  site.core.db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute();

describe('the price', () => {
  test('a fixed price is multiplied by the pieces', async () => {
    const buyer = await site.user();
    const { status, data } = await buy(buyer.token, await insertGoods(site.core), { quantity: 3 });
    expect([status, data.pay_fen, data.status]).toEqual([200, 119400, 10]);
    expect(String(data.order_id)).toMatch(/^\d{12}$/);
    expect(data.order_no).toMatch(/^\d{18}$/);
    const seconds = (Date.parse(data.expire_at ?? '') - site.clock.now()) / 1000;
    expect(seconds).toBeGreaterThan(1795);
    expect(seconds).toBeLessThanOrEqual(1800);
  });

  test('6,200 words are 7 千字, and a coupon is taken off', async () => {
    const buyer = await site.user();
    const goods = await insertGoods(site.core, { mode: 2, priceFen: 32000 });
    const coupon = await insertCoupon(site.core, buyer.id, { minFen: 100000, offFen: 6000 });
    const { data } = await buy(buyer.token, goods, { words: 6200, coupon_id: coupon });
    expect(data.pay_fen).toBe(218000);
    expect(await couponStatus(site.core, coupon)).toBe(1);
  });

  test('a quoted service costs nothing yet and is not for paying', async () => {
    const buyer = await site.user();
    const { data } = await buy(buyer.token, await insertGoods(site.core, { mode: 3, priceFen: 0 }), {
      words: 9000,
    });
    expect([data.status, data.pay_fen, data.expire_at]).toEqual([5, 0, null]);
  });

  test('a coupon that covers everything pays the order at once', async () => {
    const buyer = await site.user();
    const coupon = await insertCoupon(site.core, buyer.id, { type: 3, minFen: 0, offFen: 90000 });
    const { data } = await buy(buyer.token, await insertGoods(site.core), { coupon_id: coupon });
    expect([data.status, data.pay_fen]).toEqual([20, 0]);
    expect(await couponStatus(site.core, coupon)).toBe(2);
    const [order] = await ordersOf(buyer.id);
    expect([order?.pay_type, order?.paid_at !== null]).toEqual([3, true]);
  });

  test.each([
    ['price_fen', 1],
    ['pay_fen', 1],
    ['user_id', 7],
    ['status', 60],
    ['is_teacher', 1],
  ])('a body with %s is refused', async (field, value) => {
    const buyer = await site.user();
    const goods = await insertGoods(site.core);
    const answer = await site.call('POST /service/purchase/:id', {
      params: { id: goods.id },
      body: { spec_id: goods.specId, agreed: true, [field]: value } as never,
      token: buyer.token,
    });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
    expect(await ordersOf(buyer.id)).toEqual([]);
  });
});

describe('what cannot be bought', () => {
  test('an unknown service is 404, one off the shelf 409, a foreign specification 422', async () => {
    const buyer = await site.user();
    const goods = await insertGoods(site.core);
    const gone = await insertGoods(site.core, { status: 2 });
    const unknown = await buy(buyer.token, { id: 999_999, specId: goods.specId });
    expect([unknown.status, unknown.msg]).toEqual([404, '服务不存在或已下架']);
    expect((await buy(buyer.token, gone)).status).toBe(409);
    const foreign = await buy(buyer.token, { id: goods.id, specId: gone.specId });
    expect([foreign.status, foreign.errors.spec_id]).toEqual([422, ['请选择该服务的规格']]);
  });

  test('without the tick at the agreement nothing is ordered', async () => {
    const buyer = await site.user();
    const goods = await insertGoods(site.core);
    const answer = await site.call('POST /service/purchase/:id', {
      params: { id: goods.id },
      body: { spec_id: goods.specId, agreed: false } as never,
      token: buyer.token,
    });
    expect(answer.errors.agreed).toEqual(['请阅读并同意服务协议与退款规则']);
  });

  test.each([
    ['another user’s', {}],
    ['below its minimum', { minFen: 99_999_999 }],
    ['of another category', { scope: 1, scopeIds: [1] }],
    ['expired', { days: -1 }],
  ])('a coupon %s is refused and stays as it was', async (name, terms) => {
    const [buyer, other] = [await site.user(), await site.user()];
    const holder = name === 'another user’s' ? other : buyer;
    const coupon = await insertCoupon(site.core, holder.id, {
      ...terms,
      ...(name === 'expired' && { days: -0.001 }),
    });
    const goods = await insertGoods(site.core, { stock: 5 });
    const { status, errors } = await buy(buyer.token, goods, { coupon_id: coupon });
    expect([status, errors.coupon_id?.length]).toEqual([422, 1]);
    expect(await couponStatus(site.core, coupon)).toBe(0);
    expect(await stockOf(site.core, goods.specId)).toBe(5);
  });
});

describe('many at once', () => {
  test('200 parallel purchases of a stock of 10 sell exactly 10', async () => {
    const goods = await insertGoods(site.core, { stock: 10 });
    const buyers = await Promise.all(Array.from({ length: 200 }, () => site.user()));
    // A database that is too busy for the moment answers 503; clients come again.
    const insist = async (token: string) => {
      for (;;) {
        const answer = await buy(token, goods);
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(buyers.map((buyer) => insist(buyer.token)));
    const by = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([by(200), by(409)]).toEqual([10, 190]);
    expect(await stockOf(site.core, goods.specId)).toBe(0);
  });

  test('one coupon in 50 parallel orders is used once, and the stock of the others is untouched', async () => {
    const buyer = await site.user();
    const coupon = await insertCoupon(site.core, buyer.id);
    const goods = await insertGoods(site.core, { stock: 100 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        buy(buyer.token, goods, { coupon_id: coupon, user_note: `第${i}单` }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(49).fill(422)]);
    expect(await stockOf(site.core, goods.specId)).toBe(99);
  });

  test('two orders for one coupon, fifty times: one of them gets it', async () => {
    const goods = await insertGoods(site.core, { stock: 2 * repeats });
    const buyer = await site.user();
    await inTurns(upTo(repeats), 4, async (round) => {
      const coupon = await insertCoupon(site.core, buyer.id);
      const answers = await Promise.all(
        ['电脑', '手机'].map((on) =>
          buy(buyer.token, goods, { coupon_id: coupon, user_note: `第${round}单，${on}` }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    });
    expect(await stockOf(site.core, goods.specId)).toBe(repeats);
  });

  test('fifty orders lock one coupon, as often: one of them holds it', async () => {
    const buyer = await site.user();
    const purchase = {
      userId: buyer.id,
      kind: orderKind.service,
      goodsId: 1,
      categoryId: 5,
      totalFen: 39800,
    };
    const now = new Date(site.clock.now());
    await inTurns(upTo(repeats), 2, async () => {
      const coupon = await insertCoupon(site.core, buyer.id);
      const tries = await Promise.allSettled(
        upTo(50).map(() =>
          site.core.db.transaction().execute((trx) => lockCoupon(trx, coupon, newOrderId(), now, purchase)),
        ),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await couponStatus(site.core, coupon)).toBe(1);
    });
  });

  test('the same idempotency key 50 times makes one order', async () => {
    const buyer = await site.user();
    const goods = await insertGoods(site.core);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(buyer.token, goods, {}, key)));
    const ids = new Set(
      answers.filter((answer) => answer.status === 200).map((answer) => answer.data.order_id),
    );
    expect(ids.size).toBe(1);
    expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true);
    expect(await ordersOf(buyer.id)).toHaveLength(1);
    const replay = await buy(buyer.token, goods, {}, key);
    expect(replay.headers['idempotent-replayed']).toBe('true');
    const other = await buy(buyer.token, goods, { quantity: 2 }, key);
    expect(other.status).toBe(422);
  });

  test('a double click without a key gives the same unpaid order, another wish another one', async () => {
    const buyer = await site.user();
    const goods = await insertGoods(site.core);
    const clicks = await Promise.all(Array.from({ length: 10 }, () => buy(buyer.token, goods)));
    expect(new Set(clicks.map((click) => click.data.order_id)).size).toBe(1);
    const other = await buy(buyer.token, goods, { quantity: 2 });
    expect(other.data.order_id).not.toBe(clicks[0]?.data.order_id);
    site.clock.advance(31 * 60_000);
    const later = await buy(buyer.token, goods);
    expect(later.data.order_id).not.toBe(clicks[0]?.data.order_id);
    site.clock.advance(-31 * 60_000);
  });
});
