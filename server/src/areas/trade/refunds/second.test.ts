import type { BodyOf } from '@harbor/contract';
import { refundStatus as r } from '@harbor/contract/refund-status';
import type { TestApp } from '../../../testing/app';
import { inTurns } from '../../../testing/in-turns';
import { race, repeats } from '../../../testing/race';
import { copiesOf } from '../orders/testing/copies';
import { tradeSite } from '../orders/testing/trade-site';
import { escalateUnanswered } from './clocks';
import { finishRefund } from './finish';
import { apply, putRefund, refundRow, reserved, servedOrder } from './testing/refunds';

let site: TestApp;
let first: { token: string; id: number };
let second: { token: string; id: number };
beforeAll(async () => {
  site = await tradeSite([]);
  first = await site.user({ is_staff: true, nickname: '甲' });
  second = await site.user({ is_staff: true, nickname: '乙' });
});
afterAll(() => site.close());

const act = (token: string, id: number, body: BodyOf<'POST /staff/refund/act/:id'>) =>
  site.call('POST /staff/refund/act/:id', { params: { id }, token, body });
const detail = (id: number) =>
  site.call('GET /staff/refund/detail/:id', { params: { id }, token: first.token });

/** An order of ¥3,000.00 whose buyer wants so much of it back. */
async function applied(amount_fen: number) {
  const { id, token } = await servedOrder(site, { priceFen: 300_000 });
  await apply(site, token, id, { amount_fen });
  const { id: refund } = await refundRow(site, id);
  return { order: id, token, refund };
}

test('who may decide refunds hears of one that waits for a second person', async () => {
  const finance = await site.user({ roles: ['finance'], nickname: '财务' });
  const { refund } = await applied(120_000);
  await act(first.token, refund, { act: 'propose' });
  const told = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', finance.id)
    .where('title', '=', '一笔退款等待复核')
    .execute();
  expect(told).toHaveLength(1);
});

test('below ¥1,000 one person decides; from ¥1,000 on somebody else has to agree', async () => {
  const { order, refund } = await applied(120_000);
  expect((await detail(refund)).data).toMatchObject({
    acts: ['propose', 'approve', 'refuse', 'ask'],
    given_fen: 0,
    second_from_fen: 100_000,
    proposal: null,
  });
  expect(await act(first.token, refund, { act: 'approve' })).toMatchObject({
    status: 409,
    msg: '这个金额需先提交复核，由另一位同事同意',
  });
  expect(await act(first.token, refund, { act: 'propose', amount_fen: 99_999 })).toMatchObject({
    status: 422,
    errors: { amount_fen: ['这个金额不需要复核，可以直接同意'] },
  });
  const proposed = await act(first.token, refund, { act: 'propose', content: '两条要求未满足。' });
  expect(proposed.data).toMatchObject({
    status: r.applied,
    acts: ['propose', 'return', 'approve', 'refuse', 'ask'],
    proposal: { amount_fen: 120_000, by: { nickname: '甲' }, content: '两条要求未满足。' },
  });
  expect(await act(first.token, refund, { act: 'approve' })).toMatchObject({
    status: 403,
    msg: '您提出的金额需由另一位同事同意',
  });
  expect(await act(second.token, refund, { act: 'approve', amount_fen: 110_000 })).toMatchObject({
    status: 409,
    msg: '提交复核的金额是 ¥1,200.00，请刷新后再处理',
  });
  const granted = await act(second.token, refund, { act: 'approve' });
  expect(granted.data).toMatchObject({ approved_fen: 120_000, proposal: null, decided_by: '乙' });
  expect(await reserved(site, order)).toBe(120_000);

  const small = await applied(99_999);
  expect((await act(first.token, small.refund, { act: 'approve' })).data).toMatchObject({
    approved_fen: 99_999,
  });
});

test('parts of one order count together', async () => {
  const { order, token, refund } = await applied(60_000);
  await act(first.token, refund, { act: 'approve' });
  const { refund_no } = await refundRow(site, order);
  await site.core.db
    .transaction()
    .execute((trx) => finishRefund(trx, refund_no, 'C1', new Date(site.clock.now())));
  await apply(site, token, order, { amount_fen: 50_000 });
  const { id } = await refundRow(site, order);
  expect((await detail(id)).data).toMatchObject({ given_fen: 60_000, second_from_fen: 40_000 });
  expect(await act(first.token, id, { act: 'approve' })).toMatchObject({ status: 409 });
  expect((await act(first.token, id, { act: 'approve', amount_fen: 39_999 })).data).toMatchObject({
    approved_fen: 39_999,
  });
});

test('what is returned, refused or asked about has no proposal any more', async () => {
  const { order, token, refund } = await applied(150_000);
  await act(first.token, refund, { act: 'propose' });
  expect(await act(second.token, refund, { act: 'return' })).toMatchObject({
    status: 422,
    errors: { content: ['请写明退回的原因'] },
  });
  const back = await act(second.token, refund, { act: 'return', content: '金额与约定不符' });
  expect(back.data).toMatchObject({ status: r.applied, proposal: null });
  expect(await act(second.token, refund, { act: 'return', content: '再退一次' })).toMatchObject({
    status: 409,
  });
  await act(second.token, refund, { act: 'propose', amount_fen: 100_000 });
  await act(first.token, refund, { act: 'ask', content: '请补充约定的原文' });
  expect(await refundRow(site, order)).toMatchObject({ proposed_fen: null, proposed_by: null });
  await site.call('POST /refund/supply/:id', {
    params: { id: order },
    token,
    body: { content: '约定的原文见订单的留言。' },
  });
  expect(await act(first.token, refund, { act: 'approve' })).toMatchObject({ status: 409 });
});

test('whoever refused has no part in the appeal, not with a proposal either', async () => {
  const { order, token, refund } = await applied(150_000);
  await act(first.token, refund, { act: 'refuse', content: '约定的内容已完成', basis: '退款规则第3条' });
  await site.call('POST /refund/appeal/:id', {
    params: { id: order },
    token,
    body: { content: '约定的内容没有完成，请复核。' },
  });
  expect(await act(first.token, refund, { act: 'propose' })).toMatchObject({ status: 403 });
  await act(second.token, refund, { act: 'propose' });
  expect(await act(first.token, refund, { act: 'approve' })).toMatchObject({ status: 403 });
  const third = await site.user({ is_staff: true });
  expect((await act(third.token, refund, { act: 'approve' })).data).toMatchObject({
    approved_fen: 150_000,
  });
});

test('one’s own order is for somebody else to decide', async () => {
  const { order, refund } = await applied(50_000);
  await site.core.db.updateTable('orders').set({ user_id: first.id }).where('id', '=', order).execute();
  expect(await act(first.token, refund, { act: 'approve' })).toMatchObject({
    status: 403,
    msg: '自己的订单需由另一位同事处理',
  });
  expect((await act(second.token, refund, { act: 'approve' })).status).toBe(200);
});

test('two who agree at once give the money back once', async () => {
  const { order } = await applied(120_000);
  const ids = await copiesOf(site, order, repeats);
  await inTurns(ids, 4, async (id) => {
    const { id: refund } = await refundRow(site, id);
    await act(first.token, refund, { act: 'propose' });
    const third = await site.user({ is_staff: true });
    const answers = await Promise.all([
      act(second.token, refund, { act: 'approve' }),
      act(third.token, refund, { act: 'approve' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await reserved(site, id)).toBe(120_000);
  });
});

test('agreeing against a new proposal: only what stands is granted', async () => {
  const { order } = await applied(200_000);
  const ids = await copiesOf(site, order, repeats);
  await inTurns(ids, 4, async (id, round) => {
    const { id: refund } = await refundRow(site, id);
    await act(first.token, refund, { act: 'propose', amount_fen: 150_000 });
    await race(
      round,
      () => act(second.token, refund, { act: 'approve', amount_fen: 150_000 }),
      () => act(second.token, refund, { act: 'propose', amount_fen: 120_000 }),
    );
    const row = await refundRow(site, id);
    if (row.status === r.applied)
      expect(row).toMatchObject({ approved_fen: null, proposed_fen: 120_000, proposed_by: second.id });
    else expect(row).toMatchObject({ approved_fen: 150_000, proposed_by: first.id });
  });
});

// The clock runs on from here: sessions from before it would be renewed.
test('a proposal is no answer: the buyer does not see it, and its clock runs on', async () => {
  const { order, token, refund } = await applied(150_000);
  const before = await refundRow(site, order);
  site.clock.advance(3_600_000);
  const later = await site.user({ is_staff: true });
  await act(later.token, refund, { act: 'propose' });
  expect(await refundRow(site, order)).toMatchObject({ due_at: before.due_at, escalated_at: null });
  const seen = await site.call('GET /refund/info/:id', { params: { id: order }, token });
  expect(seen.data.refund?.lines.map(({ title }) => title)).toEqual(['您申请退款 ¥1,500.00']);
  expect(JSON.stringify(seen.data)).not.toContain('复核');
});

test('what nobody answered is escalated although an amount was proposed', async () => {
  const { order, refund } = await applied(120_000);
  const later = await site.user({ is_staff: true });
  await act(later.token, refund, { act: 'propose' });
  await putRefund(site, order, r.applied);
  site.clock.advance(2 * 3_600_000);
  await escalateUnanswered(site.core);
  expect((await refundRow(site, order)).escalated_at).not.toBeNull();
});
