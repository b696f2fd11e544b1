import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strengthOf } from '../../credentials/strength';
import { securityHandlers } from '../../testing/security';
import { siteWith } from '../../testing/site';
import { ModifyPasswordPage } from './ModifyPasswordPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const session = { token_type: 'Bearer', token: 'next', expires_in: 600, is_new_user: false } as const;

function open(handlers: Handlers = {}) {
  return renderPage(<ModifyPasswordPage />, {
    path: '/modifypassword/',
    session: 'buyer',
    wrapper: DesktopProviders,
    snapshot: siteWith({ more: ['/idsetting/', '/modifypassword/'] }),
    handlers: { ...securityHandlers, ...handlers },
  });
}

async function fill(old: string, password: string, repeated = password) {
  await user.type(await screen.findByLabelText('原密码'), old);
  await user.type(screen.getByLabelText('新密码'), password);
  await user.type(screen.getByLabelText('再次输入新密码'), repeated);
  await user.click(screen.getByRole('button', { name: '修改密码' }));
}

test('a changed password is followed by the new session and the way back', async () => {
  const page = open({ 'PATCH /auth/logged/reset': session });
  await fill('harbor-demo-1', 'seven-boats-8');
  await waitFor(() => expect(page.path()).toBe('/idsetting/'));
  expect(localStorage.getItem('token')).toBe('next');
  expect(page.requests.find((r) => r.key === 'PATCH /auth/logged/reset')?.body).toEqual({
    old_password: 'harbor-demo-1',
    password: 'seven-boats-8',
  });
});

test('a wrong old password is said at its field, and nothing is lost', async () => {
  open({
    'PATCH /auth/logged/reset': problem(422, '原密码不正确', { errors: { old_password: ['原密码不正确'] } }),
  });
  await fill('wrong-1', 'seven-boats-8');
  await waitFor(() => expect(screen.getByLabelText('原密码')).toHaveAccessibleDescription('原密码不正确'));
  expect(screen.getByLabelText('新密码')).toHaveValue('seven-boats-8');
});

test('two different new passwords are not sent', async () => {
  const page = open();
  await fill('harbor-demo-1', 'seven-boats-8', 'seven-boats-9');
  expect(screen.getByText('两次输入的密码不一致')).toBeVisible();
  expect(page.requests.some((r) => r.key === 'PATCH /auth/logged/reset')).toBe(false);
});

test('the strength is said while typing', async () => {
  open();
  await user.type(await screen.findByLabelText('新密码'), 'password1');
  expect(await screen.findByText(/密码强度：(很)?容易被猜中/)).toBeVisible();
});

test('leaked words and the own number are weak, a passphrase is strong', () => {
  expect(strengthOf('password1', '')).toBeLessThan(2);
  expect(strengthOf('13800000001a', '13800000001')).toBeLessThan(2);
  expect(strengthOf('kelp7-orbit-lamp', '')).toBe(4);
});
