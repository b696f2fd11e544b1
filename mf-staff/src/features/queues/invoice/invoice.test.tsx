import type { DataOf } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, user, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

test('invoice: not issued without number and PDF; refused with a reason', async () => {
  const invoice: DataOf<'GET /staff/invoice/detail/:id'> = {
    id: 7,
    status: 1,
    status_text: '待开票',
    kind: 'unit',
    title: '某某大学',
    tax_no: '12100000000000000X',
    email: 'a@b.cn',
    content: '技术服务费',
    remark: '',
    amount_fen: 218_000,
    number: '',
    issued_on: '',
    reason: '',
    file: null,
    created_at: hoursAgo(9),
    order: { id: 3, order_no: '1', title: '论文润色', status_text: '已完成', refund_text: '' },
    user: author,
    waits_hours: 9,
    overdue: false,
    lines: [],
    acts: ['issue', 'refuse'],
  };
  const { sent } = decide('invoice', {
    'GET /staff/invoice/detail/:id': invoice,
    'POST /staff/invoice/act/:id': invoice,
  });
  await screen.findByRole('textbox', { name: '发票号码' });
  await user.click(screen.getAllByRole('button', { name: '开具' })[1] as HTMLElement);
  expect(await screen.findByText('发票号码为8位或20位数字')).toBeInTheDocument();
  expect(screen.getByText('请上传发票 PDF')).toBeInTheDocument();
  await press('驳回');
  await write(/^原因/, '税号与抬头不符');
  await user.click(screen.getAllByRole('button', { name: '驳回' })[1] as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/invoice/act/:id')).toEqual([{ act: 'refuse', reason: '税号与抬头不符' }]),
  );
});
