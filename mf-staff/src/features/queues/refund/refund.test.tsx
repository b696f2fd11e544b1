import type { DataOf } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, user, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

const refund: DataOf<'GET /staff/refund/detail/:id'> = {
  refund_no: 'RF1',
  status: 1,
  status_text: '退款审核中',
  reason_text: '与要求不符',
  content: '没有按要求修改',
  images: [],
  apply_fen: 200_000,
  approved_fen: null,
  created_at: hoursAgo(51),
  done_at: null,
  id: 7,
  kind: 'order',
  order: { id: 3, order_no: '1', title: '论文润色', status_text: '待验收', pay_fen: 342_000 },
  user: author,
  suggested_fen: 136_800,
  misses: ['没有达到要求'],
  due_at: hoursAgo(3),
  overdue: true,
  escalated_at: null,
  decided_by: '',
  last_error: '',
  lines: [],
  acts: ['propose', 'approve', 'refuse', 'ask'],
  proposal: null,
  given_fen: 0,
  second_from_fen: 100_000,
};

test('refund: begins with what was suggested, says how it comes about, grants a part', async () => {
  const { sent, settle } = decide('refund', {
    'GET /staff/refund/detail/:id': refund,
    'POST /staff/refund/act/:id': refund,
  });
  const amount = await screen.findByRole('textbox', { name: '退款金额' });
  expect(amount).toHaveValue('1368.00');
  expect(screen.getByText('与建议一致')).toBeInTheDocument();
  expect(screen.getByText('40%')).toBeInTheDocument();
  await write('退款金额', '2000.01');
  await user.tab();
  await press(/提交复核 ¥/);
  expect(await screen.findByText('请填写 0.01 至 2,000.00')).toBeInTheDocument();
  await write('退款金额', '900.5');
  await write('给买家的答复', '按未满足的部分退回');
  await press(/同意退款 ¥900.50/);
  await waitFor(() =>
    expect(sent('POST /staff/refund/act/:id')).toEqual([
      { act: 'approve', amount_fen: 90_050, content: '按未满足的部分退回' },
    ]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '已同意退款 ¥900.50' });
});

test('refund: from ¥1,000 on it is proposed to somebody else', async () => {
  const { sent, settle } = decide('refund', {
    'GET /staff/refund/detail/:id': refund,
    'POST /staff/refund/act/:id': refund,
  });
  expect(await screen.findByText(/须由另一位同事同意后才会退款/)).toBeInTheDocument();
  await press(/提交复核 ¥1,368.00/);
  await waitFor(() =>
    expect(sent('POST /staff/refund/act/:id')).toEqual([{ act: 'propose', amount_fen: 136_800 }]),
  );
  expect(settle).toHaveBeenCalledWith({ said: '已提交复核 ¥1,368.00' });
});

const proposed = (by: { id: number; nickname: string }): typeof refund => ({
  ...refund,
  acts: ['propose', 'return', 'approve', 'refuse', 'ask'],
  proposal: { amount_fen: 136_800, by, content: '两条要求未满足', at: hoursAgo(1) },
});

test('refund: what somebody else proposed is agreed to as it is, or returned', async () => {
  const { sent } = decide('refund', {
    'GET /staff/refund/detail/:id': proposed({ id: 31, nickname: '周晴' }),
    'POST /staff/refund/act/:id': refund,
  });
  expect(await screen.findByText('周晴 提出 ¥1,368.00')).toBeInTheDocument();
  await press(/同意退款 ¥1,368.00/);
  await waitFor(() =>
    expect(sent('POST /staff/refund/act/:id')).toEqual([{ act: 'approve', amount_fen: 136_800 }]),
  );
});

test('refund: one does not agree to what one proposed oneself', async () => {
  const { sent } = decide('refund', {
    'GET /staff/refund/detail/:id': proposed({ id: 9, nickname: '我' }),
    'POST /staff/refund/act/:id': refund,
  });
  expect(await screen.findByText('等待另一位同事复核')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /同意退款/ })).not.toBeInTheDocument();
  await write('退回的原因（买家看不到）', '金额算错了');
  await user.click((await screen.findAllByRole('button', { name: '撤回复核' })).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/refund/act/:id')).toEqual([{ act: 'return', content: '金额算错了' }]),
  );
});

test('refund: a refusal needs words and a rule; an appeal belongs to somebody else', async () => {
  const first = decide('refund', {
    'GET /staff/refund/detail/:id': refund,
    'POST /staff/refund/act/:id': refund,
  });
  await press('拒绝');
  const refuse = screen.getAllByRole('button', { name: '拒绝' })[1] as HTMLElement;
  await user.click(refuse);
  expect(await screen.findByText('请写明依据的规则')).toBeInTheDocument();
  await write('依据的规则', '退款规则第 5 条');
  await write('给买家的答复', '交付符合下单要求');
  await user.click(refuse);
  await waitFor(() =>
    expect(first.sent('POST /staff/refund/act/:id')).toEqual([
      { act: 'refuse', content: '交付符合下单要求', basis: '退款规则第 5 条' },
    ]),
  );
  first.page.unmount();
  decide('refund', {
    'GET /staff/refund/detail/:id': { ...refund, status: 8, decided_by: '运营', acts: [] },
  });
  expect(await screen.findByText('申诉由另一位同事复核：第一次由 运营 处理')).toBeInTheDocument();
});

test('a case of another one can be read, and nothing of it pressed', async () => {
  decide('refund', { 'GET /staff/refund/detail/:id': refund }, true);
  expect(await screen.findByRole('button', { name: /提交复核 ¥/ })).toBeDisabled();
});
