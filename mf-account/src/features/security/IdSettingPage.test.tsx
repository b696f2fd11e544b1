import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { security, securityHandlers } from '../../testing/security';
import { siteWith } from '../../testing/site';
import { IdSettingPage } from './IdSettingPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const session = { token_type: 'Bearer', token: 'next', expires_in: 600, is_new_user: false } as const;
const stepUpWanted = problem(403, '请先验证身份', { step_up: true });

function open(handlers: Handlers = {}) {
  return renderPage(<IdSettingPage />, {
    path: '/idsetting/',
    session: 'buyer',
    wrapper: DesktopProviders,
    snapshot: siteWith(),
    handlers: { ...securityHandlers, ...handlers },
  });
}

const calls = (page: ReturnType<typeof open>, key: string) => page.requests.filter((r) => r.key === key);

async function proveByPassword() {
  const dialog = within(await screen.findByRole('dialog', { name: '验证身份' }));
  await user.click(dialog.getByRole('button', { name: '改用登录密码验证' }));
  await user.type(dialog.getByLabelText('密码'), 'harbor-demo-1{Enter}');
}

test('ways in, devices, records and agreements are shown', async () => {
  open();
  expect(await screen.findByText('138****0001')).toBeVisible();
  expect(await screen.findByText('微信 · iOS')).toBeVisible();
  expect(screen.getByText('当前设备')).toBeVisible();
  expect(await screen.findByText('失败')).toBeVisible();
  expect(await screen.findByRole('link', { name: /学术港隐私政策/ })).toHaveAttribute(
    'href',
    '/clause/2?version=1.1',
  );
});

test('a phone is changed only after the proof, and the new session is taken over', async () => {
  let proven = false;
  const page = open({
    'GET /auth/security': () => ({ ...security, step_up_left: proven ? 600 : 0 }),
    'POST /auth/step_up': () => {
      proven = true;
      return { valid_for: 600 };
    },
    'POST /auth/user_phone': session,
  });
  await user.click(await screen.findByRole('button', { name: '更换手机号' }));
  expect(screen.queryByRole('dialog', { name: '更换手机号' })).toBeNull();
  await proveByPassword();
  const dialog = within(await screen.findByRole('dialog', { name: '更换手机号' }));
  await user.type(dialog.getByLabelText('新手机号'), '13911112222');
  await user.type(dialog.getByLabelText('验证码'), '123456{Enter}');
  await waitFor(() => expect(localStorage.getItem('token')).toBe('next'));
  expect(calls(page, 'POST /auth/step_up')[0]?.body).toEqual({ password: 'harbor-demo-1' });
  expect(calls(page, 'POST /auth/user_phone')[0]?.body).toEqual({ phone: '13911112222', code: '123456' });
});

test('an act that the server wants proven is repeated after the proof; closing the question gives it up', async () => {
  let proven = false;
  const page = open({
    'GET /auth/security': { ...security, wechat: { nickname: '小林', since: '2026-11-01T00:00:00+08:00' } },
    'POST /auth/step_up': () => {
      proven = true;
      return { valid_for: 600 };
    },
    'DELETE /auth/wechat': () => (proven ? {} : stepUpWanted),
  });
  const unlink = async () => {
    await user.click(await screen.findByRole('button', { name: '解除绑定' }));
    const question = await screen.findByRole('dialog', { name: '解除微信绑定？' });
    await user.click(within(question).getByRole('button', { name: '解除绑定' }));
  };
  await unlink();
  const asked = await screen.findByRole('dialog', { name: '验证身份' });
  await user.click(within(asked).getByRole('button', { name: /Close|关闭/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '验证身份' })).toBeNull());
  expect(calls(page, 'DELETE /auth/wechat')).toHaveLength(1);

  await unlink();
  await proveByPassword();
  await waitFor(() => expect(page.notices).toContainEqual({ kind: 'success', text: '已解除微信绑定' }));
  expect(calls(page, 'DELETE /auth/wechat')).toHaveLength(3);
});

test('another device is logged out, and the list is asked for again', async () => {
  const page = open({ 'DELETE /auth/sessions/:id': {} });
  await user.click(await screen.findByRole('button', { name: '让 微信 · iOS 退出登录' }));
  await waitFor(() => expect(page.notices).toContainEqual({ kind: 'success', text: '该设备已退出登录' }));
  expect(calls(page, 'DELETE /auth/sessions/:id')[0]?.params).toEqual({ id: 'b' });
  await waitFor(() => expect(calls(page, 'GET /auth/sessions').length).toBeGreaterThan(1));
});

test('what cannot be had costs its own part', async () => {
  open({ 'GET /auth/sessions': problem(500, '服务异常') });
  expect(await screen.findByText('设备没有加载出来')).toBeVisible();
  expect(screen.getByText('138****0001')).toBeVisible();
});

test('whoever disowns an account ticks both agreements first', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: '这不是我的账号' }));
  const dialog = within(await screen.findByRole('dialog', { name: '这不是您的账号？' }));
  expect(dialog.getByRole('button', { name: '冻结原账号并新建' })).toBeDisabled();
  for (const tick of dialog.getAllByRole('checkbox')) {
    expect(tick).not.toBeChecked();
    await user.click(tick);
  }
  expect(dialog.getByRole('button', { name: '冻结原账号并新建' })).toBeEnabled();
});
