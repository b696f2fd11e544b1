import type { StaffUser } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo, staffMe } from '../../testing/desk';
import { UsersPage } from './UsersPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const member = (more: Partial<StaffUser> = {}): StaffUser => ({
  id: 31,
  nickname: '云上的鱼',
  phone: '138****0001',
  status: 1,
  status_text: '正常',
  frozen_reason: '',
  is_teacher: false,
  is_staff: false,
  created_at: hoursAgo(900),
  last_seen_at: null,
  ...more,
});

function open(handlers: Handlers, path = '/staff/users') {
  return renderPage(<UsersPage />, {
    path,
    session: 'staff',
    wrapper: DesktopProviders,
    handlers: { ...frameCalls(), ...handlers },
  });
}

const page = (data: StaffUser[]) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 20,
  last_page: 1,
});

test('an account is found and frozen with a reason that its owner reads', async () => {
  const { requests, path } = open({
    'GET /staff/user/list': page([member()]),
    'POST /staff/user/freeze/:id': member({ status: 2 }),
  });
  await user.type(await screen.findByRole('textbox', { name: '查找用户' }), '云上{Enter}');
  expect(path()).toContain('/staff/users?keyword=');
  const list = within(await screen.findByRole('list', { name: '用户' }));
  await user.click(await list.findByRole('button', { name: '冻结' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '冻结账号' }));
  expect(dialog.getByText('请填写原因')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: '原因' }), '多次发布广告');
  await user.click(dialog.getByRole('button', { name: '冻结账号' }));
  await waitFor(() =>
    expect(requests.filter(({ key }) => key.includes('freeze')).map(({ body }) => body)).toEqual([
      { reason: '多次发布广告' },
    ]),
  );
});

test('staff and those without the right see no button', async () => {
  open({
    'GET /staff/user/list': page([member()]),
    'GET /staff/me': staffMe({ roles: ['support'] }),
  });
  const list = within(await screen.findByRole('list', { name: '用户' }));
  expect(list.getByText('云上的鱼')).toBeInTheDocument();
  expect(list.queryByRole('button', { name: /冻结/ })).not.toBeInTheDocument();
});
