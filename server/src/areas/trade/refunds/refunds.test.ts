import { randomUUID } from 'node:crypto';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { TestApp } from '../../../testing/app';
import { startSession } from '../../identity/auth/sessions';
import { orderRow, paidOrder, putOrder } from '../orders/testing/orders';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';
import { couponStatus, insertCoupon, insertGoods, stockOf } from '../orders/testing/shop';
import { tradeSite } from '../orders/testing/trade-site';
import { escalateUnanswered, lapseUnsupplied } from './clocks';
import { finishRefund } from './finish';
import { apply, content, putRefund, refundRow, reserved, servedOrder } from './testing/refunds';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite([]);
});
afterAll(() => site.close());

const hour = 3600_000;
// The clock runs on by days: each needs a session of its own.
const operator = (nickname = '运营小港') => site.user({ is_staff: true, nickname });
const info = (token: string, id: number) => site.call('GET /refund/info/:id', { params: { id }, token });
const appeal = (token: string, id: number) =>
  site.call('POST /refund/appeal/:id', { params: { id }, token, body: { content } });
const act = (token: string, id: number, body: object) =>
  site.call('POST /staff/refund/act/:id', { params: { id }, token, body: body as never });
const refuse = { act: 'refuse', content: '约定的内容已完成', basis: '退款规则第3条' };
const messagesOf = async (userId: number) => {
  const rows = await site.core.db
    .selectFrom('messages')
    .select(['title', 'link'])
    .where('user_id', '=', userId)
    .where('sub', '=', 42)
    .orderBy('id')
    .execute();
  return rows;
};

test('the page says under which terms one can apply, and afterwards where it stands', async () => {
  const { id, token } = await servedOrder(site);
  const before = (await info(token, id)).data;
  expect(before).toMatchObject({
    refund: null,
    terms: { allowed: true, automatic: false, refundable_fen: 39800, left: 3, misses: [] },
  });
  const { data } = await apply(site, token, id);
  expect(data.refund).toMatchObject({
    status: 1,
    apply_fen: 20000,
    reason_text: '质量问题',
    actions: { withdraw: true, supply: false, appeal: false },
  });
  expect(data.refund?.promise).toMatch(/^客服将在 \d+月\d+日 \d\d:\d\d 前答复您。$/);
  expect(data.refund?.steps.map(({ label, state }) => `${label}:${state}`)).toEqual([
    '提交申请:done',
    '客服审核:current',
    '原路退款:todo',
  ]);
  const order = await site.call('POST /user/order_info/:id', { params: { id }, token });
  expect(order.data).toMatchObject({
    refund_status: 1,
    actions: { refund: false, cancel_refund: true, refund_progress: true },
  });
});

test('what is wrong with an application is said at its fields', async () => {
  const { id, token } = await servedOrder(site);
  const wrong = async (body: object) => (await apply(site, token, id, body)).errors;
  expect(await wrong({ amount_fen: 39801 })).toEqual({ amount_fen: ['最多可退 ¥398.00'] });
  expect(await wrong({ amount_fen: 0 })).toEqual({ amount_fen: ['请输入退款金额'] });
  expect(await wrong({ content: '太短' })).toEqual({ content: ['请至少用10个字说明'] });
  expect(await wrong({ reason: 'late_taking' })).toEqual({ reason: ['请重新选择退款原因'] });
  expect(await wrong({ images: ['/media/uploads/none.webp'] })).toEqual({ images: ['请重新上传图片'] });
  expect(await reserved(site, id)).toBe(0);
});

test('nothing begun: the whole is granted at once, without a word from anybody', async () => {
  const buyer = await site.user();
  const id = await paidOrder(site, buyer.token);
  const { data } = await site.call('POST /refund/apply/:id', {
    params: { id },
    token: buyer.token,
    body: { reason: 'not_needed' },
  });
  expect(data.refund).toMatchObject({ status: 3, apply_fen: 39800, approved_fen: 39800 });
});

test('one press is one application, and twenty at once are one refund', async () => {
  const { id, token } = await servedOrder(site);
  const key = randomUUID();
  const twice = await Promise.all(
    [1, 2].map(() =>
      site.call('POST /refund/apply/:id', {
        params: { id },
        token,
        idempotencyKey: key,
        body: { reason: 'quality', amount_fen: 20000, content },
      }),
    ),
  );
  expect(twice.some(({ status }) => status === 200)).toBe(true);
  const other = await servedOrder(site);
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(site, other.token, other.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect([await reserved(site, id), await reserved(site, other.id)]).toEqual([20000, 20000]);
});

test('refused, appealed, and granted in part by somebody else; who refused may not', async () => {
  const [first, second] = [await operator('小港'), await operator('复核')];
  const { id, token, buyer } = await servedOrder(site);
  await apply(site, token, id);
  const refund = await refundRow(site, id);
  const bare = await act(first.token, refund.id, { act: 'refuse', content: '已完成' });
  expect(bare.errors).toEqual({ basis: ['请填写依据的规则'] });
  expect((await act(first.token, refund.id, refuse)).data).toMatchObject({ status: 5, decided_by: '小港' });
  expect(await reserved(site, id)).toBe(0);
  expect((await info(token, id)).data.refund?.actions).toEqual({
    withdraw: false,
    supply: false,
    appeal: true,
  });

  expect((await appeal(token, id)).data.refund).toMatchObject({ status: 8 });
  expect(await reserved(site, id)).toBe(20000);
  const self = await act(first.token, refund.id, { act: 'approve' });
  expect([self.status, self.msg]).toEqual([403, '申诉需由另一位客服复核']);
  const most = await act(second.token, refund.id, { act: 'approve', amount_fen: 20001 });
  expect(most.errors).toEqual({ amount_fen: ['不能超过申请的 ¥200.00'] });
  expect((await act(second.token, refund.id, { act: 'approve', amount_fen: 12000 })).status).toBe(200);
  expect(await reserved(site, id)).toBe(12000);

  const now = new Date(site.clock.now());
  await site.core.db.transaction().execute((trx) => finishRefund(trx, refund.refund_no, 'C1', now));
  expect(await orderRow(site, id)).toMatchObject({ status: s.serving, refund_status: 4 });
  const { data } = await info(token, id);
  expect(data.refund?.steps.map(({ label }) => label)).toEqual([
    '提交申请',
    '审核未通过',
    '复核通过',
    '已退款',
  ]);
  expect(data.terms).toMatchObject({ allowed: true, refundable_fen: 27800, left: 2 });
  expect(await messagesOf(buyer.id)).toEqual([
    { title: '退款申请未通过', link: `/orderrefund/${id}` },
    { title: '退款申诉已通过', link: `/orderrefund/${id}` },
  ]);
});

test('a refusal on appeal is final; after 7 days a first one is too', async () => {
  const [first, second] = [await operator(), await operator()];
  const { id, token } = await servedOrder(site);
  await apply(site, token, id);
  const refund = await refundRow(site, id);
  await act(first.token, refund.id, refuse);
  await appeal(token, id);
  await act(second.token, refund.id, refuse);
  const again = await appeal(token, id);
  expect([again.status, again.msg]).toEqual([409, '该退款已复核过，复核结果为最终结果']);
  expect(await reserved(site, id)).toBe(0);

  const late = await servedOrder(site);
  await apply(site, late.token, late.id);
  await act(first.token, (await refundRow(site, late.id)).id, refuse);
  site.clock.advance(6 * 24 * hour);
  const { data } = await site.call('POST /user/order_info/:id', {
    params: { id: late.id },
    token: late.token,
  });
  expect(data.hint).toMatch(/^退款申请未通过，可在 \d+月\d+日 前申诉$/);
  site.clock.advance(25 * hour);
  const session = await startSession(site.core, site.core.db, late.buyer.id, {
    ip: '127.0.0.1',
    userAgent: 'test',
  });
  expect((await appeal(session, late.id)).msg).toBe('已超过7天的申诉期');
});

test('one may apply three times', async () => {
  const { id, token } = await servedOrder(site);
  for (const left of [2, 1, 0]) {
    expect((await apply(site, token, id)).data.terms.left).toBe(left);
    await site.call('POST /user/cancel_refund/:id', { params: { id }, token });
  }
  const fourth = await apply(site, token, id);
  expect([fourth.status, fourth.msg]).toEqual([409, '该订单已申请过3次退款，如仍有问题请联系客服']);
  const order = await site.call('POST /user/order_info/:id', { params: { id }, token });
  expect(order.data.actions.refund).toBe(false);
});

test('evidence that is asked for and comes puts the desk’s clock back; what does not come in 72 hours lapses once', async () => {
  const staff = await operator();
  const { id, token, buyer } = await servedOrder(site);
  await apply(site, token, id);
  const { id: refundId } = await refundRow(site, id);
  await act(staff.token, refundId, { act: 'ask', content: '交付文件的截图' });
  site.clock.advance(71 * hour);
  await lapseUnsupplied(site.core);
  const supplied = await site.call('POST /refund/supply/:id', { params: { id }, token, body: { content } });
  expect(supplied.data.refund).toMatchObject({ status: 1 });
  await act((await operator()).token, refundId, { act: 'ask', content: '聊天记录的截图' });
  site.clock.advance(73 * hour);
  await Promise.all([lapseUnsupplied(site.core), lapseUnsupplied(site.core)]);
  expect(await orderRow(site, id)).toMatchObject({ status: s.serving, refund_status: 6 });
  expect(await reserved(site, id)).toBe(0);
  expect((await messagesOf(buyer.id)).map(({ title }) => title)).toEqual([
    '请补充退款凭证',
    '请补充退款凭证',
    '退款申请已自动撤销',
  ]);
});

test('what nobody answers in 48 hours is told to all staff and to the buyer, once', async () => {
  const desk = [await operator(), await operator()];
  const { id, token, buyer } = await servedOrder(site);
  await apply(site, token, id);
  site.clock.advance(47 * hour);
  await escalateUnanswered(site.core);
  expect((await refundRow(site, id)).escalated_at).toBeNull();
  site.clock.advance(2 * hour);
  await Promise.all([escalateUnanswered(site.core), escalateUnanswered(site.core)]);
  const refund = await refundRow(site, id);
  expect(refund).toMatchObject({ status: 1, escalated_at: expect.any(Date) });
  expect((await messagesOf(buyer.id)).map(({ title }) => title)).toEqual(['退款申请已升级处理']);
  for (const { id: staffId } of desk) {
    const told = await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', staffId)
      .where('body', 'like', `%编号 ${refund.id}，%`)
      .execute();
    expect(told.map(({ title }) => title)).toEqual(['退款申请没有按时答复，请优先处理']);
  }
  const staff = await operator();
  const list = await site.call('POST /staff/refund/list', { token: staff.token, body: {} });
  expect(list.data.data.find((one) => one.id === refund.id)).toMatchObject({
    overdue: true,
    escalated_at: expect.any(String),
  });
});

test('coupon and stock come back once with the whole money, and not with a part', async () => {
  const buyer = await site.user();
  const couponId = await insertCoupon(site.core, buyer.id);
  const goods = await insertGoods(site.core, { stock: 3 });
  const bought = await site.call('POST /service/purchase/:id', {
    params: { id: goods.id },
    body: { spec_id: goods.specId, coupon_id: couponId, agreed: true },
    token: buyer.token,
  });
  const id = bought.data.order_id;
  await settleDirectly(site.core, await insertPayment(site.core, id));
  await putOrder(site, id, s.incomplete);
  await site.call('POST /refund/apply/:id', {
    params: { id },
    token: buyer.token,
    body: { reason: 'duplicate' },
  });
  const { refund_no } = await refundRow(site, id);
  expect([await couponStatus(site.core, couponId), await stockOf(site.core, goods.specId)]).toEqual([2, 2]);
  const finish = () =>
    site.core.db
      .transaction()
      .execute((trx) => finishRefund(trx, refund_no, 'C', new Date(site.clock.now())));
  expect((await Promise.all([finish(), finish(), finish()])).filter(Boolean)).toHaveLength(1);
  expect([await couponStatus(site.core, couponId), await stockOf(site.core, goods.specId)]).toEqual([0, 3]);
  expect(await orderRow(site, id)).toMatchObject({ status: s.closed, refund_status: 4 });
});

test('what the channel cannot do is tried three times more, then finance transfers, with its number', async () => {
  const staff = await operator();
  const { id, token } = await servedOrder(site);
  await apply(site, token, id);
  const { id: refundId } = await putRefund(site, id, 7);
  for (let round = 0; round < 3; round += 1) {
    expect((await act(staff.token, refundId, { act: 'retry' })).status).toBe(200);
    await putRefund(site, id, 7);
  }
  const fourth = await act(staff.token, refundId, { act: 'retry' });
  expect([fourth.status, fourth.msg]).toEqual([409, '已重试3次，请由财务线下转账']);
  expect((await act(staff.token, refundId, { act: 'offline' })).errors).toEqual({
    reference: ['请填写转账凭证号'],
  });
  const done = await act(staff.token, refundId, { act: 'offline', reference: 'CMB20261121001' });
  expect(done.data).toMatchObject({ status: 4, acts: [] });
  expect(done.data.lines[0]).toMatchObject({
    title: '¥200.00 已由财务转账退回',
    content: '转账凭证号：CMB20261121001',
  });
  expect((await act(staff.token, refundId, { act: 'offline', reference: 'X' })).status).toBe(409);
});

test('the teacher of the order speaks to an appeal once, others not at all', async () => {
  const teacher = await site.user({ is_teacher: true, is_certification: true });
  const stranger = await site.user({ is_teacher: true, is_certification: true });
  const { id, token } = await servedOrder(site);
  await putOrder(site, id, s.serving, { teacher_id: teacher.id });
  const answer = (who: string) =>
    site.call('POST /teacher/refund/answer/:id', { params: { id }, token: who, body: { content } });
  await apply(site, token, id);
  expect((await answer(teacher.token)).status).toBe(409);
  await putRefund(site, id, 8);
  expect((await answer(stranger.token)).status).toBe(404);
  expect((await answer(teacher.token)).data).toEqual({ answered: true });
  expect((await answer(teacher.token)).status).toBe(409);
  expect((await info(token, id)).data.refund?.lines[0]).toMatchObject({
    from: 'teacher',
    title: '老师作出说明',
  });
});
