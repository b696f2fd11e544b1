import { incomeChart } from '../../areas/teachers/income/chart';
import { checkLedger } from '../../areas/teachers/income/ledger/check';
import { incomeOverview } from '../../areas/teachers/income/overview';
import { payments } from '../../areas/teachers/income/payments';
import { withdrawalDesk } from '../../areas/teachers/income/withdrawals/desk';
import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ database: await demoDatabase() });
});
afterAll(() => site.close());

const hero = 2;

test('the ledger of the demo balances', async () => {
  expect((await checkLedger(site.core.db)).problems).toEqual([]);
});

test('the teacher of the pictures has a year of income in every state', async () => {
  const { total, counts } = await payments(site.core.db, hero, {});
  expect(total).toBe(65);
  expect(Object.fromEntries(counts.map(({ label, count }) => [label, count]))).toMatchObject({
    ...{ 全部: 65, 冻结中: 2, 可提现: 2, 待答复: 1, 审核中: 1, 已打款: 58, 打款失败: 1 },
  });
  const { bars } = await incomeChart(site.core.db, hero, 'month', new Date());
  expect(bars.filter(({ net_fen }) => net_fen > 0).length).toBeGreaterThan(9);
  const income = await incomeOverview(site.core, hero, new Date());
  expect(income).toMatchObject({ withdrawal_count: 14, debt_fen: 0, payees: [{ account: '**** 6612' }] });
  expect(income.deductions).toMatchObject([{ amount_fen: 12_000, proposed_by: expect.stringMatching(/./) }]);
});

test('withdrawals of others wait at the desk, in each of its states', async () => {
  const { counts } = await withdrawalDesk(site.core, 0, {});
  const waiting = counts.filter(({ state, count }) => state <= 3 && count > 0).map(({ state }) => state);
  expect(waiting).toEqual([1, 3]);
});
