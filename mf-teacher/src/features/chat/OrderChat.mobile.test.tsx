import type { OrderChat as Chat } from '@harbor/contract';
import { renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderChat } from './OrderChat.mobile';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const at = '2026-11-28T10:00:00+08:00';

const chat: Chat = {
  ...{ state: 'open', state_text: '', can_send: true, rev: 1, server_time: at, me: 'teacher' },
  ...{ order: { id: 7, order_no: '2026', title: '润色' }, unread: 1, read_id: 0, other_read_id: 0 },
  other: { name: '陈同学', avatar_img: '', online: true, reply_text: '' },
  staff: { joined: false, called: false, can_call: true },
  data: [
    {
      ...{ id: 1, rev: 1, from: 'buyer', mine: false, sender: '陈同学', content: '您好', files: [] },
      ...{ client_id: '', read: false, recalled: false, recall_until: null, created_at: at },
    },
  ],
  has_more: false,
};

test('a row tells what is new, and opens the chat, which is read only then', async () => {
  const read: unknown[] = [];
  renderPage(<OrderChat orderId={7} />, {
    ...{ wrapper: Providers, platform, path: '/receiveorder/take/7', session: 'teacher' },
    handlers: {
      'GET /order_chat/list/:id': ({ query }) => (query.since ? { ...chat, data: [] } : chat),
      'POST /order_chat/read/:id': ({ body }) => {
        read.push(body);
        return { unread: 0 };
      },
    },
  });
  const row = await screen.findByRole('button', { name: /与客户沟通.*您好.*1/ });
  expect(read).toEqual([]);
  await user.click(row);
  expect(await screen.findByLabelText('输入消息')).toBeInTheDocument();
  await waitFor(() => expect(read).toEqual([{ last_id: 1 }]));
});
