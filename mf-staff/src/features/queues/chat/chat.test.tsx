import { configure, waitFor } from '@testing-library/react';
import { author, decide, press, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

test('chat: answered and closed', async () => {
  const conversation = {
    status: 2,
    status_text: '接待中',
    can_rate: false,
    score: null,
    id: 7,
    user: { ...author, avatar_img: '' },
    assignee: '运营',
    latest: '',
    unread: 0,
    at: hoursAgo(1),
  };
  const { sent } = decide('chat', {
    'GET /staff/chat/msg/:id': { conversation, data: [], has_more: false },
    'POST /staff/chat/send/:id': {
      id: 1,
      from: 'staff',
      sender: '运营',
      type: 'text',
      content: '您好',
      image: '',
      order: null,
      client_id: '',
      created_at: hoursAgo(0),
    },
    'POST /staff/chat/close/:id': { ...conversation, status: 3 },
  });
  await write('回复', '您好，请说');
  await press('发送');
  await waitFor(() =>
    expect(sent('POST /staff/chat/send/:id')).toEqual([
      { content: '您好，请说', client_id: expect.stringMatching(/^[\da-f-]{36}$/) },
    ]),
  );
  await press('结束会话，邀请评价');
  await waitFor(() => expect(sent('POST /staff/chat/close/:id')).toHaveLength(1));
});
