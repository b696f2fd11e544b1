import type { ChatMessage, DataOf } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { counts } from '../../testing/messages';
import { Conversation } from './Conversation';
import { useChat } from './useChat';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const line = (id: number, from: ChatMessage['from'], content: string, client_id = ''): ChatMessage => ({
  id,
  from,
  sender: '',
  type: 'text',
  content,
  image: '',
  order: null,
  client_id,
  created_at: '2026-11-21T09:00:00+08:00',
});

type Chat = DataOf<'GET /customer/chat/msg/list'>;

function chat(data: ChatMessage[], more: Partial<Chat> = {}): Chat {
  return {
    conversation: { status: 2, status_text: '接待中', can_rate: false, score: null },
    office: { open: true, hours: '每天 9:00–21:00', opens_at: null },
    data,
    has_more: false,
    unread: 0,
    ...more,
  };
}

function Page() {
  return <Conversation chat={useChat()} onOrder={() => {}} />;
}

const open = (handlers: Handlers) =>
  renderPage(<Page />, {
    session: 'buyer',
    handlers: {
      'GET /message/message_num': counts(0),
      'POST /customer/chat/msg/read': { unread: 0 },
      ...handlers,
    },
  });

test('Enter sends a line; it stands there at once and is shown once', async () => {
  const said: ChatMessage[] = [line(1, 'staff', '您好')];
  open({
    'GET /customer/chat/msg/list': () => chat(said),
    'POST /customer/chat/msg/send': ({ body }) => {
      const { content, client_id } = body as { content: string; client_id: string };
      const message = line(2, 'user', content, client_id);
      said.push(message);
      return { message, conversation: chat([]).conversation, ticket: null };
    },
  });
  await screen.findByText('您好');
  await user.type(screen.getByLabelText('消息内容'), '能加急吗？{Enter}');
  await waitFor(() => expect(screen.queryByText('正在发送…')).not.toBeInTheDocument());
  expect(screen.getAllByText('能加急吗？')).toHaveLength(1);
  expect(screen.getByLabelText('消息内容')).toHaveValue('');
});

test('a line that did not get through stays, and goes out again with the same mark', async () => {
  const marks: unknown[] = [];
  open({
    'GET /customer/chat/msg/list': chat([]),
    'POST /customer/chat/msg/send': ({ body }) => {
      marks.push((body as { client_id: string }).client_id);
      return problem(500, '服务器开小差了');
    },
  });
  await user.type(await screen.findByLabelText('消息内容'), '在吗{Enter}');
  await user.click(await screen.findByRole('button', { name: '没有发出，点此重发' }));
  await waitFor(() => expect(marks).toHaveLength(2));
  expect(marks[0]).toBe(marks[1]);
});

test('what support says on the open page is read', async () => {
  const { requests } = open({
    'GET /customer/chat/msg/list': chat([line(9, 'staff', '您好')], { unread: 1 }),
  });
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /customer/chat/msg/read')?.body).toEqual({ last_id: 9 }),
  );
});

test('outside of office hours it says what becomes of a message, and an ended conversation asks how it was', async () => {
  open({
    'GET /customer/chat/msg/list': chat([line(1, 'system', '本次会话已结束')], {
      office: { open: false, hours: '每天 9:00–21:00', opens_at: '2026-11-22T09:00:00+08:00' },
      conversation: { status: 3, status_text: '已结束', can_rate: true, score: null },
    }),
  });
  expect(await screen.findByText(/留言会记为工单，11-22 09:00 起为您处理/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '非常满意' })).toBeInTheDocument();
});
