import { type Handlers, people, problem, renderPage } from '@harbor/runtime/testing';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clauseAnswer } from '../../testing/clause';
import { siteWith } from '../../testing/site';
import { LoginPage } from './LoginPage.mobile';

const session = { token_type: 'Bearer', token: 't', expires_in: 600, is_new_user: false } as const;

function open(handlers: Handlers = {}) {
  return renderPage(<LoginPage />, {
    path: '/login/',
    platform: 'mobile',
    wrapper: MobileProviders,
    snapshot: siteWith(),
    handlers: {
      'GET /clause/:id': clauseAnswer(1),
      'GET /userInfo': people.buyer,
      ...handlers,
    },
  });
}

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('a login by code works, and its consent begins without a tick', async () => {
  const page = open({ 'POST /auth/p_login': session });
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await user.type(screen.getByLabelText('手机号'), '13800000001');
  await user.type(screen.getByLabelText('验证码'), '123456');
  expect(screen.getByLabelText('手机号')).toHaveValue('138 0000 0001');
  await press('登录');
  await waitFor(() => expect(page.path()).toBe('/'));
});

test('a wrong code is said at the field', async () => {
  const text = '验证码错误或已过期';
  open({ 'POST /auth/p_login': problem(422, text, { errors: { code: [text] } }) });
  await user.type(screen.getByLabelText('手机号'), '13800000001');
  await user.type(screen.getByLabelText('验证码'), '123456');
  await press('登录');
  await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription(text));
});

test('registration asks for both consents', async () => {
  const page = open();
  await press('注册新账号');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await press('注册并登录');
  expect(screen.getByText('请阅读并同意用户协议')).toBeVisible();
  expect(screen.getByText('请阅读并同意隐私政策')).toBeVisible();
  expect(page.requests).toEqual([]);
});

test('arrow keys go from one way of logging in to the other', async () => {
  open();
  screen.getByRole('tab', { name: '验证码登录' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '密码登录' })).toHaveFocus();
  expect(screen.getByLabelText('密码')).toHaveAttribute('autocomplete', 'current-password');
});

test('the agreement opens over the form, and going back closes it again', async () => {
  open();
  await press('《用户协议》');
  expect(await screen.findByText('三、学术诚信')).toBeInTheDocument();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '用户协议' })).toBeNull());
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
