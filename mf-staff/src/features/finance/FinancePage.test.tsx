import type { PaymentDifference } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo, staffMe } from '../../testing/desk';
import { FinancePage } from './FinancePage';
import type { FinanceDay } from './queries';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const day = '2026-11-20';

const difference = (more: Partial<PaymentDifference> = {}): PaymentDifference => ({
  ...{ id: 5, day, channel: 'wechat', kind: 'only_theirs', kind_text: '渠道有付款，平台没有' },
  ...{ advice: '核对是否为其他系统收款', number: 'X42001', transaction_id: '42001', order: null },
  ...{ ours_fen: 0, theirs_fen: 8600, apart_fen: -8600, happened_at: hoursAgo(40), found_at: hoursAgo(20) },
  ...{ state: 'open', resolved_at: null, resolved_by: '', note: '' },
  ...more,
});

const overview = (more: Partial<FinanceDay> = {}): FinanceDay => ({
  ...{ day, comparable: true, comparable_from: null, running: false, problem: '', open: 1 },
  channels: [
    {
      ...{ channel: 'wechat', title: '微信支付', paid_count: 2, paid_fen: 79_600, refund_count: 1 },
      ...{ refund_fen: 10_000, net_fen: 69_600, fee_fen: 478 },
      theirs: { paid_count: 3, paid_fen: 88_200, refund_count: 1, refund_fen: 10_000, at: hoursAgo(20) },
    },
  ],
  days: [
    {
      ...{ day, paid_count: 2, wechat_fen: 79_600, alipay_fen: 0, none_fen: 0, refund_fen: 10_000 },
      ...{ state: 'differs', open: 1 },
    },
  ],
  differences: [difference()],
  trouble: { payments: 0, refunds: 0 },
  ...more,
});

const empty = { data: [], total: 0, current_page: 1, per_page: 50, last_page: 1 };

const open = (handlers: Handlers = {}) =>
  renderPage(<FinancePage />, {
    path: `/staff/finance?day=${day}`,
    session: 'staff',
    wrapper: Providers,
    handlers: {
      ...frameCalls(),
      'GET /staff/me': staffMe({ roles: ['finance'] }),
      'GET /staff/finance/day': overview(),
      'GET /staff/finance/list': empty,
      ...handlers,
    },
  });

test('a difference is shown from both sides, and settled with a reason', async () => {
  const { requests } = open({ 'POST /staff/finance/settle/:id': difference({ state: 'resolved' }) });
  expect(await screen.findByText('核对是否为其他系统收款')).toBeInTheDocument();
  expect(screen.getAllByText('−86.00').length).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: '标记原因并结清' }));
  expect(screen.getByText('请写明原因')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: '原因' }), '测试收款，已退回');
  await user.click(screen.getByRole('button', { name: '标记原因并结清' }));
  await waitFor(() =>
    expect(requests.filter(({ key }) => key.includes('settle')).map(({ body }) => body)).toEqual([
      { note: '测试收款，已退回' },
    ]),
  );
});

test('who may only read has neither button; an error can be tried again', async () => {
  const view = open({ 'GET /staff/me': { ...staffMe({ roles: ['finance'] }), rights: ['finance.read'] } });
  await screen.findByText('核对是否为其他系统收款');
  expect(screen.queryByRole('button', { name: '标记原因并结清' })).toBeNull();
  expect(screen.queryByRole('button', { name: /重新对账/ })).toBeNull();
  view.unmount();
  open({ 'GET /staff/finance/day': problem(500, '出错了') });
  expect(await screen.findByText('这一天的收退款没有加载出来')).toBeInTheDocument();
});

test('a day without differences says why, and its chart can be read as a table', async () => {
  open({ 'GET /staff/finance/day': overview({ differences: [], open: 0 }) });
  expect(await screen.findByText('两边一致，没有差异')).toBeInTheDocument();
  const table = within(screen.getByLabelText('每日收款（表格）'));
  expect(table.getByText('¥796.00')).toBeInTheDocument();
  expect(screen.getByRole('slider', { name: '每日收款' })).toHaveAttribute(
    'aria-valuetext',
    '2026-11-20，微信 ¥796.00，支付宝 ¥0.00',
  );
});
