import type { IncomeDeduction, IncomeRow, IncomeWithdrawal } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IncomePage } from './IncomePage';
import type { Income } from './queries';

configure({ defaultHidden: true });

jest.mock('../../platform/PlatformFrame', () => ({
  PlatformFrame: ({ children, title }: { children: React.ReactNode; title: string }) => (
    <main>
      <h1>{title}</h1>
      {children}
    </main>
  ),
}));

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const onPhone = platform === 'mobile';

const payee = {
  id: 3,
  kind: 'bank' as const,
  name: '沈*远',
  title: '储蓄卡',
  account: '**** 6612',
  fits: true,
};
const order = { id: 9, order_no: '202611100000000001', title: '高熵合金引言润色' };

const deduction: IncomeDeduction = {
  ...{ id: 5, status: 6, status_text: '扣款待答复', order, amount_fen: 12_000, reason: 'late' },
  ...{ reason_text: '逾期交付', rule: '接单规范 4.2', content: '逾期 26 小时交付，客户已获补偿' },
  ...{ formula: '实付 ¥2,400.00 × 5%', evidence: [{ title: '交付时间记录', text: '' }], proposed_by: '程牧' },
  ...{ proposed_at: '2026-11-20T06:10:00+08:00', answer_due_at: '2099-11-23T06:10:00+08:00', answer: '' },
  ...{ answered_at: null, review: '', closed_at: null },
};

const failed: IncomeWithdrawal = {
  ...{ id: 8, number: 'W-1022-08', amount_fen: 58_500, tax_fen: 0, net_fen: 58_500, status: 5 },
  ...{ status_text: '打款失败', note: '户名不符，更正后重新打款', payee, due_at: null, done_at: null },
  ...{ asked_at: '2026-10-22T09:00:00+08:00', actions: { cancel: true, retry: true } },
};

const income = (more: Partial<Income> = {}): Income => ({
  ...{ available_fen: 321_400, frozen_fen: 123_700, next: { fen: 11_700, at: '2026-11-22T10:00:00+08:00' } },
  ...{ review_fen: 84_500, review_count: 1, review_due_at: '2026-11-24T10:00:00+08:00' },
  ...{ paid_year_fen: 4_826_000, tax_year_fen: 431_800, held_fen: 156_000, debt_fen: 0, min_fen: 10_000 },
  ...{
    frozen_days: 7,
    answer_days: 3,
    level: { name: '金牌导师', rate: 65 },
    name: '沈*远',
    payees: [payee],
  },
  tax: {
    ...{ free_fen: 80_000, small_fen: 400_000, off_percent: 20 },
    bands: [{ up_to_fen: null, percent: 20, quick_fen: 0 }],
  },
  ...{ deductions: [], withdrawals: [], withdrawal_count: 0 },
  ...more,
});

const row: IncomeRow = {
  ...{ id: 1, kind: 'order', order, accepted_at: '2026-11-10T10:00:00+08:00', base_fen: 240_000 },
  ...{
    refunded_fen: 0,
    rate: 65,
    deduct_fen: 12_000,
    deduct_open: true,
    net_fen: 156_000,
    left_fen: 156_000,
  },
  ...{ status: 6, status_text: '扣款待答复', note: '答复后转可提现', free_at: '2026-11-17T10:00:00+08:00' },
};

const payments = {
  ...{ data: [row], total: 1, current_page: 1, per_page: 20, last_page: 1 },
  counts: [
    { state: 0, label: '全部', count: 1 },
    { state: 6, label: '待答复', count: 1 },
  ],
};

const bars = [{ key: '2026-11', label: '11月', net_fen: 583_000, tax_fen: 40_200, deduct_fen: 6200 }];

const open = (handlers: Handlers = {}) =>
  renderPage(<IncomePage />, {
    path: '/receiveorder/income',
    session: 'teacher',
    platform,
    wrapper: Providers,
    handlers: {
      'GET /income/overview': income(),
      'GET /income/chart': { bars },
      'GET /wait_take/payment': payments,
      ...handlers,
    },
  });

/** On the phone the form lies in a sheet. */
async function openForm() {
  await screen.findByText('可提现（元）');
  if (onPhone) await user.click(screen.getByRole('button', { name: '提现' }));
  return screen.findByRole('textbox', { name: '金额' });
}

test('what reaches the account is reckoned while the amount is typed, by the rule that the server gave', async () => {
  open();
  const amount = await openForm();
  expect(amount).toHaveValue('3214.00');
  expect(screen.getByText('¥2,731.20')).toBeInTheDocument();
  expect(screen.getByText(/（3,214.00 − 800）× 20%/)).toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '800');
  expect(screen.getByText(/这笔不需要预扣税/)).toBeInTheDocument();
});

test('too much and too little are said before anybody is asked', async () => {
  const { requests } = open();
  const amount = await openForm();
  await user.clear(amount);
  await user.type(amount, '99');
  await user.click(screen.getByRole('button', { name: '验证手机号并提现' }));
  expect(await screen.findByText('满 ¥100.00 可以提现')).toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '3214.01');
  await user.click(screen.getByRole('button', { name: '验证手机号并提现' }));
  expect(await screen.findByText('最多可提现 ¥3,214.00')).toBeInTheDocument();
  expect(requests.filter(({ key }) => key === 'POST /income/withdraw')).toEqual([]);
});

test('an amount is withdrawn to the chosen account', async () => {
  const { requests } = open({ 'POST /income/withdraw': { ...failed, status: 1, status_text: '审核中' } });
  await openForm();
  await user.click(screen.getByRole('button', { name: '验证手机号并提现' }));
  await waitFor(() =>
    expect(requests.filter(({ key }) => key === 'POST /income/withdraw').map(({ body }) => body)).toEqual([
      { amount_fen: 321_400, payee_id: 3 },
    ]),
  );
});

test('a form over it that is sent withdraws nothing', async () => {
  const { requests } = open();
  const amount = await openForm();
  const form = amount.closest('form') as HTMLFormElement;
  const inner = document.createElement('form');
  form.append(inner);
  inner.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(requests.filter(({ key }) => key === 'POST /income/withdraw')).toEqual([]);
});

test('what the server says against the account stands beside the accounts', async () => {
  open({
    'POST /income/withdraw': problem(422, '收款户名与认证姓名不一致', {
      errors: { payee_id: ['收款户名与认证姓名不一致'] },
    }),
  });
  await openForm();
  await user.click(screen.getByRole('button', { name: '验证手机号并提现' }));
  expect(await screen.findByText('收款户名与认证姓名不一致')).toBeInTheDocument();
});

test('a deduction shows on what it rests; a refusal needs words', async () => {
  const { requests } = open({
    'GET /income/overview': income({ deductions: [deduction] }),
    'POST /income/answer/:id': { ...deduction, status: 8, status_text: '扣款复核中' },
  });
  const card = await screen.findByRole('region', { name: '扣款 ¥120.00' });
  expect(within(card).getByText('接单规范 4.2')).toBeInTheDocument();
  expect(within(card).getByText('实付 ¥2,400.00 × 5%')).toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: '不接受并说明' }));
  await user.click(await screen.findByRole('button', { name: '提交给另一位审核员' }));
  expect(await screen.findByText('请说明不接受的理由')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '理由' }), '客户同意顺延一天');
  await user.click(screen.getByRole('button', { name: '提交给另一位审核员' }));
  await waitFor(() =>
    expect(requests.filter(({ key }) => key === 'POST /income/answer/:id').map(({ body }) => body)).toEqual([
      { answer: 'refuse', content: '客户同意顺延一天' },
    ]),
  );
});

test('what the bank did not take is corrected; incomes and bars are read as text too', async () => {
  const { requests } = open({
    'GET /income/overview': income({ withdrawals: [failed], withdrawal_count: 1 }),
    'POST /income/retry/:id': { ...failed, status: 1, status_text: '审核中' },
  });
  expect((await screen.findAllByText(/户名不符，更正后重新打款/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: '更正收款账户' }));
  await user.click(await screen.findByRole('button', { name: '验证手机号并重新提交' }));
  await waitFor(() =>
    expect(requests.filter(({ key }) => key === 'POST /income/retry/:id').map(({ body }) => body)).toEqual([
      { payee_id: 3 },
    ]),
  );
  expect(await screen.findByText('高熵合金引言润色')).toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: '2026-11' })).toBeInTheDocument();
});

test('who has earned nothing reads what comes, and what fails can be asked for again', async () => {
  const none = { ...payments, data: [], total: 0, counts: [{ state: 0, label: '全部', count: 0 }] };
  const { unmount } = open({
    'GET /income/overview': income({ available_fen: 0, frozen_fen: 0, next: null }),
    'GET /wait_take/payment': none,
  });
  expect(await screen.findByText('还没有收入')).toBeInTheDocument();
  unmount();
  open({ 'GET /income/overview': problem(500, '出错了') });
  expect(await screen.findByText('收入没有加载出来')).toBeInTheDocument();
});
