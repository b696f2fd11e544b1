import { orderStatus as s } from '@harbor/contract/order-status';
import type { TestApp } from '../../../testing/app';
import { docxOf } from '../../base/files/testing/documents';
import { uploaded } from '../../base/files/testing/uploads';
import { paidOrder, putOrder } from '../orders/testing/orders';
import { tradeSite } from '../orders/testing/trade-site';
import { finishRefund } from '../refunds/finish';
import { apply, refundPart, refundRow } from '../refunds/testing/refunds';
import { applyForInvoice, finishedOrder, invoiceRow, issueInvoice } from './testing/invoices';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await tradeSite(['invoices', 'files', 'vault', 'messages']);
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

const info = (token: string, id: number) => site.call('GET /invoice/info/:id', { params: { id }, token });
const approve = (id: number, amountFen?: number) =>
  site.call('POST /staff/refund/act/:id', {
    params: { id },
    token: staff.token,
    body: { act: 'approve', ...(amountFen && { amount_fen: amountFen }) },
  });
const reverse = (id: number) =>
  site.call('POST /staff/invoice/act/:id', {
    params: { id },
    token: staff.token,
    body: { act: 'reverse', reason: '部分退款' },
  });

/** A buyer's order of which part went back. */
async function partlyRefunded(fen: number) {
  const one = await finishedOrder(site);
  await refundPart(site, staff, one, fen);
  return one;
}

test('asked for, issued with its PDF, downloaded by the buyer alone', async () => {
  const { id, token } = await finishedOrder(site);
  const before = (await info(token, id)).data;
  expect(before).toMatchObject({ allowed: true, why: '', amount_fen: 39800, invoice: null, profile: null });
  const asked = await applyForInvoice(site, token, id, { tax_no: ' 1210 0000 4000 0062 4d ' });
  expect(asked.data.invoice).toMatchObject({
    status: 1,
    status_text: '待开票',
    tax_no: '12100000400000624D',
    amount_fen: 39800,
    file: null,
  });
  const { data: desk } = await site.call('POST /staff/invoice/list', { token: staff.token, body: {} });
  const waiting = desk.data.find((row) => row.order.id === id);
  expect(waiting).toMatchObject({ user: { nickname: '小陈' }, overdue: false });
  const issued = await issueInvoice(site, staff.token, waiting?.id ?? 0);
  expect([issued.status, issued.msg]).toEqual([200, '成功']);
  expect(issued.data.acts).toEqual(['reverse']);
  const { data } = await info(token, id);
  expect(data).toMatchObject({ allowed: false, why: '这个订单的发票已开具' });
  expect(data.invoice).toMatchObject({
    status: 2,
    amount_fen: 39800,
    file: { name: '电子发票.pdf', type: 'pdf' },
  });
  const params = { id: data.invoice?.file?.id ?? '' };
  const ticket = await site.call('POST /files/:id/ticket', { params, token });
  const file = await site.app.inject({ url: ticket.data.url });
  expect([file.statusCode, file.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  const stranger = await site.user();
  expect((await site.call('POST /files/:id/ticket', { params, token: stranger.token })).status).toBe(404);
  const told = await site.core.db
    .selectFrom('messages')
    .select(['sub', 'title', 'link'])
    .where('obj_id', '=', id)
    .where('sub', '=', 52)
    .execute();
  expect(told).toEqual([{ sub: 52, title: '发票已开具', link: `/orderdetail/${id}` }]);
});

test('what was written is remembered for the next order', async () => {
  const { token, buyer } = await finishedOrder(site);
  const id = await paidOrder(site, buyer.token);
  await putOrder(site, id, s.done);
  await applyForInvoice(site, token, id, { remark: '项目号 2026-17' });
  const next = await paidOrder(site, buyer.token);
  expect((await info(token, next)).data.profile).toEqual({
    kind: 'unit',
    title: '海港大学',
    tax_no: '12100000400000624D',
    email: 'kejichu@haigang.edu.cn',
    content: '技术服务费',
  });
});

test.each([
  ['unfinished', s.serving, '订单完成后可以申请发票'],
  ['waiting for acceptance', s.delivered, '订单完成后可以申请发票'],
  ['closed', s.closed, '订单已全额退款，没有可以开票的金额'],
  ['cancelled', s.cancelled, '订单已取消，没有可以开票的金额'],
] as const)('an order that is %s has none', async (_, status, why) => {
  const { id, token } = await finishedOrder(site);
  await putOrder(site, id, status);
  expect((await info(token, id)).data).toMatchObject({ allowed: false, why });
  const refused = await applyForInvoice(site, token, id);
  expect([refused.status, refused.msg]).toEqual([409, why]);
});

test('nothing of it can be seen or done by others', async () => {
  const { id, token } = await finishedOrder(site);
  await applyForInvoice(site, token, id);
  const invoice = await invoiceRow(site, id);
  const stranger = await site.user();
  expect((await info(stranger.token, id)).status).toBe(404);
  expect((await applyForInvoice(site, stranger.token, id)).status).toBe(404);
  for (const mine of [token, stranger.token])
    expect(
      (
        await site.call('POST /staff/invoice/act/:id', {
          params: { id: invoice.id },
          token: mine,
          body: { act: 'refuse', reason: '试试' },
        })
      ).status,
    ).toBe(403);
  const missing = await site.call('GET /staff/invoice/detail/:id', {
    params: { id: 999999 },
    token: staff.token,
  });
  expect(missing.status).toBe(404);
});

test('wrong fields are said at the field', async () => {
  const { id, token } = await finishedOrder(site);
  const refused = await applyForInvoice(site, token, id, {
    title: ' ',
    tax_no: '12100000400000624E',
    email: 'a@b',
  });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors).sort()).toEqual(['email', 'tax_no', 'title']);
  const wrong = await applyForInvoice(site, token, id, { tax_no: '12100000400000624E' });
  expect(wrong.errors).toEqual({ tax_no: ['统一社会信用代码不正确，请逐位核对'] });
  const person = await applyForInvoice(site, token, id, { kind: 'person', title: '陈小明' });
  expect(person.errors).toEqual({ tax_no: ['个人抬头不填税号'] });
  expect(
    (await applyForInvoice(site, token, id, { kind: 'person', title: '陈小明', tax_no: '' })).status,
  ).toBe(200);
  await applyForInvoice(site, token, id);
  const invoice = await invoiceRow(site, id);
  const act = (body: object) =>
    site.call('POST /staff/invoice/act/:id', {
      params: { id: invoice.id },
      token: staff.token,
      body: body as never,
    });
  expect((await act({ act: 'issue' })).errors).toEqual({
    number: ['请输入8位或20位发票号码'],
    issued_on: ['请输入开票日期'],
    file_id: ['请上传发票PDF'],
  });
  expect((await act({ act: 'refuse' })).errors).toEqual({ reason: ['请填写驳回的原因'] });
  const word = await uploaded(site, staff.token, '发票.docx', await docxOf(['发票']));
  expect(
    (await issueInvoice(site, staff.token, invoice.id, { file_id: word.id })).errors.file_id?.[0],
  ).toContain('pdf');
  expect((await issueInvoice(site, staff.token, invoice.id, { issued_on: '2099-01-01' })).errors).toEqual({
    issued_on: ['开票日期不能晚于今天'],
  });
  const first = await issueInvoice(site, staff.token, invoice.id);
  const other = await finishedOrder(site);
  await applyForInvoice(site, other.token, other.id);
  const second = await invoiceRow(site, other.id);
  const twice = await issueInvoice(site, staff.token, second.id, { number: first.data.number });
  expect(twice.errors).toEqual({ number: ['该发票号码已登记'] });
});

test('one number entered for two invoices at once stands on one of them', async () => {
  const orders = await Promise.all([finishedOrder(site), finishedOrder(site)]);
  for (const { id, token } of orders) await applyForInvoice(site, token, id);
  const invoices = await Promise.all(orders.map(({ id }) => invoiceRow(site, id)));
  const answers = await Promise.all(
    invoices.map(({ id }) => issueInvoice(site, staff.token, id, { number: '24110000000000000077' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('money of an invoiced order goes back only after the reversal, and what is left can be invoiced anew', async () => {
  const { id, token } = await finishedOrder(site);
  await applyForInvoice(site, token, id);
  const invoice = await invoiceRow(site, id);
  const { number } = (await issueInvoice(site, staff.token, invoice.id)).data;
  const terms = await site.call('GET /refund/info/:id', { params: { id }, token });
  expect(terms.data.notice).toContain(`号码 ${number}`);
  await apply(site, token, id, { amount_fen: 10000 });
  const refund = await refundRow(site, id);
  const early = await approve(refund.id);
  expect(early.status).toBe(409);
  expect(early.msg).toBe(`订单的发票（编号 ${invoice.id}，号码 ${number}）还没有红冲，请先红冲再同意退款`);
  expect((await refundRow(site, id)).status).toBe(1);
  expect((await reverse(invoice.id)).status).toBe(200);
  expect((await approve(refund.id)).status).toBe(200);
  const running = await applyForInvoice(site, token, id);
  expect([running.status, running.msg]).toEqual([409, '订单正在退款中，退款结束后可以申请发票']);
  await site.core.db
    .transaction()
    .execute((trx) => finishRefund(trx, refund.refund_no, 'C2', new Date(site.clock.now())));
  const again = await applyForInvoice(site, token, id);
  expect(again.data).toMatchObject({ amount_fen: 29800, invoice: { amount_fen: 29800, status: 1 } });
});

test('while a refund runs nothing is issued, and what went back meanwhile is not invoiced', async () => {
  const { id, token } = await finishedOrder(site);
  await applyForInvoice(site, token, id);
  const { id: invoiceId } = await invoiceRow(site, id);
  await apply(site, token, id, { amount_fen: 9800 });
  const early = await issueInvoice(site, staff.token, invoiceId);
  expect([early.status, early.msg]).toEqual([409, '订单正在退款中，退款结束后可以申请发票']);
  const refund = await refundRow(site, id);
  await approve(refund.id);
  await site.core.db
    .transaction()
    .execute((trx) => finishRefund(trx, refund.refund_no, 'C3', new Date(site.clock.now())));
  expect((await issueInvoice(site, staff.token, invoiceId)).data.amount_fen).toBe(30000);
});

test('an amount that went back before is never invoiced', async () => {
  const { id, token } = await partlyRefunded(12345);
  expect((await info(token, id)).data).toMatchObject({ amount_fen: 27455, order: { refunded_fen: 12345 } });
});

test('a request ends by itself when the whole order went back', async () => {
  const { id, token } = await finishedOrder(site);
  await applyForInvoice(site, token, id);
  await apply(site, token, id, { amount_fen: 39800 });
  const refund = await refundRow(site, id);
  await approve(refund.id);
  await site.core.db
    .transaction()
    .execute((trx) => finishRefund(trx, refund.refund_no, 'C4', new Date(site.clock.now())));
  expect(await invoiceRow(site, id)).toMatchObject({
    status: 3,
    reason: '订单已全额退款，没有可以开票的金额',
  });
  expect((await info(token, id)).data.allowed).toBe(false);
});

test('of requests sent at the same moment one is kept', async () => {
  const { id, token } = await finishedOrder(site);
  const answers = await Promise.all(Array.from({ length: 6 }, () => applyForInvoice(site, token, id)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const rows = await site.core.db.selectFrom('invoices').select('id').where('order_id', '=', id).execute();
  expect(rows).toHaveLength(1);
});
