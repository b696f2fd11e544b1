import type { AccountReview } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

test('account: returned with words and a number', async () => {
  const account: AccountReview = {
    id: 7,
    user: {
      ...author,
      phone: '',
      status: 2,
      status_text: '冻结',
      frozen_reason: '',
      is_teacher: false,
      is_staff: false,
      created_at: hoursAgo(900),
      last_seen_at: null,
    },
    reason: 'phone_recycled',
    phone: '138****0001',
    state: 'open',
    created_at: hoursAgo(9),
    decided_at: null,
    decided_by: '',
    note: '',
  };
  const { sent } = decide('account', {
    'GET /staff/account_review/detail/:id': account,
    'POST /staff/account_review/return/:id': { ...account, state: 'returned' },
  });
  await write('核实说明', '订单与证件一致');
  await press(/^归还账号/);
  expect(await screen.findByText('请填写原主人的新手机号')).toBeInTheDocument();
  await write(/^新手机号/, '13900001111');
  await press(/^归还账号/);
  await waitFor(() =>
    expect(sent('POST /staff/account_review/return/:id')).toEqual([
      { phone: '13900001111', note: '订单与证件一致' },
    ]),
  );
});
