import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { refundStatus } from './refund-status';
import { orderRow, paidOrder, putOrder, unpaidOrder } from './testing/orders';
import { insertPayment, settleDirectly } from './testing/pay-directly';
import { couponStatus, insertCoupon, insertGoods, stockOf } from './testing/shop';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses'] });
});
afterAll(() => site.close());

const cancel = (token: string, id: number, reason?: string) =>
  site.call('POST /user/cancel/:id', { params: { id }, body: { reason }, token });
const info = (token: string, id: number) => site.call('POST /user/order_info/:id', { params: { id }, token });

describe('an order’s page', () => {
  test('tells what was bought, what is to be done next, and by when', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token, { mode: 2, priceFen: 32000 });
    const { data } = await info(buyer.token, id);
    expect(data).toMatchObject({
      id,
      status: 10,
      status_text: '待付款',
      spec_text: '标准 · 6,200 字（按 7 千字计价）',
      unit_fen: 32000,
      quantity: 7,
      total_fen: 224000,
      pay_fen: 224000,
      pay_type: 0,
      category_title: '分类5',
      teacher: null,
      refund: null,
      actions: { pay: true, cancel: true, refund: false, hide: false, rebuy: false, cancel_refund: false },
    });
    expect(data.hint).toMatch(/^请在 \d\d-\d\d \d\d:\d\d 前付款，超时订单自动取消$/);
    expect(data.milestones.map((m) => `${m.label}:${m.state}`)).toEqual([
      '待付款:current',
      '待完善:todo',
      '待接单:todo',
      '服务中:todo',
      '待验收:todo',
      '已完成:todo',
    ]);
    expect(data.history.map((row) => row.title)).toEqual(['您提交订单']);
  });

  test('after payment the form is next, and the timeline says who paid what', async () => {
    const buyer = await site.user();
    const id = await paidOrder(site, buyer.token, { priceFen: 218000, needTrial: true });
    const { data } = await info(buyer.token, id);
    expect(data).toMatchObject({
      status: 20,
      hint: '资料还未填写，提交后客服为您安排老师',
      pay_type: 1,
      actions: { pay: false, cancel: false, refund: true },
    });
    expect(data.pay_text).toMatch(/^微信支付 · \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(data.milestones.map((m) => m.state)).toEqual(['done', 'current', 'todo', 'todo', 'todo', 'todo']);
    expect(data.milestones[2]?.label).toBe('试做中');
    expect(data.history.map((row) => row.title)).toEqual(['您付款 ¥2,180.00', '您提交订单']);
  });

  test('a delivered version counts down to acceptance', async () => {
    const buyer = await site.user();
    const id = await paidOrder(site, buyer.token);
    const at = new Date(site.clock.now() - 1.5 * 24 * 3600_000 + 60_000);
    await putOrder(site, id, s.delivered, {
      delivered_at: at,
      accept_at: new Date(at.getTime() + 7 * 24 * 3600_000),
    });
    await site.core.db
      .insertInto('deliverables')
      .values({
        order_id: id,
        version: 2,
        by_name: '林书瑶',
        title: '深度润色终稿',
        text: '已逐条处理。',
        files: '[]',
        at,
      })
      .execute();
    const { data } = await info(buyer.token, id);
    expect(data.hint).toBe('第 2 版已交付，还有 5 天 12 小时自动验收');
    expect(data.deliverables[0]).toMatchObject({ version: 2, by: '林书瑶' });
    expect(data.milestones[4]).toEqual({ label: '待验收', description: '第 2 版已交付', state: 'current' });
  });
});

describe('the list', () => {
  test('each tab shows its orders, and the counts are of the same orders', async () => {
    const buyer = await site.user();
    const unpaid = await unpaidOrder(site, buyer.token);
    const quoted = await unpaidOrder(site, buyer.token, { mode: 3, priceFen: 0 });
    const places = { incomplete: 20, serving: 40, delivered: 50, review: 60 } as const;
    const at: Record<string, number> = {};
    for (const [tab, status] of Object.entries(places)) {
      at[tab] = await paidOrder(site, buyer.token);
      await putOrder(site, at[tab], status);
    }
    const refunding = await paidOrder(site, buyer.token);
    await putOrder(site, refunding, s.serving, { refund_status: refundStatus.applied });
    const shown = async (
      tab: 'unpaid' | 'incomplete' | 'serving' | 'delivered' | 'review' | 'refund' | 'all',
    ) => {
      const { data } = await site.call('POST /user/get_orders', { body: { tab }, token: buyer.token });
      return data.data.map((card) => card.id);
    };
    expect((await shown('unpaid')).sort()).toEqual([unpaid, quoted].sort());
    for (const tab of ['incomplete', 'serving', 'delivered', 'review'] as const)
      expect(await shown(tab)).toEqual([at[tab]]);
    expect(await shown('refund')).toEqual([refunding]);
    expect(await shown('all')).toHaveLength(7);

    const counts = await site.call('GET /user/get_wait_num', { token: buyer.token });
    expect(counts.data).toEqual({ unpaid: 2, incomplete: 1, serving: 1, delivered: 1, review: 1, refund: 1 });
    const badge = await site.call('GET /user/get_order_num', { token: buyer.token });
    expect(badge.data.count).toBe(3);
    const reviews = await site.call('GET /user/get_appraise_num', { token: buyer.token });
    expect(reviews.data).toEqual({ to_review: 1, reviewed: 0 });
  });

  test('it is searched by title and number, literally, and paged by ten', async () => {
    const buyer = await site.user();
    const ids: number[] = [];
    for (let i = 0; i < 12; i += 1) ids.push(await unpaidOrder(site, buyer.token));
    const list = (body: { keyword?: string; page?: number }) =>
      site.call('POST /user/get_orders', { body, token: buyer.token });
    const second = await list({ page: 2 });
    expect([second.data.total, second.data.last_page, second.data.data.length]).toEqual([12, 2, 2]);
    expect((await list({ keyword: '开题报告' })).data.total).toBe(12);
    expect((await list({ keyword: '%' })).data.total).toBe(0);
    const { order_no } = await orderRow(site, ids[3] ?? 0);
    expect((await list({ keyword: order_no })).data.data.map((card) => card.id)).toEqual([ids[3]]);
  });
});

describe('cancelling', () => {
  test('an unpaid order is cancelled; coupon and stock come back once', async () => {
    const buyer = await site.user();
    const goods = await insertGoods(site.core, { stock: 3 });
    const coupon = await insertCoupon(site.core, buyer.id);
    const bought = await site.call('POST /service/purchase/:id', {
      params: { id: goods.id },
      body: { spec_id: goods.specId, agreed: true, quantity: 2, coupon_id: coupon },
      token: buyer.token,
    });
    const id = bought.data.order_id;
    expect(await stockOf(site.core, goods.specId)).toBe(1);
    expect((await cancel(buyer.token, id, '拍错了')).data).toEqual({ status: 70, refund_status: 0 });
    expect([await couponStatus(site.core, coupon), await stockOf(site.core, goods.specId)]).toEqual([0, 3]);
    const again = await cancel(buyer.token, id);
    expect([again.status, again.msg]).toEqual([409, '状态已变化，请刷新']);
    expect(await stockOf(site.core, goods.specId)).toBe(3);
    const { data } = await info(buyer.token, id);
    expect(data.hint).toBe('您已取消订单：拍错了');
    expect(data.actions).toMatchObject({ hide: true, rebuy: true, pay: false, cancel: false });
  });

  test('a paid order that nobody began is refunded; an order with nothing paid closes at once', async () => {
    const buyer = await site.user();
    const goods = await insertGoods(site.core, { stock: 1 });
    const coupon = await insertCoupon(site.core, buyer.id, { type: 3, minFen: 0, offFen: 90000 });
    const bought = await site.call('POST /service/purchase/:id', {
      params: { id: goods.id },
      body: { spec_id: goods.specId, agreed: true, coupon_id: coupon },
      token: buyer.token,
    });
    expect(bought.data.status).toBe(20);
    const answer = await cancel(buyer.token, bought.data.order_id);
    expect(answer.data).toEqual({ status: 80, refund_status: 4 });
    expect([await couponStatus(site.core, coupon), await stockOf(site.core, goods.specId)]).toEqual([0, 1]);
  });

  test.each([30, 20] as const)('from %i it is possible, once', async (status) => {
    const buyer = await site.user();
    const id = await paidOrder(site, buyer.token);
    await putOrder(site, id, status);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => cancel(buyer.token, id)));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409, 409, 409]);
    const refunds = await site.core.db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
    expect(refunds.map((refund) => refund.apply_fen)).toEqual([39800]);
  });

  test.each([35, 40, 50, 55, 60, 70, 80] as const)('from %i it is refused', async (status) => {
    const buyer = await site.user();
    const id = await paidOrder(site, buyer.token);
    await putOrder(site, id, status);
    const answer = await cancel(buyer.token, id);
    expect([answer.status, answer.msg]).toEqual([409, '状态已变化，请刷新']);
    expect((await orderRow(site, id)).status).toBe(status);
  });

  test('after 30 minutes an unpaid order closes by itself, and the buyer is told', async () => {
    const { expireOrders } = await import('../checkout/expire');
    const { deliverOutbox } = await import('../pay/outbox-delivery');
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    await expireOrders(site.core);
    expect((await orderRow(site, id)).status).toBe(10);
    site.clock.advance(31 * 60_000);
    const late = await info(buyer.token, id);
    expect(late.data.actions.pay).toBe(false);
    await Promise.all([expireOrders(site.core), expireOrders(site.core)]);
    await deliverOutbox(site.core);
    const { data } = await info(buyer.token, id);
    expect([data.status, data.hint]).toEqual([70, '超时未付款，订单已自动取消']);
    expect(data.history.map((row) => row.title)).toEqual(['超时未付款，订单自动取消', '您提交订单']);
    const messages = await site.core.db
      .selectFrom('messages')
      .selectAll()
      .where('user_id', '=', buyer.id)
      .execute();
    expect(messages.map((message) => message.title)).toEqual(['订单已自动取消']);
  });
});

describe('withdrawing and hiding', () => {
  test('a refund that is not decided can be withdrawn; the reserved amount is free again', async () => {
    const buyer = await site.user();
    const id = await paidOrder(site, buyer.token);
    const payment = await site.core.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const now = new Date(site.clock.now());
    await site.core.db
      .updateTable('payments')
      .set({ refund_fen: 39800 })
      .where('id', '=', payment.id)
      .execute();
    await site.core.db
      .insertInto('refunds')
      .values({
        refund_no: 'RTEST1234567',
        order_id: id,
        payment_id: payment.id,
        kind: 'order',
        reason_code: 'late',
        apply_fen: 39800,
        status: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await putOrder(site, id, s.serving, { refund_status: 1 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.call('POST /user/cancel_refund/:id', { params: { id }, token: buyer.token })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const { refund_fen } = await site.core.db
      .selectFrom('payments')
      .select('refund_fen')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    expect(refund_fen).toBe(0);
    expect(await orderRow(site, id)).toMatchObject({ status: 40, refund_status: 6 });
  });

  test('only ended orders leave the list', async () => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const hide = () => site.call('POST /user/hide_order/:id', { params: { id }, token: buyer.token });
    expect((await hide()).status).toBe(409);
    await cancel(buyer.token, id);
    expect((await hide()).data).toEqual({ hidden: true });
    const { data } = await site.call('POST /user/get_orders', { body: {}, token: buyer.token });
    expect(data.total).toBe(0);
  });
});

test('a visitor is asked to log in', async () => {
  const answer = await site.call('POST /user/get_orders', { body: {} });
  expect([answer.status, answer.msg]).toEqual([401, '请登录']);
});

test.each(['user_id', 'status', 'pay_fen', 'balance'])(
  'unknown field %s is refused by every write',
  async (field) => {
    const buyer = await site.user();
    const id = await unpaidOrder(site, buyer.token);
    const extra = { [field]: 1 } as never;
    const token = buyer.token;
    const answers = [
      await site.call('POST /user/cancel/:id', { params: { id }, token, body: extra }),
      await site.call('POST /user/get_orders', { token, body: extra }),
      await site.call('POST /pay/continue_wechat/:id', { params: { id }, token, body: extra }),
      await site.call('POST /pay/alipay_pay', { token, body: { order_id: id, ...(extra as object) } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([422, 422, 422, 422]);
  },
);

test('a second success for the same order never counts twice', async () => {
  const buyer = await site.user();
  const id = await unpaidOrder(site, buyer.token);
  const [first, second] = [await insertPayment(site.core, id), await insertPayment(site.core, id, 'alipay')];
  const results = await Promise.all([settleDirectly(site.core, first), settleDirectly(site.core, second)]);
  expect(results.sort()).toEqual(['paid', 'refunding']);
});
