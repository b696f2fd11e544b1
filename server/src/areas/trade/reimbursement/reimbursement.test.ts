import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { orderStatus as s } from '@harbor/contract/order-status';
import { comesTrue, timesOpen } from '../../../http/testing/sockets';
import { textOfPdf } from '../../../pdf/testing/text-of-pdf';
import type { TestApp } from '../../../testing/app';
import { unzip } from '../../../testing/unzip';
import { insertCourse, paidCourse } from '../courses/testing/courses';
import { fileOf } from '../invoices/present';
import { applyForInvoice, finishedOrder, invoiceRow, issueInvoice } from '../invoices/testing/invoices';
import { putOrder } from '../orders/testing/orders';
import { tradeSite } from '../orders/testing/trade-site';
import { apply, refundPart } from '../refunds/testing/refunds';
import { deliverTwice } from '../traces/testing';
import { reimbursementPack } from './pack';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await tradeSite(['invoices', 'files', 'vault', 'reimbursement', 'auth']);
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

const info = (token: string, id: number) =>
  site.call('GET /reimbursement/info/:id', { params: { id }, token });
const ticket = (token: string, id: number) =>
  site.call('POST /reimbursement/ticket/:id', { params: { id }, token });
const states = (checks: { key: string; state: string }[]) =>
  Object.fromEntries(checks.map(({ key, state }) => [key, state]));

/** The papers of an order by their names, the PDFs as their text. */
async function papers(token: string, id: number) {
  const { data } = await ticket(token, id);
  const answer = await site.app.inject({ url: data.url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = await unzip(answer.rawPayload);
  const texts = new Map<string, string>();
  for (const [name, content] of files) {
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    texts.set(name, name.endsWith('发票.pdf') ? content.toString() : (await textOfPdf(content)).text);
  }
  return texts;
}

test('with an issued invoice everything is in it, in Chinese, and every check passes', async () => {
  const { id, token } = await finishedOrder(site);
  await deliverTwice(site, id);
  await applyForInvoice(site, token, id);
  const { number } = (await issueInvoice(site, staff.token, (await invoiceRow(site, id)).id)).data;
  await site.call('POST /reimbursement/limit/:id', {
    params: { id },
    token,
    body: { contract_over_fen: 2_000_000 },
  });
  const { data } = await info(token, id);
  expect(states(data.checks)).toEqual({
    invoice: 'ok',
    contract_date: 'ok',
    acceptance: 'ok',
    amount: 'ok',
    contract: 'ok',
  });
  const found = await papers(token, id);
  expect([...found.keys()]).toEqual([
    '0-目录与核对.pdf',
    '1-发票.pdf',
    '2-服务清单.pdf',
    '3-服务协议.pdf',
    '4-验收单.pdf',
    '5-付款凭证.pdf',
  ]);
  const order = await site.core.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const [name, text] of found) if (!name.endsWith('发票.pdf')) expect(text).toContain(order.order_no);
  expect(found.get('0-目录与核对.pdf')).toContain(number);
  expect(found.get('2-服务清单.pdf')).toContain('海港大学（经办账号：小陈');
  expect(found.get('2-服务清单.pdf')).toContain('实际支出¥398.00');
  expect(found.get('3-服务协议.pdf')).toContain('不代写、不代投，不承诺录用');
  expect(found.get('4-验收单.pdf')).toContain('清稿.docx');
  expect(found.get('5-付款凭证.pdf')).toContain(order.trade_no);
});

test('a pack that nobody takes any more closes the file that it was made of', async () => {
  const { id, token } = await finishedOrder(site);
  await applyForInvoice(site, token, id);
  const invoice = await invoiceRow(site, id);
  await issueInvoice(site, staff.token, invoice.id);
  const file = await fileOf(site.core.db, invoice.id);
  const place = realpathSync(await site.core.files.place(file?.id ?? ''));
  // More than goes ahead of a reader.
  await writeFile(place, Buffer.alloc(4 * 1024 * 1024));
  const { content } = await reimbursementPack(site.core, invoice.user_id, id);
  if (process.platform === 'linux') expect(await comesTrue(() => timesOpen(place) > 0)).toBe(true);
  content.destroy();
  expect(await comesTrue(() => timesOpen(place) === 0)).toBe(true);
});

test('before the invoice is issued the request stands in its place, and after a partial refund the amounts are right', async () => {
  const { id, token } = await finishedOrder(site);
  await deliverTwice(site, id);
  const { refund_no: refundNo } = await refundPart(site, staff, { id, token }, 9800);
  await applyForInvoice(site, token, id);
  const { data } = await info(token, id);
  expect(data).toMatchObject({ paid_fen: 39800, refunded_fen: 9800, net_fen: 30000 });
  expect(states(data.checks)).toMatchObject({ invoice: 'warn', contract_date: 'warn', contract: 'warn' });
  const found = await papers(token, id);
  expect([...found.keys()][1]).toBe('1-开票申请.pdf');
  expect(found.get('1-开票申请.pdf')).toContain('¥300.00');
  expect(found.get('1-开票申请.pdf')).toContain('12100000400000624D');
  expect(found.get('5-付款凭证.pdf')).toContain(refundNo);
  for (const name of ['2-服务清单.pdf', '5-付款凭证.pdf']) {
    expect(found.get(name)).toContain('¥98.00');
    expect(found.get(name)).toContain('实际支出¥300.00');
  }
});

test('what does not fit is said with what to do', async () => {
  const { id, token } = await finishedOrder(site);
  await deliverTwice(site, id);
  const none = (await info(token, id)).data.checks;
  expect(none.find(({ key }) => key === 'invoice')).toMatchObject({
    state: 'missing',
    todo: expect.stringContaining('申请发票'),
  });
  await applyForInvoice(site, token, id);
  const invoice = await invoiceRow(site, id);
  await issueInvoice(site, staff.token, invoice.id);
  // As an invoice of an earlier day and another amount would stand in the database.
  await site.core.db
    .updateTable('invoices')
    .set({ issued_on: '2020-01-01', amount_fen: 100 })
    .where('id', '=', invoice.id)
    .execute();
  await putOrder(site, id, s.done, { finished_at: new Date(site.clock.now() - 300 * 3_600_000) });
  await site.call('POST /reimbursement/limit/:id', {
    params: { id },
    token,
    body: { contract_over_fen: 10_000 },
  });
  const { data } = await info(token, id);
  expect(states(data.checks)).toEqual({
    invoice: 'ok',
    contract_date: 'missing',
    acceptance: 'warn',
    amount: 'missing',
    contract: 'warn',
  });
  expect(data.checks.every(({ state, todo }) => (state === 'ok') === (todo === ''))).toBe(true);
  expect((await info(token, (await finishedOrder(site)).id)).status).toBe(404);
});

test('the limit of the school is remembered for the next order', async () => {
  const first = await finishedOrder(site);
  const limit = (overFen: number | null) =>
    site.call('POST /reimbursement/limit/:id', {
      params: { id: first.id },
      token: first.token,
      body: { contract_over_fen: overFen },
    });
  expect((await limit(2_000_000)).data.contract_over_fen).toBe(2_000_000);
  expect((await info(first.token, first.id)).data.contract_over_fen).toBe(2_000_000);
  expect((await limit(null)).data.contract_over_fen).toBeNull();
});

test('it is the owner’s alone, once finished, and not while money is on its way', async () => {
  const { id, token } = await finishedOrder(site);
  const stranger = await site.user();
  expect([(await info(stranger.token, id)).status, (await ticket(stranger.token, id)).status]).toEqual([
    404, 404,
  ]);
  const { url } = (await ticket(token, id)).data;
  const asStranger = await site.app.inject({ url, headers: { authorization: `Bearer ${stranger.token}` } });
  expect(asStranger.statusCode).toBe(404);
  await apply(site, token, id, { amount_fen: 100 });
  expect([(await ticket(token, id)).status, (await site.app.inject({ url })).statusCode]).toEqual([409, 409]);
  await site.call('POST /auth/logout', { token });
  expect((await site.app.inject({ url })).statusCode).toBe(404);
  const early = await finishedOrder(site);
  await putOrder(site, early.id, s.serving);
  expect((await info(early.token, early.id)).data).toMatchObject({
    allowed: false,
    why: '订单完成后可以下载报销材料',
  });
});

test('of a course: what was opened when, how it is given back, and nothing about manuscripts or acceptance', async () => {
  const { token } = await site.user();
  const texts = await papers(token, await paidCourse(site, token, await insertCourse(site.core)));
  const names = [...texts.keys()].join();
  expect(names).not.toContain('验收单');
  const text = (part: string) =>
    [...texts].find(([name]) => name.includes(part))?.[1].replace(/\s/g, '') ?? '';
  expect(text('服务清单')).toMatch(/课程于\d{4}-\d{2}-\d{2}开通，在线学习/);
  const contract = text('服务协议');
  expect(contract).toContain('学习进度不超过10%的，全额退款');
  for (const word of ['天内交付', '免费修改', '稿件保密']) expect(contract).not.toContain(word);
});
