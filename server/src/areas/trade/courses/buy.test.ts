import { courseStatus } from '@harbor/contract/course-status';
import { expireOrders } from '../checkout/expire';
import { orderRow } from '../orders/testing/orders';
import { settleDirectly } from '../orders/testing/pay-directly';
import { couponStatus, insertCoupon } from '../orders/testing/shop';
import { type ChannelName, type PaySite, paySite, until } from '../pay/testing/pay-site';
import { buyCourse, insertCourse, openThrough } from './testing/courses';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());

const ordersOf = (userId: number) =>
  site.core.db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

const opened = (id: number) => until(async () => (await orderRow(site, id)).status === 60);

const ways: [ChannelName, 'desktop' | 'mobile', 'code_url' | 'redirect_url'][] = [
  ['wechat', 'desktop', 'code_url'],
  ['wechat', 'mobile', 'redirect_url'],
  ['alipay', 'desktop', 'redirect_url'],
  ['alipay', 'mobile', 'redirect_url'],
];

describe.each(ways)('%s on %s', (channel, scene, field) => {
  test('one call makes the order and opens its payment; once it is paid the course is open', async () => {
    const buyer = await site.user();
    const course = await insertCourse(site.core);
    const { status, data: payment } = await buyCourse(site, buyer.token, course, channel, { scene });
    expect([status, payment.status, payment.channel, payment.amount_fen]).toEqual([200, 0, channel, 19_900]);
    expect(payment[field]).toMatch(/^http/);
    expect(await openThrough(site.core, course)).toEqual([]);

    await site.atCashier(payment, 'pay');
    await opened(payment.order_id);
    expect(await openThrough(site.core, course)).toEqual([payment.order_id]);
    expect(await orderRow(site, payment.order_id)).toMatchObject({
      ...{
        kind: 2,
        goods_id: course,
        spec_id: null,
        pay_fen: 19_900,
        pay_type: channel === 'wechat' ? 1 : 2,
      },
      finished_at: expect.any(Date),
    });
    const state = await site.call('GET /pay/state/:id', {
      params: { id: payment.order_id },
      token: buyer.token,
    });
    expect(state.data).toMatchObject({ paid: true, order_status: 60 });
  });
});

describe('what can be bought', () => {
  const { draft, reviewing, onShelf, updating, offShelf } = courseStatus;

  test.each([
    ['a draft', draft, 404, '课程不存在'],
    ['one that waits for its review', reviewing, 404, '课程不存在'],
    ['one that was taken off', offShelf, 409, '该课程已下架，暂不能购买'],
    ['one on the shelf', onShelf, 200, '操作成功'],
    ['one that still grows', updating, 200, '操作成功'],
  ])('%s', async (_, status, code, msg) => {
    const buyer = await site.user();
    const answer = await buyCourse(site, buyer.token, await insertCourse(site.core, { status }));
    expect(answer.status).toBe(code);
    if (code !== 200) expect([answer.msg, await ordersOf(buyer.id)]).toEqual([msg, []]);
  });

  test('nothing that is not there, and nothing without consent to the terms', async () => {
    const buyer = await site.user();
    expect((await buyCourse(site, buyer.token, 999_999)).status).toBe(404);
    const unsaid = await site.call('POST /course/:id/wechat/pay', {
      params: { id: await insertCourse(site.core) },
      body: {} as never,
      token: buyer.token,
    });
    expect([unsaid.status, unsaid.errors]).toEqual([422, { agreed: ['请阅读并同意服务协议与退款规则'] }]);
    expect(await ordersOf(buyer.id)).toEqual([]);
  });

  test('nothing that the buyer has already, by whatever way', async () => {
    const buyer = await site.user();
    const course = await insertCourse(site.core);
    const { data } = await buyCourse(site, buyer.token, course);
    await settleDirectly(site.core, data.pay_no);
    for (const channel of ['wechat', 'alipay'] as const) {
      const again = await buyCourse(site, buyer.token, course, channel);
      expect([again.status, again.msg]).toEqual([409, '您已拥有该课程']);
    }
    expect(await ordersOf(buyer.id)).toHaveLength(1);
  });

  test('nothing by an account that is being closed', async () => {
    const buyer = await site.user();
    await site.core.db.updateTable('users').set({ status: 3 }).where('id', '=', buyer.id).execute();
    const answer = await buyCourse(site, buyer.token, await insertCourse(site.core));
    expect(answer.status).not.toBe(200);
    expect(await ordersOf(buyer.id)).toEqual([]);
  });
});

describe('what it costs', () => {
  test('the catalogue decides, and an order that is there keeps its price', async () => {
    const buyer = await site.user();
    const course = await insertCourse(site.core);
    const first = await buyCourse(site, buyer.token, course);
    await site.core.db.updateTable('courses').set({ price_fen: 1 }).where('id', '=', course).execute();
    const again = await buyCourse(site, buyer.token, course);
    expect([first.data.amount_fen, again.data.amount_fen]).toEqual([19_900, 19_900]);
    const strange = await site.call('POST /course/:id/wechat/pay', {
      params: { id: course },
      body: { agreed: true, pay_fen: 1 } as never,
      token: buyer.token,
    });
    expect(strange.status).toBe(422);
  });

  test.each([
    ['for courses', { scope: 3, minFen: 19_900 }, 13_900],
    ['for everything', { scope: 0 }, 13_900],
  ])('a coupon %s is locked with the order and used up by the payment', async (_, given, amount) => {
    const buyer = await site.user();
    const coupon = await insertCoupon(site.core, buyer.id, given);
    const { data } = await buyCourse(site, buyer.token, await insertCourse(site.core), 'wechat', {
      coupon_id: coupon,
    });
    expect([data.amount_fen, await couponStatus(site.core, coupon)]).toEqual([amount, 1]);
    await settleDirectly(site.core, data.pay_no);
    expect(await couponStatus(site.core, coupon)).toBe(2);
  });

  test.each([
    ['of a category', { scope: 1, scopeIds: [5] }, '优惠券不适用于课程'],
    ['of one service', { scope: 2, scopeIds: [1] }, '优惠券不适用于课程'],
    ['from a higher price on', { scope: 3, minFen: 20_000 }, '优惠券满200元可用'],
  ])('a coupon %s is refused, and nothing is ordered', async (_, given, why) => {
    const buyer = await site.user();
    const coupon = await insertCoupon(site.core, buyer.id, given);
    const course = await insertCourse(site.core);
    const answer = await buyCourse(site, buyer.token, course, 'wechat', { coupon_id: coupon });
    expect([answer.status, answer.errors]).toEqual([422, { coupon_id: [why] }]);
    expect([await couponStatus(site.core, coupon), await ordersOf(buyer.id)]).toEqual([0, []]);
  });

  test("somebody else's coupon is refused", async () => {
    const [buyer, other] = [await site.user(), await site.user()];
    const coupon = await insertCoupon(site.core, other.id);
    const answer = await buyCourse(site, buyer.token, await insertCourse(site.core), 'wechat', {
      coupon_id: coupon,
    });
    expect([answer.status, await couponStatus(site.core, coupon)]).toEqual([422, 0]);
  });

  test('a free course is open at once, no gateway is asked, and buying it again is refused', async () => {
    const buyer = await site.user();
    const course = await insertCourse(site.core, { priceFen: 0 });
    const create = jest.spyOn(site.core.gateways.wechat, 'create');
    const { status, data } = await buyCourse(site, buyer.token, course);
    expect([status, data.status, data.amount_fen, data.code_url]).toEqual([200, 1, 0, '']);
    expect(create).not.toHaveBeenCalled();
    create.mockRestore();
    expect(await openThrough(site.core, course)).toEqual([data.order_id]);
    expect(await orderRow(site, data.order_id)).toMatchObject({ status: 60, pay_type: 3 });
    expect((await buyCourse(site, buyer.token, course)).msg).toBe('您已拥有该课程');
  });

  test('a free course takes no coupon: it would be used up for nothing', async () => {
    const buyer = await site.user();
    const coupon = await insertCoupon(site.core, buyer.id, { type: 3, minFen: 0, offFen: 1000 });
    const course = await insertCourse(site.core, { priceFen: 0 });
    const answer = await buyCourse(site, buyer.token, course, 'wechat', { coupon_id: coupon });
    expect([answer.status, answer.errors]).toEqual([422, { coupon_id: ['优惠券没有可减的金额'] }]);
    expect([await couponStatus(site.core, coupon), await ordersOf(buyer.id)]).toEqual([0, []]);
  });

  test.each(['with the order', 'afterwards'])(
    'a coupon over the whole price, taken %s, opens it',
    async (when) => {
      const buyer = await site.user();
      const course = await insertCourse(site.core, { priceFen: 990 });
      const coupon = await insertCoupon(site.core, buyer.id, { type: 3, minFen: 0, offFen: 1000 });
      if (when === 'afterwards')
        expect((await buyCourse(site, buyer.token, course)).data.amount_fen).toBe(990);
      const { data } = await buyCourse(site, buyer.token, course, 'alipay', { coupon_id: coupon });
      expect([data.status, data.amount_fen]).toEqual([1, 0]);
      expect([await openThrough(site.core, course), await couponStatus(site.core, coupon)]).toEqual([
        [data.order_id],
        2,
      ]);
    },
  );
});

describe('an unpaid order of the course is taken up again', () => {
  test('by the same way with the same number, by another with a new one', async () => {
    const buyer = await site.user();
    const course = await insertCourse(site.core);
    const first = await buyCourse(site, buyer.token, course);
    const same = await buyCourse(site, buyer.token, course);
    const other = await buyCourse(site, buyer.token, course, 'alipay');
    expect(same.data.pay_no).toBe(first.data.pay_no);
    expect(other.data.pay_no).not.toBe(first.data.pay_no);
    expect(new Set([first, same, other].map(({ data }) => data.order_id)).size).toBe(1);
    expect(await ordersOf(buyer.id)).toHaveLength(1);
  });

  test('with its coupon, with another one, or with none, as the buyer says', async () => {
    const buyer = await site.user();
    const course = await insertCourse(site.core);
    const [one, two] = [
      await insertCoupon(site.core, buyer.id, { offFen: 1000 }),
      await insertCoupon(site.core, buyer.id, { offFen: 2000 }),
    ];
    const amounts = [];
    for (const coupon_id of [one, undefined, two, null])
      amounts.push((await buyCourse(site, buyer.token, course, 'wechat', { coupon_id })).data.amount_fen);
    expect(amounts).toEqual([18_900, 18_900, 17_900, 19_900]);
    expect([await couponStatus(site.core, one), await couponStatus(site.core, two)]).toEqual([0, 0]);
    expect(await ordersOf(buyer.id)).toHaveLength(1);
  });

  test('from the order itself, which can also be cancelled', async () => {
    const buyer = await site.user();
    const course = await insertCourse(site.core);
    const { data } = await buyCourse(site, buyer.token, course);
    const of = { params: { id: data.order_id }, body: {}, token: buyer.token };
    expect((await site.call('POST /pay/continue_wechat/:id', of)).data.pay_no).toBe(data.pay_no);
    expect((await site.call('POST /user/cancel/:id', of)).data.status).toBe(70);
    const next = await buyCourse(site, buyer.token, course);
    expect(next.data.order_id).not.toBe(data.order_id);
  });

  test('until its half hour is over', async () => {
    const buyer = await site.user();
    const course = await insertCourse(site.core);
    const { data } = await buyCourse(site, buyer.token, course);
    site.clock.advance(31 * 60_000);
    const next = await buyCourse(site, buyer.token, course);
    expect([next.status, next.data.order_id === data.order_id]).toEqual([200, false]);
    await expireOrders(site.core);
    expect((await ordersOf(buyer.id)).map(({ status }) => status)).toEqual([70, 10]);
    site.clock.advance(-31 * 60_000);
  });
});
