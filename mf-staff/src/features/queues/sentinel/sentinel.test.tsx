import { configure, waitFor } from '@testing-library/react';
import { author, decide, press, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

test('sentinel: closed with words', async () => {
  const alert = {
    id: 7,
    user: { ...author, phone: '' },
    state: 'open' as const,
    count: 3,
    opened_at: hoursAgo(9),
    last_at: hoursAgo(1),
    closed_at: null,
    closed_by: '',
    note: '',
    hits: [],
  };
  const { sent } = decide('sentinel', {
    'GET /staff/sentinel/detail/:id': alert,
    'POST /staff/sentinel/close/:id': { ...alert, state: 'closed' },
  });
  await write('处理结果', '已电话提醒');
  await press(/^已核对/);
  await waitFor(() => expect(sent('POST /staff/sentinel/close/:id')).toEqual([{ note: '已电话提醒' }]));
});
