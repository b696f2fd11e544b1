import type { DeskWithdrawal, LedgerState } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decide, press, write } from '../../../testing/decide';
import { frameCalls, hoursAgo, staffMe } from '../../../testing/desk';
import { WithdrawalsPage } from './WithdrawalsPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const one = (more: Partial<DeskWithdrawal> = {}): DeskWithdrawal => ({
  ...{ id: 7, number: 'W-1120-07', amount_fen: 84_500, tax_fen: 900, net_fen: 83_600, status: 3 },
  ...{ status_text: '待打款', note: '', payee: { name: '沈*远', title: '储蓄卡', account: '**** 6612' } },
  ...{ asked_at: hoursAgo(20), due_at: hoursAgo(-40), done_at: null, fits: true, held: '', checked_by: '甲' },
  ...{ teacher: { id: 2, name: '沈*远', level_text: '金牌导师' }, approved_by: '乙', batch: '' },
  acts: ['paid', 'failed', 'refuse'],
  ...more,
});

const ledger: LedgerState = {
  ...{ balanced: true, checked_at: hoursAgo(0), entries: 420, problems: [] },
  accounts: [
    { key: 'orders', title: '订单应付老师', fen: -84_500 },
    { key: 'review', title: '提现审核中', fen: 84_500 },
  ],
};

const list = (data: DeskWithdrawal[]) => ({
  ...{ data, total: data.length, current_page: 1, per_page: 20, last_page: 1 },
  counts: [{ state: 3, label: '待打款', count: data.length }],
  to_pay: { count: 2, amount_fen: 169_000, tax_fen: 1800, net_fen: 167_200 },
});

const open = (handlers: Handlers = {}) =>
  renderPage(<WithdrawalsPage />, {
    path: '/staff/withdrawals',
    session: 'staff',
    wrapper: Providers,
    handlers: {
      ...frameCalls(),
      'GET /staff/me': staffMe({ roles: ['finance'] }),
      'GET /staff/withdrawal/list': list([
        one(),
        one({ id: 8, number: 'W-1120-08', fits: false, held: '户名与认证姓名不一致' }),
      ]),
      'GET /staff/income/ledger': ledger,
      ...handlers,
    },
  });

test('what is held cannot be chosen; the rest goes into one file for the bank', async () => {
  const { requests } = open({
    'POST /staff/withdrawal/batch': {
      number: 'DK-03',
      count: 1,
      net_fen: 83_600,
      url: '#file',
      valid_for: 60,
    },
  });
  expect(await screen.findByRole('checkbox', { name: '选择 W-1120-08' })).toBeDisabled();
  expect(screen.getByText('已拦下')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  expect(screen.getByText('已选 1 笔，实付 ¥836.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '导出打款文件' }));
  await waitFor(() =>
    expect(
      requests.filter(({ key }) => key === 'POST /staff/withdrawal/batch').map(({ body }) => body),
    ).toEqual([{ ids: [7] }]),
  );
});

test('the ledger says that it balances, or what does not', async () => {
  const { unmount } = open();
  expect(await screen.findByText('已平衡')).toBeInTheDocument();
  unmount();
  open({ 'GET /staff/income/ledger': { ...ledger, balanced: false, problems: ['记账不平：12'] } });
  expect(await screen.findByText('记账不平：12')).toBeInTheDocument();
});

const detail = { ...one(), parts: [], timeline: [], formula: '', debt_fen: 0 };

test('a payment is written down with the number of the bank', async () => {
  const { sent, settle } = decide('withdrawal', {
    'GET /staff/withdrawal/:id': detail,
    'POST /staff/withdrawal/act/:id': one({ status: 4 }),
  });
  await screen.findByRole('textbox', { name: '银行流水号' });
  await user.click((await screen.findAllByRole('button', { name: '登记已打款' })).at(-1) as HTMLElement);
  expect(await screen.findByText('请填写银行流水号')).toBeInTheDocument();
  await write('银行流水号', 'ICBC0001');
  await user.click((await screen.findAllByRole('button', { name: '登记已打款' })).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/withdrawal/act/:id')).toEqual([{ act: 'paid', reference: 'ICBC0001' }]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '登记已打款：W-1120-07' });
});

test('what is held is not agreed to', async () => {
  decide('withdrawal', {
    'GET /staff/withdrawal/:id': {
      ...detail,
      status: 2,
      held: '其中有订单正在退款',
      acts: ['approve', 'refuse'],
    },
  });
  expect(await screen.findByText('其中有订单正在退款，暂不能继续')).toBeInTheDocument();
  expect((await screen.findAllByRole('button', { name: '复核通过' })).at(-1)).toBeDisabled();
  await press('退回给老师');
});
