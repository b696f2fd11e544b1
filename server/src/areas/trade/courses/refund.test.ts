import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../testing/app';
import { school } from '../invoices/testing/invoices';
import { orderRow, putOrder } from '../orders/testing/orders';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';
import { couponStatus, insertCoupon } from '../orders/testing/shop';
import { tradeSite } from '../orders/testing/trade-site';
import { failRefund, finishRefund } from '../refunds/finish';
import { refundRow } from '../refunds/testing/refunds';
import { buyCourse, enrolmentsOf, insertCourse, paidCourse, unpaidCourse } from './testing/courses';

const day = 24 * 3_600_000;

let site: TestApp;
let staff: { token: string };
beforeAll(async () => {
  site = await tradeSite(['invoices', 'reimbursement', 'orderDesk']);
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

/** A course that was just bought. */
async function bought() {
  const buyer = await site.user();
  const course = await insertCourse(site.core);
  const id = await paidCourse(site, buyer.token, course);
  return { buyer, course, id, token: buyer.token };
}

const apply = (token: string, id: number, more: { amount_fen?: number } = {}) =>
  site.call('POST /refund/apply/:id', {
    params: { id },
    token,
    body: { reason: 'not_needed', content: '暂时没有时间学习，希望退回。', ...more },
  });

const termsOf = async (token: string, id: number) =>
  (await site.call('GET /refund/info/:id', { params: { id }, token })).data.terms;

const see = (orderId: number, percent: number) =>
  site.core.db.updateTable('enrolments').set({ percent }).where('order_id', '=', orderId).execute();

/** As if it had been paid so many ms earlier. */
const putBack = (id: number, ms: number) => {
  const at = new Date(site.clock.now() - ms);
  return putOrder(site, id, 60, { paid_at: at, finished_at: at });
};

const approve = async (id: number, amount_fen?: number) => {
  const refund = await refundRow(site, id);
  return site.call('POST /staff/refund/act/:id', {
    params: { id: refund.id },
    token: staff.token,
    idempotencyKey: randomUUID(),
    body: { act: 'approve', ...(amount_fen !== undefined && { amount_fen }) },
  });
};

/** The gateway gives the money back. */
const arrive = async (id: number) => {
  const { refund_no } = await refundRow(site, id);
  const now = new Date(site.clock.now());
  await site.core.db.transaction().execute((trx) => finishRefund(trx, refund_no, 'C1', now));
};

const stands = async (id: number, course: number) => [
  (await orderRow(site, id)).status,
  (await enrolmentsOf(site.core, course)).map(({ status }) => status),
];

test('a week long a course that was hardly seen is given back whole, without anybody’s decision', async () => {
  const { token, id, course } = await bought();
  await see(id, 10);
  await putBack(id, 7 * day - 60_000);
  expect(await termsOf(token, id)).toMatchObject({ allowed: true, automatic: true, refundable_fen: 19_900 });
  expect((await apply(token, id)).status).toBe(200);
  expect(await refundRow(site, id)).toMatchObject({ status: 3, apply_fen: 19_900, approved_fen: 19_900 });
  // What it was given back for would not hold if it could be seen until the money is there.
  expect(await stands(id, course)).toEqual([60, [3]]);
  await arrive(id);
  expect(await stands(id, course)).toEqual([80, [3]]);
});

test('afterwards it can be bought again', async () => {
  const { buyer, token, id, course } = await bought();
  await apply(token, id);
  await arrive(id);
  const again = await paidCourse(site, token, course);
  expect(await enrolmentsOf(site.core, course)).toMatchObject([
    { order_id: id, user_id: buyer.id, status: 3 },
    { order_id: again, user_id: buyer.id, status: 1 },
  ]);
});

test('its coupon comes back with the whole refund', async () => {
  const buyer = await site.user();
  const course = await insertCourse(site.core);
  const coupon = await insertCoupon(site.core, buyer.id, { scope: 3 });
  const id = await unpaidCourse(site, buyer.token, course);
  await site.call('POST /user/change_coupon/:id', {
    params: { id },
    body: { coupon_id: coupon },
    token: buyer.token,
  });
  await settleDirectly(site.core, await insertPayment(site.core, id));
  expect(await couponStatus(site.core, coupon)).toBe(2);
  await apply(buyer.token, id);
  await arrive(id);
  expect(await couponStatus(site.core, coupon)).toBe(0);
});

test.each([
  ['more than a week after the payment', 7 * day + 60_000, 0],
  ['after more than a tenth was seen', 0, 11],
])('%s staff decide, and the course stays open until they grant it', async (_, later, percent) => {
  const { token, id, course } = await bought();
  await see(id, percent);
  await putBack(id, later);
  expect(await termsOf(token, id)).toMatchObject({ allowed: true, automatic: false, suggested_fen: null });
  expect((await apply(token, id)).errors).toEqual({ amount_fen: ['请输入退款金额'] });
  expect((await apply(token, id, { amount_fen: 19_900 })).status).toBe(200);
  expect([(await refundRow(site, id)).status, await stands(id, course)]).toEqual([1, [60, [1]]]);
  expect((await approve(id)).status).toBe(200);
  expect(await stands(id, course)).toEqual([60, [3]]);
  await arrive(id);
  expect(await stands(id, course)).toEqual([80, [3]]);
});

test('a refund that is refused or taken back leaves the course open', async () => {
  const [refused, withdrawn] = [await bought(), await bought()];
  for (const { token, id } of [refused, withdrawn]) {
    await see(id, 50);
    expect((await apply(token, id, { amount_fen: 19_900 })).status).toBe(200);
  }
  const { id } = await refundRow(site, refused.id);
  const body = {
    act: 'refuse',
    content: '已学习超过十分之一，不能全额退款。',
    basis: '课程退款规则第二条',
  } as const;
  await site.call('POST /staff/refund/act/:id', {
    params: { id },
    token: staff.token,
    idempotencyKey: randomUUID(),
    body,
  });
  await site.call('POST /user/cancel_refund/:id', { params: { id: withdrawn.id }, token: withdrawn.token });
  expect([(await refundRow(site, refused.id)).status, (await refundRow(site, withdrawn.id)).status]).toEqual([
    5, 6,
  ]);
  expect(await stands(refused.id, refused.course)).toEqual([60, [1]]);
  expect(await stands(withdrawn.id, withdrawn.course)).toEqual([60, [1]]);
});

test('money that the channel cannot bring back does not open the course again', async () => {
  const { token, id, course } = await bought();
  await apply(token, id);
  const { refund_no } = await refundRow(site, id);
  const now = new Date(site.clock.now());
  await site.core.db.transaction().execute((trx) => failRefund(trx, refund_no, 'ACCOUNT_CLOSED', now));
  expect((await refundRow(site, id)).status).toBe(7);
  expect(await stands(id, course)).toEqual([60, [3]]);
});

test('a part that staff give back leaves the course open', async () => {
  const { token, id, course } = await bought();
  await see(id, 50);
  await apply(token, id, { amount_fen: 10_000 });
  await approve(id, 5000);
  await arrive(id);
  expect(await stands(id, course)).toEqual([60, [1]]);
});

test('with an invoice staff reverse it first, however fresh the course', async () => {
  const { token, id } = await bought();
  const key = { params: { id }, token };
  expect((await site.call('POST /invoice/apply/:id', { ...key, body: school })).status).toBe(200);
  // Asked for and not issued: nothing has to be reversed.
  expect((await termsOf(token, id)).automatic).toBe(true);
  await site.core.db
    .updateTable('invoices')
    .set({ status: 2, number: '12345678', issued_on: '2026-11-21', amount_fen: 19_900 })
    .where('order_id', '=', id)
    .execute();
  expect(await termsOf(token, id)).toMatchObject({ automatic: false, suggested_fen: 19_900 });
  await apply(token, id, { amount_fen: 19_900 });
  expect((await refundRow(site, id)).status).toBe(1);
  expect((await approve(id)).status).toBe(409);
});

test('a course that cost nothing has nothing to give back, and a paid one is not cancelled', async () => {
  const buyer = await site.user();
  const course = await insertCourse(site.core, { priceFen: 0 });
  const { data } = await buyCourse(site, buyer.token, course);
  expect(await termsOf(buyer.token, data.order_id)).toMatchObject({
    ...{ allowed: false, automatic: false },
    why: '订单没有可以退的款项',
  });
  const { token, id } = await bought();
  expect((await site.call('POST /user/cancel/:id', { params: { id }, body: {}, token })).status).toBe(409);
});

test('its papers speak of a course, and ask for no acceptance', async () => {
  const { token, id } = await bought();
  const { data } = await site.call('GET /reimbursement/info/:id', { params: { id }, token });
  expect(data.allowed).toBe(true);
  expect(data.papers.map(({ name }) => name)).not.toContain('验收单');
  expect(data.checks.find(({ key }) => key === 'acceptance')).toMatchObject({
    state: 'ok',
    text: expect.stringMatching(/^课程于 \d{4}-\d{2}-\d{2} 开通/),
  });
});

test('staff find the order of a course and have nothing to do with it but its refund', async () => {
  const { id } = await bought();
  const { order_no } = await orderRow(site, id);
  const list = await site.call('POST /staff/order/list', {
    body: { tab: 'all', keyword: order_no },
    token: staff.token,
  });
  expect(list.data.data.map((order) => order.id)).toEqual([id]);
  const detail = await site.call('GET /staff/order/detail/:id', { params: { id }, token: staff.token });
  expect(detail.data).toMatchObject({ title: '学术论文写作入门', acts: [] });
  const adjusted = await site.call('POST /staff/order/adjust/:id', {
    params: { id },
    body: { pay_fen: 100, reason: '活动价' },
    token: staff.token,
  });
  expect(adjusted.status).toBe(409);
  const todo = await site.call('POST /staff/order/list', { body: { tab: 'todo' }, token: staff.token });
  expect(todo.data.data).toEqual([]);
});
