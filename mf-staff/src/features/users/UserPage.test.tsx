import type { StaffUserDetail } from '@harbor/contract';
import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo, staffMe } from '../../testing/desk';
import { UserPage } from './UserPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const detail = (more: Partial<StaffUserDetail> = {}): StaffUserDetail => ({
  user: {
    ...{ id: 31, nickname: '云上的鱼', phone: '138****0001', status: 2, status_text: '冻结' },
    ...{ frozen_reason: '多次发布广告', is_teacher: false, is_staff: false },
    ...{ created_at: hoursAgo(900), last_seen_at: hoursAgo(3) },
  },
  contacts: [{ field: 'phone', label: '手机号', masked: '138****0001', revealable: true }],
  counts: [{ kind: 'order', title: '订单', count: 3, link: '/staff/queue/order?keyword=云上的鱼' }],
  newest: [
    {
      ...{ kind: 'order', id: 7, title: '论文润色', status_text: '服务中', at: hoursAgo(30) },
      link: '/staff/queue/order?tab=all&case=7',
    },
  ],
  consents: [{ document: 'terms', title: '用户协议', version: '1.1', at: hoursAgo(900), current: true }],
  notes: [{ id: 1, content: '希望周五前交付', author: '许静', at: hoursAgo(20) }],
  history: [{ id: 90, text: '冻结账号', by: '许静', reason: '多次发布广告', at: hoursAgo(10) }],
  ...more,
});

const open = (handlers: Handlers = {}) =>
  renderPage(
    <Routes>
      <Route path="/staff/users/:id" element={<UserPage />} />
    </Routes>,
    {
      path: '/staff/users/31',
      session: 'staff',
      wrapper: Providers,
      handlers: { ...frameCalls(), 'GET /staff/user/detail/:id': detail(), ...handlers },
    },
  );

test('a member is shown with what they have, agreed to, and what was done to the account', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '云上的鱼' })).toBeInTheDocument();
  expect(screen.getAllByText('多次发布广告').length).toBe(2);
  const things = within(screen.getByRole('list', { name: '最近的往来' }));
  expect(things.getByText('论文润色')).toBeInTheDocument();
  expect(screen.getByText(/用户协议 1.1/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '查看完整手机号' })).toBeInTheDocument();
});

test('a note is written; a short one is told where it stands', async () => {
  const { requests } = open({
    'POST /staff/user/note/:id': { id: 2, content: '已回电', author: '许静', at: hoursAgo(0) },
  });
  const field = await screen.findByRole('textbox', { name: '新备注' });
  await user.click(screen.getByRole('button', { name: '保存备注' }));
  expect(screen.getByText('备注至少2个字')).toBeInTheDocument();
  await user.type(field, '已回电确认');
  await user.click(screen.getByRole('button', { name: '保存备注' }));
  await waitFor(() =>
    expect(requests.filter(({ key }) => key.includes('note')).map(({ body }) => body)).toEqual([
      { content: '已回电确认' },
    ]),
  );
  await waitFor(() => expect(field).toHaveValue(''));
});

test('roles without the rights read only; a number of nobody is told', async () => {
  const view = open({ 'GET /staff/me': staffMe({ roles: ['finance'] }) });
  await screen.findByText('希望周五前交付');
  expect(screen.queryByRole('textbox', { name: '新备注' })).toBeNull();
  expect(screen.queryByRole('button', { name: /冻结/ })).toBeNull();
  view.unmount();
  open({ 'GET /staff/user/detail/:id': problem(404, '用户不存在') });
  expect(await screen.findByText('没有这位用户')).toBeInTheDocument();
});
