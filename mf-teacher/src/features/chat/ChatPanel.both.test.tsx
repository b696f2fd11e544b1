import type { OrderChat as Chat, OrderChatLine } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatPanel } from './ChatPanel';
import { useOrderChat } from './useOrderChat';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const at = '2026-11-28T10:00:00+08:00';

const line = (more: Partial<OrderChatLine>): OrderChatLine => ({
  ...{ id: 1, rev: 1, from: 'buyer', mine: false, sender: '陈同学', content: '您好', files: [] },
  ...{ client_id: '', read: false, recalled: false, recall_until: null, created_at: at },
  ...more,
});

const chat = (more: Partial<Chat> = {}): Chat => ({
  ...{ state: 'open', state_text: '', can_send: true, rev: 1, server_time: at, me: 'teacher' },
  ...{ order: { id: 7, order_no: '2026', title: '润色' }, unread: 0, read_id: 1, other_read_id: 0 },
  other: { name: '陈同学', avatar_img: '', online: true, reply_text: '通常 1 小时内回复' },
  staff: { joined: false, called: false, can_call: true },
  ...{ data: [line({})], has_more: false },
  ...more,
});

beforeEach(() => sessionStorage.clear());

const answers = (first: Chat, more: Handlers = {}): Handlers => ({
  'GET /order_chat/list/:id': ({ query }) =>
    (query as { since?: string } | undefined)?.since ? { ...first, data: [] } : first,
  'POST /order_chat/read/:id': () => ({ unread: 0 }),
  'POST /order_chat/typing/:id': () => ({}),
  ...more,
});

function Panel() {
  return <ChatPanel orderId={7} chat={useOrderChat(7, true)} />;
}

const show = (handlers: Handlers) =>
  renderPage(<Panel />, {
    ...{ wrapper: Providers, platform, path: '/receiveorder/take/7', session: 'teacher', handlers },
  });

test('what was said, who is there and how fast they answer stand there', async () => {
  show(answers(chat()));
  expect(await screen.findByText('您好')).toBeInTheDocument();
  expect(screen.getByText('在线 · 通常 1 小时内回复')).toBeInTheDocument();
});

test('Enter sends, and the line stands there once', async () => {
  const sent: unknown[] = [];
  show(
    answers(chat(), {
      'POST /order_chat/send/:id': ({ body }) => {
        sent.push(body);
        const { content, client_id } = body as { content: string; client_id: string };
        return {
          rev: 2,
          message: line({
            id: 2,
            rev: 2,
            from: 'teacher',
            mine: true,
            content,
            client_id,
            recall_until: null,
          }),
        };
      },
    }),
  );
  await user.type(await screen.findByLabelText('输入消息'), '收到{Enter}');
  expect(await screen.findByText('收到')).toBeInTheDocument();
  expect(await screen.findByText(/已送达/)).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(screen.getByLabelText('输入消息')).toHaveValue('');
});

test('what could not be sent waits and is sent again under the same mark', async () => {
  const marks: string[] = [];
  show(
    answers(chat(), {
      'POST /order_chat/send/:id': ({ body }) => {
        const { content, client_id } = body as { content: string; client_id: string };
        marks.push(client_id);
        if (marks.length === 1) return problem(500, '网络异常');
        return { rev: 2, message: line({ id: 2, rev: 2, from: 'teacher', mine: true, content, client_id }) };
      },
    }),
  );
  await user.type(await screen.findByLabelText('输入消息'), '断网时写的{Enter}');
  expect(await screen.findByText('未发送')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText('未发送')).not.toBeInTheDocument());
  expect(screen.getByText('断网时写的')).toBeInTheDocument();
  expect(new Set(marks).size).toBe(1);
});

test('wording that is not accepted is put politely before it is sent', async () => {
  show(answers(chat()));
  await user.type(await screen.findByLabelText('输入消息'), '能不能直接代写第三章{Enter}');
  expect(await screen.findByText(/合规提示/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '采用改写' })).toBeInTheDocument();
});

test('what one said a moment ago is taken back', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const mine = line({ id: 2, rev: 2, from: 'teacher', mine: true, content: '发错了', recall_until: until });
  show(
    answers(chat({ data: [mine], rev: 2 }), {
      'POST /order_chat/recall/:id': () => ({
        rev: 3,
        message: { ...mine, rev: 3, content: '', recalled: true, recall_until: null },
      }),
    }),
  );
  await user.click(await screen.findByRole('button', { name: '撤回' }));
  expect(await screen.findByText('您撤回了一条消息')).toBeInTheDocument();
  expect(screen.queryByText('发错了')).not.toBeInTheDocument();
});

test('an order that has ended can be read alone', async () => {
  show(answers(chat({ state: 'closed', can_send: false, state_text: '订单已结束，沟通记录只能查看' })));
  expect(await screen.findByText('订单已结束，沟通记录只能查看')).toBeInTheDocument();
  expect(screen.queryByLabelText('输入消息')).not.toBeInTheDocument();
});
