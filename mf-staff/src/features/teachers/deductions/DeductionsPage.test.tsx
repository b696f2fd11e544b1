import type { DeskDeduction } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decide, press } from '../../../testing/decide';
import { frameCalls, hoursAgo, staffMe } from '../../../testing/desk';
import { fill } from '../../../testing/site';
import { DeductionsPage } from './DeductionsPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const write = async (name: string, text: string) => fill(await screen.findByRole('textbox', { name }), text);

const order = { id: 9, order_no: '202611100000000001', title: '高熵合金引言润色' };

const one = (more: Partial<DeskDeduction> = {}): DeskDeduction => ({
  ...{ id: 7, status: 8, status_text: '老师不接受，待复核', order, amount_fen: 12_000, reason: 'late' },
  ...{
    reason_text: '逾期交付',
    rule: '接单规范 4.2',
    content: '逾期 26 小时交付',
    formula: '',
    evidence: [],
  },
  ...{ proposed_by: '程牧', proposed_at: hoursAgo(40), answer_due_at: hoursAgo(-20), review: '' },
  ...{ answer: '客户同意顺延一天', answered_at: hoursAgo(3), closed_at: null, proposer: 31 },
  ...{ teacher: { id: 2, name: '沈*远' }, paid_fen: 240_000, settlement_fen: 156_000 },
  acts: ['uphold', 'drop'],
  ...more,
});

const list = (data: DeskDeduction[]) => ({
  ...{ data, total: data.length, current_page: 1, per_page: 20, last_page: 1 },
  counts: [{ state: 8, label: '老师不接受，待复核', count: data.length }],
});

const income = {
  ...{ order, teacher: { id: 2, name: '沈*远' }, paid_fen: 240_000, refunded_fen: 0, rate: 65 },
  ...{ net_fen: 156_000, most_fen: 156_000, status_text: '冻结中', due_at: null, delivered_at: null },
};

const open = (handlers: Handlers = {}) =>
  renderPage(<DeductionsPage />, {
    path: '/staff/deductions',
    session: 'staff',
    wrapper: Providers,
    handlers: {
      ...frameCalls(),
      'GET /staff/me': staffMe({ roles: ['finance'] }),
      'GET /staff/deduction/list': list([one()]),
      ...handlers,
    },
  });

test('a deduction is proposed for an order that was found, of no more than its income', async () => {
  const { requests } = open({
    'GET /staff/deduction/order/:no': income,
    'POST /staff/deduction/propose': one({ status: 6 }),
  });
  expect(await screen.findByText('老师：客户同意顺延一天')).toBeInTheDocument();
  await press('提出扣款');
  const dialog = await screen.findByRole('dialog');
  await write('订单号', order.order_no);
  await press('查找');
  expect(await within(dialog).findByText(/到手 ¥1,560.00/)).toBeInTheDocument();
  await write('金额', '1560.01');
  await write('经过（老师可见）', '逾期 26 小时交付');
  const send = within(dialog).getByRole('button', { name: '提出扣款' });
  await user.click(send);
  expect(await screen.findByText('最多可扣 ¥1,560.00')).toBeInTheDocument();
  await write('金额', '120');
  await write('证据（一行一条，最多5条）', '交付时间记录：约定 18:00');
  await user.click(send);
  await waitFor(() =>
    expect(
      requests.filter(({ key }) => key === 'POST /staff/deduction/propose').map(({ body }) => body),
    ).toEqual([
      {
        ...{ order_id: 9, reason: 'late', amount_fen: 12_000, content: '逾期 26 小时交付' },
        evidence: [{ title: '交付时间记录', text: '约定 18:00' }],
      },
    ]),
  );
});

test('an order without income is said beside its number', async () => {
  open({ 'GET /staff/deduction/order/:no': problem(404, '这个订单还没有老师收入，验收后才能提出扣款') });
  await press('提出扣款');
  await write('订单号', order.order_no);
  await press('查找');
  expect(await screen.findByText('这个订单还没有老师收入，验收后才能提出扣款')).toBeInTheDocument();
});

test('one takes one’s own proposal back, with a reason', async () => {
  const { requests } = open({
    'GET /staff/deduction/list': list([one({ status: 6, acts: ['withdraw'] })]),
    'POST /staff/deduction/act/:id': one({ status: 9 }),
  });
  await press('撤回');
  await write('理由（老师可见）', '核对后没有逾期');
  await user.click((await screen.findAllByRole('button', { name: '撤回扣款' })).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(
      requests.filter(({ key }) => key === 'POST /staff/deduction/act/:id').map(({ body }) => body),
    ).toEqual([{ act: 'withdraw', content: '核对后没有逾期' }]),
  );
});

test('somebody else decides what the teacher does not accept', async () => {
  const { sent, settle } = decide('deduction', {
    'GET /staff/deduction/:id': { ...one(), timeline: [] },
    'POST /staff/deduction/act/:id': one({ status: 9 }),
  });
  expect(await screen.findByText('客户同意顺延一天')).toBeInTheDocument();
  await press('取消扣款');
  await write('理由（老师可见）', '客户确已同意顺延');
  await user.click((await screen.findAllByRole('button', { name: '取消扣款' })).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/deduction/act/:id')).toEqual([{ act: 'drop', content: '客户确已同意顺延' }]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '已取消扣款' });
});
