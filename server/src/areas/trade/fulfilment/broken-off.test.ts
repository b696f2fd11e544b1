import { orderStatus as s } from '@harbor/contract/order-status';
import { orderRow } from '../orders/testing/orders';
import { deliverOutbox } from '../pay/outbox-delivery';
import { finishRefund } from '../refunds/finish';
import { apply, putRefund, refundRow } from '../refunds/testing/refunds';
import { autoAccept } from './clocks';
import {
  accept,
  again,
  change,
  day,
  daysBetween,
  deliver,
  dispatch,
  hour,
  info,
  orderAt,
  teacherOf,
  upload,
} from './testing/flow';
import { deliverySite } from './testing/site';

const here = deliverySite();

test('a refund stops acceptance by person and clock, and its end gives back the time that was left', async () => {
  const { site } = here;
  const { buyer, id } = await orderAt(site, s.delivered);
  const before = await orderRow(site, id);
  site.clock.advance(2 * day);
  const now = await again(site, buyer);
  await apply(site, now.token, id);
  const refused = await accept(site, now, id);
  expect([refused.status, refused.msg]).toEqual([409, '该订单正在退款中，退款结束后再操作']);
  expect((await info(site, now, id)).data).toMatchObject({
    accept_paused: true,
    actions: { accept: false, request_changes: false, extend_review: false },
  });
  site.clock.advance(10 * day);
  await autoAccept(site.core);
  expect((await orderRow(site, id)).status).toBe(50);
  const later = await again(site, buyer);
  await site.call('POST /user/cancel_refund/:id', { params: { id }, token: later.token });
  const after = await orderRow(site, id);
  expect([after.status, after.accept_paused_at]).toEqual([50, null]);
  expect(daysBetween(before.accept_at, after.accept_at)).toBe(10);
  site.clock.advance(5 * day);
  await autoAccept(site.core);
  expect((await orderRow(site, id)).status).toBe(60);
});

test('money on its way back is owed no delivery, and no dispatch', async () => {
  const { site, staff } = here;
  const { buyer, id } = await orderAt(site, s.serving);
  await apply(site, buyer.token, id);
  await putRefund(site, id, 3);
  expect((await deliver(site, staff, id)).msg).toBe('该订单正在退款，不能交付');
  const waiting = await orderAt(site, s.waiting, { refund_status: 3 });
  expect((await dispatch(site, staff, waiting.id)).msg).toBe('该订单正在退款中，不能派单');
});

test('whoever is replaced leaves the promised time; a later one needs the buyer’s yes', async () => {
  const { site, staff, teacher } = here;
  const { buyer, id } = await orderAt(site, s.serving, { teacher_id: teacher.id });
  const { due_at } = await orderRow(site, id);
  const remove = (body: object) =>
    site.call('POST /staff/order/remove/:id', { params: { id }, token: staff.token, body: body as never });
  expect((await remove({ reason: '老师住院', extend_days: 4 })).errors).toEqual({
    extend_days: ['顺延天数为0至3天'],
  });
  expect((await remove({ reason: '老师住院', extend_days: 3 })).data).toMatchObject({
    status: 30,
    served_by: '',
  });
  const asked = (await info(site, buyer, id)).data;
  expect(asked).toMatchObject({ proposed_days: 3, actions: { consent: true }, teacher: null });
  // What staff write to themselves stays with them.
  expect(asked.notes).toEqual([]);
  const consent = (agree: boolean) =>
    site.call('POST /delivery/consent/:id', { params: { id }, token: buyer.token, body: { agree } });
  expect((await consent(true)).data.proposed_days).toBe(0);
  expect(Number((await orderRow(site, id)).due_at) - Number(due_at)).toBe(3 * day);
  expect((await consent(true)).status).toBe(409);
  await dispatch(site, staff, id);
  expect(Number((await orderRow(site, id)).due_at) - Number(due_at)).toBe(3 * day);
  expect((await info(site, buyer, id)).data).toMatchObject({
    served_by: '平台编辑（学术港运营）',
    hint: expect.stringMatching(/^平台编辑正在服务/),
  });
});

test('nobody for three days: the whole goes back in one press, also while teachers try', async () => {
  const { site } = here;
  const { buyer, id } = await orderAt(site, s.trial, {
    waiting_since: new Date(site.clock.now() - 73 * hour),
  });
  expect((await info(site, buyer, id)).data.actions.refund_untaken).toBe(true);
  const answer = await site.call('POST /refund/apply/:id', {
    params: { id },
    token: buyer.token,
    body: { reason: 'late_taking' },
  });
  expect(answer.data.refund).toMatchObject({ status: 3, approved_fen: 39800 });
  expect((await refundRow(site, id)).reason_code).toBe('late_taking');
});

test('a whole refund ends what was asked for: further changes with their ticket, and a later day', async () => {
  const { site, staff } = here;
  const { buyer, id } = await orderAt(site, s.delivered, { rounds_used: 2 });
  await change(site, buyer, id, { extra: true });
  await site.core.db.updateTable('orders').set({ proposed_days: 2 }).where('id', '=', id).execute();
  await apply(site, buyer.token, id, { amount_fen: 39800 });
  const { id: refundId } = await refundRow(site, id);
  await site.call('POST /staff/refund/act/:id', {
    params: { id: refundId },
    token: staff.token,
    body: { act: 'approve' },
  });
  await site.core.db.transaction().execute(async (trx) => {
    await finishRefund(trx, (await refundRow(site, id)).refund_no, 'C1', new Date(site.clock.now()));
  });
  await deliverOutbox(site.core);
  expect(await orderRow(site, id)).toMatchObject({
    status: s.closed,
    asking_changes: false,
    proposed_days: 0,
  });
  const shown = await info(site, buyer, id);
  expect(shown.data.actions).toMatchObject({ consent: false, ask_changes: false });
  const request = await site.core.db
    .selectFrom('change_requests')
    .innerJoin('tickets', 'tickets.id', 'change_requests.ticket_id')
    .select(['state', 'tickets.status'])
    .where('change_requests.order_id', '=', id)
    .executeTakeFirst();
  expect(request).toEqual({ state: 'withdrawn', status: 5 });
});

test('who was handed a version before the teacher left is not refunded whole in one press', async () => {
  const { site } = here;
  const { buyer, id } = await orderAt(site, s.waiting, { delivered_at: new Date(site.clock.now()) });
  const cancelled = await site.call('POST /user/cancel/:id', {
    params: { id },
    token: buyer.token,
    body: {},
  });
  expect(cancelled.status).toBe(409);
  const asked = await apply(site, buyer.token, id, { reason: 'other', amount_fen: 20000 });
  expect(asked.data.refund).toMatchObject({ status: 1, approved_fen: null });
});

test('that the team took the teacher off an order gives nothing back by itself', async () => {
  const { site, staff } = here;
  const { buyer, id } = await orderAt(site, s.serving, { due_at: new Date(site.clock.now() + 5 * day) });
  const removed = await site.call('POST /staff/order/remove/:id', {
    ...{ params: { id }, token: staff.token, body: { reason: '老师临时有事' } },
  });
  expect(removed.status).toBe(200);
  const asked = await apply(site, buyer.token, id, { reason: 'other', amount_fen: 39800 });
  expect(asked.data.refund).toMatchObject({ status: 1, approved_fen: null });
});

test('a teacher whose role ended reads no files of the order any more', async () => {
  const { site } = here;
  const teacher = await teacherOf(site);
  const { buyer, id } = await orderAt(site, s.serving, { teacher_id: teacher.id });
  const file = await upload(site, buyer, '补充.txt');
  await site.call('POST /order_note/add/:id', {
    params: { id },
    token: buyer.token,
    body: { content: '补充材料', files: [file] },
  });
  const ticket = () =>
    site.call('POST /files/:id/ticket', { params: { id: file }, token: teacher.token, body: {} });
  expect((await ticket()).status).toBe(200);
  await site.core.db.updateTable('users').set({ is_teacher: false }).where('id', '=', teacher.id).execute();
  expect((await ticket()).status).toBe(404);
});
