import type { BodyOf } from '@harbor/contract';
import { moneyStatus as m, withdrawalStatus as w } from '@harbor/contract/money-status';
import { withhold } from '@harbor/contract/withholding';
import { textOfPdf } from '../../../pdf/testing/text-of-pdf';
import type { TestApp } from '../../../testing/app';
import { newSession } from '../../../testing/users';
import { closingBlockers } from '../../identity/privacy/closing/blockers';
import { actOnRefund } from '../../trade/refunds/decide';
import { apply, refundRow } from '../../trade/refunds/testing/refunds';
import { acceptSilent } from './deductions/answer';
import { maskName, namesFit } from './payees';
import { incomeRules } from './rules';
import {
  accepted,
  again,
  day,
  expectBalanced,
  incomeSite,
  overview,
  release,
  type Teacher,
  teacher,
  withdrawCall,
} from './testing/income';
import { earner, free } from './testing/waiting';

let site: TestApp;
let first: { id: number; token: string };
let second: { id: number; token: string };
beforeAll(async () => {
  site = await incomeSite();
});
// Some tests let days pass, which ends sessions.
beforeEach(async () => {
  first = await site.user({ is_staff: true, nickname: '甲' });
  second = await site.user({ is_staff: true, nickname: '乙' });
});
afterEach(() => expectBalanced(site));
afterAll(() => site.close());

const act = (by: { token: string }, id: number, body: BodyOf<'POST /staff/withdrawal/act/:id'>) =>
  site.call('POST /staff/withdrawal/act/:id', { params: { id }, token: by.token, body });
const payments = async ({ token }: Teacher, state?: number) =>
  (await site.call('GET /wait_take/payment', { token, query: state ? { state: String(state) } : {} })).data;

/** A teacher with ¥1,560.00 that can be withdrawn. */
async function earning() {
  const { order, ...made } = await earner(site);
  return { teacher: made, order: { id: order } };
}

const propose = (by: { token: string }, order_id: number, amount_fen = 12_000) =>
  site.call('POST /staff/deduction/propose', {
    token: by.token,
    body: {
      ...{ order_id, reason: 'late', amount_fen, content: '逾期 26 小时交付，客户已获补偿' },
      ...{ formula: '实付 ¥2,400.00 × 5%', evidence: [{ title: '交付时间记录', text: '' }] },
    },
  });

const answer = ({ token }: Teacher, id: number, body: BodyOf<'POST /income/answer/:id'>) =>
  site.call('POST /income/answer/:id', { params: { id }, token, body });

test('tax is withheld as the pictures show it, and as the rule is', async () => {
  const { tax } = await incomeRules(site.core.db);
  const of = (yuan: number) => withhold(tax, yuan * 100).tax_fen / 100;
  expect([800, 845, 3214, 4200, 6800, 2480, 3680].map(of)).toEqual([0, 9, 482.8, 672, 1088, 336, 576]);
  // Both ends of the bands: 20,000 and 50,000 yuan of taxable amount.
  expect([25_000, 25_001, 62_500, 62_501, 100_000].map(of)).toEqual([
    4000, 4000.24, 13_000, 13_000.32, 25_000,
  ]);
  expect(withhold(tax, 321_400).formula).toBe('劳务报酬：（3,214.00 − 800）× 20%');
});

test('names are compared as they are read, and shown masked', () => {
  expect(namesFit('沈知远', ' 沈 知远')).toBe(true);
  expect(namesFit('阿依古丽·买买提', '阿依古丽•买买提')).toBe(true);
  expect(namesFit('沈知远', '沈知选')).toBe(false);
  expect(namesFit('', '')).toBe(false);
  expect(['沈知远', '白蘅', '欧阳若谷'].map(maskName)).toEqual(['沈*远', '白*', '欧**谷']);
});

test('an accepted order is settled at the rate of the level then, frozen for seven days, then available', async () => {
  const made = await teacher(site);
  await accepted(site, made.id);
  expect(await overview(site, made)).toMatchObject({ frozen_fen: 156_000, available_fen: 0 });
  expect((await payments(made)).data[0]).toMatchObject({
    ...{ base_fen: 240_000, rate: 65, net_fen: 156_000, status: m.frozen, status_text: '冻结中' },
  });
  // A level that rises later changes nothing of what was settled.
  await site.core.db.updateTable('teachers').set({ level: 4 }).where('user_id', '=', made.id).execute();
  await release(site);
  const fresh = await again(site, made);
  expect(await overview(site, fresh)).toMatchObject({ frozen_fen: 0, available_fen: 156_000, next: null });
  const told = await site.core.db
    .selectFrom('messages')
    .select('title')
    .where('user_id', '=', made.id)
    .where('sub', '=', 47)
    .orderBy('id')
    .execute();
  expect(told.map(({ title }) => title)).toEqual(['订单收入 ¥1,560.00 已入账', '¥1,560.00 已转为可提现']);
});

test('a withdrawal needs a proof by phone, at least ¥100, an account in the certified name, and enough money', async () => {
  const { teacher: made } = await earning();
  const other = await teacher(site);
  expect(await withdrawCall(site, made, 9_999)).toMatchObject({ status: 422, msg: '满 ¥100.00 可以提现' });
  expect(await withdrawCall(site, made, 156_001)).toMatchObject({ status: 422 });
  expect(await withdrawCall(site, { ...made, payee: other.payee }, 10_000)).toMatchObject({ status: 404 });
  await site.core.db
    .updateTable('sessions')
    .set({ stepped_up_at: null })
    .where('user_id', '=', made.id)
    .execute();
  expect(await withdrawCall(site, made, 10_000)).toMatchObject({ status: 403, data: { step_up: true } });
  const added = await site.call('POST /income/payee', {
    token: (await again(site, made)).token,
    body: { kind: 'bank', name: '别的人', bank: '中国银行', account: '6222021234567890' },
  });
  expect(added).toMatchObject({ status: 422, msg: '户名须与认证姓名一致' });
});

test('names and accounts lie sealed, and are shown masked', async () => {
  const made = await teacher(site);
  const row = await site.core.db
    .selectFrom('payees')
    .selectAll()
    .where('id', '=', made.payee)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/沈知远|6222021234567896612/);
  expect((await overview(site, made)).payees).toMatchObject([
    { name: '沈*远', account: '**** 6612', fits: true },
  ]);
});

test('from the request to the account: one looks, another agrees, the bank pays, the tax column says how much', async () => {
  const { teacher: made } = await earning();
  const asked = await withdrawCall(site, made, 84_500);
  expect(asked.data).toMatchObject({ tax_fen: 900, net_fen: 83_600, status: w.asked, status_text: '审核中' });
  const { id } = asked.data;
  expect((await payments(made, m.available)).data).toMatchObject([{ left_fen: 71_500, note: '余 ¥715.00' }]);
  expect(await act(first, id, { act: 'approve' })).toMatchObject({ status: 409 });
  expect((await act(first, id, { act: 'check' })).data).toMatchObject({
    checked_by: '甲',
    acts: ['return', 'refuse'],
  });
  expect(await act(first, id, { act: 'approve' })).toMatchObject({ status: 403 });
  expect((await act(second, id, { act: 'approve' })).data).toMatchObject({
    approved_by: '乙',
    status: w.approved,
  });
  const batch = await site.call('POST /staff/withdrawal/batch', { token: first.token, body: { ids: [id] } });
  expect(batch.data).toMatchObject({ count: 1, net_fen: 83_600 });
  expect(await act(second, id, { act: 'refuse', content: '资料有误，请核对' })).toMatchObject({
    status: 409,
  });
  expect(await act(second, id, { act: 'paid' })).toMatchObject({ status: 422 });
  expect((await act(second, id, { act: 'paid', reference: 'ICBC0001' })).data.status).toBe(w.paid);
  expect(await overview(site, made)).toMatchObject({
    ...{ paid_year_fen: 83_600, tax_year_fen: 900, available_fen: 71_500, review_fen: 0 },
  });
  const { bars } = (await site.call('GET /income/chart', { token: made.token, query: {} })).data;
  expect([bars.length, bars.at(-1)]).toMatchObject([12, { net_fen: 83_600, tax_fen: 900, deduct_fen: 0 }]);
});

test('the file for the bank has whole accounts, harmless cells and a mark on each line, and its ticket is one person’s', async () => {
  const { teacher: made } = await earning();
  const { id } = (await withdrawCall(site, made, 50_000)).data;
  await act(first, id, { act: 'check' });
  await act(second, id, { act: 'approve' });
  const { data } = await site.call('POST /staff/withdrawal/batch', {
    token: first.token,
    body: { ids: [id] },
  });
  const url = new URL(data.url, 'http://x');
  const read = (token?: string) =>
    site.app.inject({
      method: 'GET',
      url: `${url.pathname}${url.search}`,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
  const file = (await read()).body;
  expect(file).toContain('沈知远,6222021234567896612,中国工商银行,500.00');
  expect(file.split('\r\n').filter((line) => line.includes('6222021234567896612'))[0]).toMatch(
    /DK\d{8}-\d+$/,
  );
  expect((await read(made.token)).statusCode).toBe(404);
});

test('what the bank did not take is corrected and paid again, by two people again', async () => {
  const { teacher: made } = await earning();
  const { id } = (await withdrawCall(site, made, 156_000)).data;
  await act(first, id, { act: 'check' });
  await act(second, id, { act: 'approve' });
  await act(first, id, { act: 'failed', failure: 'name' });
  expect((await payments(made, m.failed)).data).toMatchObject([{ status_text: '打款失败' }]);
  expect((await act(first, id, { act: 'repay' })).status).toBe(409);
  const retried = await site.call('POST /income/retry/:id', {
    params: { id },
    token: made.token,
    body: { payee_id: made.payee },
  });
  expect(retried.data).toMatchObject({ status: w.asked });
  await act(second, id, { act: 'check' });
  await act(first, id, { act: 'approve' });
  expect((await act(second, id, { act: 'paid', reference: 'ICBC0002' })).data.status).toBe(w.paid);
});

test('a deduction is answered: accepted, or refused and decided by somebody else; silence accepts', async () => {
  const { teacher: made, order } = await earning();
  const { data } = await propose(first, order.id);
  expect(await overview(site, made)).toMatchObject({ held_fen: 156_000, available_fen: 0 });
  expect((await payments(made, m.deducting)).data[0]).toMatchObject({ deduct_fen: 12_000, net_fen: 156_000 });
  expect((await propose(second, order.id)).status).toBe(409);
  expect(await answer(made, data.id, { answer: 'refuse' })).toMatchObject({ status: 422 });
  await answer(made, data.id, { answer: 'refuse', content: '客户同意顺延一天，沟通记录在订单里' });
  const decide = (by: { token: string }, body: BodyOf<'POST /staff/deduction/act/:id'>) =>
    site.call('POST /staff/deduction/act/:id', { params: { id: data.id }, token: by.token, body });
  expect(await decide(first, { act: 'uphold', content: '证据充分，维持扣款' })).toMatchObject({
    status: 403,
  });
  expect(await decide(second, { act: 'withdraw', content: '不应由我撤回' })).toMatchObject({ status: 403 });
  expect((await decide(second, { act: 'uphold', content: '证据充分，维持扣款' })).data.status).toBe(
    m.deducted,
  );
  expect(await overview(site, made)).toMatchObject({ held_fen: 0, available_fen: 144_000 });
  const { data: silent } = await propose(first, order.id, 5000);
  site.clock.advance(3 * day + 1000);
  await acceptSilent(site.core);
  const row = await site.core.db
    .selectFrom('deductions')
    .select('status')
    .where('id', '=', silent.id)
    .executeTakeFirstOrThrow();
  expect(row.status).toBe(m.deducted);
  expect(await overview(site, await again(site, made))).toMatchObject({ available_fen: 139_000 });
});

test('a refund after the money was paid is owed, and later income pays it first', async () => {
  const { teacher: made, order } = await earning();
  const { id } = (await withdrawCall(site, made, 156_000)).data;
  await act(first, id, { act: 'check' });
  await act(second, id, { act: 'approve' });
  await act(first, id, { act: 'paid', reference: 'ICBC0003' });
  const buyer = await site.core.db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const token = await newSession(site, buyer.user_id);
  await apply(site, token, order.id, { amount_fen: 60_000 });
  await actOnRefund(
    site.core,
    first.id,
    (await refundRow(site, order.id)).id,
    { act: 'approve' },
    async () => {},
  );
  expect(await overview(site, made)).toMatchObject({ debt_fen: 39_000 });
  await free(site, (await accepted(site, made.id, 100_000)).id);
  expect(await overview(site, made)).toMatchObject({ debt_fen: 0, available_fen: 26_000 });
});

test('an account with unsettled income is not closed', async () => {
  const { teacher: made } = await earning();
  expect(await closingBlockers(site.core.db, made.id)).toMatchObject([
    { title: '未结清的收入 ¥1,560.00', state: '可提现' },
  ]);
});

test('the statement is there as a table and as a PDF, for its owner alone', async () => {
  const { teacher: made } = await earning();
  const today = new Date(site.clock.now()).toISOString().slice(0, 10);
  const from = `${Number(today.slice(0, 4)) - 1}-01-01`;
  const read = async (format: 'csv' | 'pdf') => {
    const { data } = await site.call('POST /income/statement', {
      token: made.token,
      body: { format, from, to: today },
    });
    const url = new URL(data.url, 'http://x');
    return site.app.inject({ method: 'GET', url: `${url.pathname}${url.search}` });
  };
  expect((await read('csv')).body).toContain('开题报告指导：批注与语音讲解,2400,0,65%,0,1560');
  expect((await textOfPdf((await read('pdf')).rawPayload)).text).toMatch(/老师收入对账单[\s\S]*1,560\.00/);
});

test('finance sees that the ledger balances', async () => {
  const finance = await site.user({ roles: ['finance'] });
  const { data } = await site.call('GET /staff/income/ledger', { token: finance.token });
  expect(data).toMatchObject({ balanced: true, problems: [] });
  expect(data.accounts.reduce((sum, { fen }) => sum + fen, 0)).toBe(0);
});
