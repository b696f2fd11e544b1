import type { DataOf } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, user, write } from '../../../testing/decide';
import { hoursAgo, inMinutes } from '../../../testing/desk';

configure({ defaultHidden: true });

test('ticket: taken, then answered; a note is for the team', async () => {
  const ticket: DataOf<'GET /staff/ticket/detail/:id'> = {
    id: 7,
    ticket_no: 'T1',
    kind: 'complaint',
    kind_text: '投诉',
    topic: '交付超时',
    summary: '',
    status: 1,
    status_text: '待处理',
    created_at: hoursAgo(5),
    updated_at: hoursAgo(5),
    due_at: inMinutes(60),
    order_id: 3,
    order_no: '1',
    score: null,
    lines: [],
    actions: { reply: false, close: false, reopen: false, rate: false },
    user: { ...author, phone: '138****0001' },
    assignee: '',
    overdue: false,
    contact: '',
    acts: ['take', 'reply', 'ask', 'resolve', 'close', 'note'],
  };
  const { sent, settle } = decide('ticket', {
    'GET /staff/ticket/detail/:id': ticket,
    'POST /staff/ticket/act/:id': ticket,
  });
  await press('受理');
  await waitFor(() => expect(settle).toHaveBeenCalledWith({ said: '已受理工单', stays: true }));
  await press('解决');
  await write('发给用户', '已安排重新交付');
  await user.click(screen.getAllByRole('button', { name: '解决' })[1] as HTMLElement);
  await waitFor(() =>
    expect(sent('POST /staff/ticket/act/:id')).toEqual([
      { act: 'take' },
      { act: 'resolve', content: '已安排重新交付' },
    ]),
  );
});
