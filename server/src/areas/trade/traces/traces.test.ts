import { createHash } from 'node:crypto';
import { orderStatus as s } from '@harbor/contract/order-status';
import { traceCodeOf, traceCodeProblem } from '@harbor/contract/trace-code';
import { textOfPdf } from '../../../pdf/testing/text-of-pdf';
import type { TestApp } from '../../../testing/app';
import { finishedOrder } from '../invoices/testing/invoices';
import { putOrder } from '../orders/testing/orders';
import { tradeSite } from '../orders/testing/trade-site';
import { refundPart } from '../refunds/testing/refunds';
import { deliverTwice } from './testing';
import { freezeFinished } from './ticks';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite(['invoices', 'files', 'vault', 'traces', 'auth'], {
    env: { HARBOR_LIMITS: 'production' },
  });
});
afterAll(() => site.close());
beforeEach(() => site.clock.advance(3_600_000));

const report = (token: string, id: number) => site.call('POST /trace/order/:id', { params: { id }, token });
const check = (code: string, ip?: string) => site.call('GET /trace/check/:code', { params: { code }, ip });

/** A finished order with its report. */
async function traced() {
  const one = await finishedOrder(site);
  await deliverTwice(site, one.id);
  const { data } = await report(one.token, one.id);
  return { ...one, trace: data };
}

test('a finished order has a report that says who helped how, with the hashes of what was delivered', async () => {
  const { trace, id, token } = await traced();
  expect(traceCodeProblem(trace.code)).toBeUndefined();
  expect(trace.state).toBe('valid');
  expect(trace.check_url).toMatch(/\/trace\/(\w{4}-){3}\w{4}$/);
  const { content } = trace;
  expect(content?.deliveries.map(({ version, files }) => [version, files.length])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(content?.deliveries[0]?.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  // Nobody confirmed that: neither the report nor the words to copy say it.
  expect(JSON.stringify(content)).not.toMatch(/未改变|changed neither/);
  expect(content?.disclosure.en).toContain(trace.code_text);
  expect(content?.dates.map(({ label }) => label)).toEqual(['下单', '首次交付', '最终交付', '验收完成']);
  const stored = await site.core.db
    .selectFrom('traces')
    .select(['content', 'hash'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored.hash).toBe(createHash('sha256').update(stored.content).digest('hex'));
  await putOrder(site, id, s.done, { rounds_used: 9 });
  expect((await report(token, id)).data).toEqual(trace);
});

test('the document says the same, with the code and the hash', async () => {
  const { trace, id, token } = await traced();
  const { data } = await site.call('POST /trace/ticket/:id', { params: { id }, token });
  const file = await site.app.inject({ url: data.url });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await textOfPdf(file.rawPayload);
  const { content } = trace;
  for (const part of [
    trace.code_text,
    trace.hash,
    '服务限于本报告写明的帮助',
    '周岚',
    content?.deliveries[1]?.files[1]?.sha256 ?? '',
  ])
    expect(text).toContain(part);
  const stranger = await site.user();
  expect(
    (await site.app.inject({ url: data.url, headers: { authorization: `Bearer ${stranger.token}` } }))
      .statusCode,
  ).toBe(404);
  expect((await site.app.inject({ url: data.url.replace(String(id), String(id + 1)) })).statusCode).toBe(404);
  site.clock.advance(61_000);
  expect((await site.app.inject({ url: data.url })).statusCode).toBe(404);
});

test('whether tools of artificial intelligence helped is said once, over all versions', async () => {
  const one = await finishedOrder(site);
  await deliverTwice(site, one.id);
  await site.core.db
    .updateTable('deliverables')
    .set({ ai_statement: '用工具检查了拼写' })
    .where('order_id', '=', one.id)
    .where('version', '=', 2)
    .execute();
  const { content } = (await report(one.token, one.id)).data;
  expect(content?.ai_statement).toBe('第 1 版：交付人没有填写AI使用说明；第 2 版：用工具检查了拼写');
  const { data } = await site.call('POST /trace/ticket/:id', { params: { id: one.id }, token: one.token });
  const { text } = await textOfPdf((await site.app.inject({ url: data.url })).rawPayload);
  expect(text.match(/人工智能使用声明/g)).toHaveLength(1);
  expect(text.match(/用工具检查了拼写/g)).toHaveLength(1);
});

test('everybody can check a code, and learns hash, dates and validity, nothing else', async () => {
  const { trace } = await traced();
  const answer = await check(trace.code_text.toLowerCase());
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({
    code_text: trace.code_text,
    state: 'valid',
    state_text: '有效',
    hash: trace.hash,
    made_at: trace.content?.made_at,
    finished_at: trace.content?.dates.at(-1)?.at,
    revoked_at: null,
  });
});

test('a slip is told from a code that does not exist, and guessing ends soon', async () => {
  site.clock.toNext('hour');
  const { trace } = await traced();
  const last = trace.code.at(-1) === '7' ? '8' : '7';
  const slip = await check(trace.code.slice(0, -1) + last);
  expect([slip.status, slip.msg]).toEqual([422, '校验码有一位不对，请逐位核对']);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      check(traceCodeOf(Uint8Array.from({ length: 15 }, (_v, i) => n * 7 + i)), '203.0.113.8'),
    ),
  );
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(15);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test.each([
  ['the content', { content: '{"format":1}' }],
  ['the hash', { hash: '0'.repeat(64) }],
])(
  '%s changed in the store is seen by everybody, and nothing of it is shown or printed',
  async (_, change) => {
    const { trace, id, token } = await traced();
    await site.core.db.updateTable('traces').set(change).where('order_id', '=', id).execute();
    expect((await check(trace.code)).data).toMatchObject({
      state: 'altered',
      state_text: '内容与定稿时不一致，不能作为凭据',
    });
    expect((await report(token, id)).data).toMatchObject({ state: 'altered', content: null });
    const { data } = await site.call('POST /trace/ticket/:id', { params: { id }, token });
    expect((await site.app.inject({ url: data.url })).statusCode).toBe(409);
  },
);

test('a report whose order went back whole no longer holds', async () => {
  const staff = await site.user({ is_staff: true });
  const { trace, id, token } = await traced();
  await refundPart(site, staff, { id, token }, 39800);
  expect((await check(trace.code)).data).toMatchObject({ state: 'revoked', state_text: '已撤销' });
  expect((await report(token, id)).data).toMatchObject({
    state: 'revoked',
    revoked_reason: '订单已全额退款',
  });
});

test('staff revokes one with a reason, once, with an audit row', async () => {
  const staff = await site.user({ is_staff: true });
  const { trace, id } = await traced();
  const revoke = (token: string) =>
    site.call('POST /staff/trace/revoke/:id', { params: { id }, token, body: { reason: '交付文件弄错' } });
  expect((await revoke((await site.user()).token)).status).toBe(403);
  expect((await revoke(staff.token)).data).toMatchObject({ state: 'revoked' });
  expect((await revoke(staff.token)).status).toBe(409);
  expect((await check(trace.code)).data.revoked_at).not.toBeNull();
  const audits = await site.core.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', '=', 'trace.revoke')
    .where('object_id', '=', String(id))
    .execute();
  expect(audits).toHaveLength(1);
});

test('others and unfinished orders have none', async () => {
  const { id, token } = await finishedOrder(site);
  expect((await report((await site.user()).token, id)).status).toBe(404);
  await putOrder(site, id, s.delivered);
  const early = await report(token, id);
  expect([early.status, early.msg]).toEqual([409, '订单完成后生成留痕报告']);
});

test('the clock freezes what was finished, once for each order', async () => {
  const { id } = await finishedOrder(site);
  await Promise.all([freezeFinished(site.core), freezeFinished(site.core)]);
  const rows = await site.core.db
    .selectFrom('traces')
    .select('order_id')
    .where('order_id', '=', id)
    .execute();
  expect(rows).toHaveLength(1);
  expect(await freezeFinished(site.core)).toBe(0);
});
