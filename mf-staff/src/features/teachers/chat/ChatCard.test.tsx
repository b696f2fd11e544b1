import type { DeskOrderChat } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls } from '../../../testing/desk';
import { ProveScope } from '../../entry';
import { ChatCard } from './ChatCard';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const at = '2026-11-28T10:00:00+08:00';

const chat = (more: Partial<DeskOrderChat> = {}): DeskOrderChat => ({
  ...{ state: 'open', state_text: '', can_send: false, rev: 1, server_time: at },
  order: { id: 7, order_no: '2026', title: '润色', status_text: '服务中' },
  buyer: { id: 1, name: '陈同学', online: false, read_id: 0 },
  teacher: { id: 2, name: '沈知远', online: false, read_id: 0 },
  ...{ joined: false, joined_by: '', me_joined: false, called_at: at, called_by: 'buyer', look_until: at },
  data: [
    {
      ...{
        id: 1,
        rev: 1,
        from: 'buyer',
        mine: false,
        sender: '陈同学',
        content: '加我微信 abc_123',
        files: [],
      },
      ...{ client_id: '', read: false, recalled: false, recall_until: null, created_at: at, flagged: true },
    },
  ],
  has_more: false,
  ...more,
});

const open = (handlers: Handlers) =>
  renderPage(
    <ProveScope>
      <ChatCard orderId={7} />
    </ProveScope>,
    {
      path: '/staff/pool/7',
      session: 'staff',
      wrapper: Providers,
      handlers: { ...frameCalls(), ...handlers },
    },
  );

async function look() {
  await user.type(screen.getByLabelText('查看原因'), '客户反映沟通不畅');
  await user.click(screen.getByRole('button', { name: '查看沟通记录' }));
}

test('nothing is read without a reason, which is sent along', async () => {
  const { requests } = open({ 'POST /staff/order_chat/open/:id': chat() });
  expect(screen.getByRole('button', { name: '查看沟通记录' })).toBeDisabled();
  await look();
  expect(await screen.findByText('加我微信 abc_123')).toBeInTheDocument();
  expect(screen.getByText('合规提示')).toBeInTheDocument();
  expect(screen.getByText('客户请客服加入')).toBeInTheDocument();
  expect(requests.find(({ key }) => key === 'POST /staff/order_chat/open/:id')?.body).toEqual({
    reason: '客户反映沟通不畅',
  });
  expect(screen.queryByLabelText('回复双方')).not.toBeInTheDocument();
});

test('who joined speaks to both', async () => {
  const joined = chat({ can_send: true, me_joined: true, joined: true, called_at: null, called_by: '' });
  const { requests } = open({
    'POST /staff/order_chat/open/:id': chat(),
    'POST /staff/order_chat/join/:id': joined,
    'GET /staff/order_chat/:id': { ...joined, data: [] },
    'POST /staff/order_chat/send/:id': {
      rev: 2,
      message: { ...(chat().data[0] as DeskOrderChat['data'][number]), id: 2, rev: 2 },
    },
  });
  await look();
  await user.click(await screen.findByRole('button', { name: '加入沟通' }));
  await user.type(await screen.findByLabelText('回复双方'), '我来协助');
  await user.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(screen.getByLabelText('回复双方')).toHaveValue(''));
  expect(requests.find(({ key }) => key === 'POST /staff/order_chat/send/:id')?.body).toMatchObject({
    content: '我来协助',
  });
});

test('what is refused is said', async () => {
  open({ 'POST /staff/order_chat/open/:id': problem(403, '自己的订单需由另一位同事处理') });
  await look();
  expect(await screen.findByText('自己的订单需由另一位同事处理')).toBeInTheDocument();
});
