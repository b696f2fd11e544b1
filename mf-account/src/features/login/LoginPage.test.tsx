import { type Handlers, people, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clauseAnswer } from '../../testing/clause';
import { siteWith } from '../../testing/site';
import { LoginPage } from './LoginPage';

const session = { token_type: 'Bearer', token: 't', expires_in: 600, is_new_user: false } as const;
const sms = { resend_after: 60, expires_in: 300 };

function open(handlers: Handlers = {}, demo = false) {
  return renderPage(<LoginPage />, {
    path: '/login',
    wrapper: DesktopProviders,
    snapshot: siteWith({ demo }),
    handlers: {
      'GET /clause/:id': clauseAnswer(2),
      'GET /userInfo': people.buyer,
      'POST /get_sms': sms,
      ...handlers,
    },
  });
}

// Without pauses between keys and without looking at computed styles: antd's sheets make both slow in jsdom.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const field = (label: string) => screen.getByLabelText(label);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const calls = (page: ReturnType<typeof open>, key: string) => page.requests.filter((r) => r.key === key);

async function toPassword() {
  await user.click(screen.getByRole('tab', { name: '密码登录' }));
}

test('the SMS form comes first, and its consent is not ticked', () => {
  open();
  expect(screen.getByRole('tab', { name: '验证码登录' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('a login by password goes home and says so', async () => {
  const page = open({ 'POST /auth/pc_login': session });
  await toPassword();
  await user.type(field('手机号'), '138 0000 0001');
  await user.type(field('密码'), 'harbor-demo-1{Enter}');
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(calls(page, 'POST /auth/pc_login')[0]?.body).toEqual({
    phone: '13800000001',
    password: 'harbor-demo-1',
  });
  expect(page.notices).toContainEqual({ kind: 'success', text: '登录成功' });
  expect(localStorage.getItem('token')).toBe('t');
});

test('a wrong password is said at the field, once, without a message elsewhere', async () => {
  const text = '手机号或密码不正确';
  const page = open({
    'POST /auth/pc_login': problem(422, text, { errors: { password: [text] } }),
  });
  await toPassword();
  await user.type(field('手机号'), '13800000001');
  await user.type(field('密码'), 'not-it-1');
  await press('登录');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('密码')).toHaveAccessibleDescription(text);
  expect(field('密码')).toHaveFocus();
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(page.notices).toEqual([]);
});

test('a refused repeat says how many seconds are left', async () => {
  open({
    'POST /auth/pc_login': problem(429, '操作太频繁，请稍后再试', {}, { 'retry-after': '42' }),
  });
  await toPassword();
  await user.type(field('手机号'), '13800000001');
  await user.type(field('密码'), 'not-it-1{Enter}');
  expect(await screen.findByText('操作太频繁，请稍后再试（42 秒后可重试）')).toBeVisible();
});

test('a second press while the first is under way sends nothing', async () => {
  let answer: (value: typeof session) => void = () => undefined;
  const page = open({ 'POST /auth/pc_login': () => new Promise((resolve) => (answer = resolve)) });
  await toPassword();
  await user.type(field('手机号'), '13800000001');
  await user.type(field('密码'), 'harbor-demo-1{Enter}{Enter}{Enter}');
  await waitFor(() => expect(calls(page, 'POST /auth/pc_login')).toHaveLength(1));
  answer(session);
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(calls(page, 'POST /auth/pc_login')).toHaveLength(1);
});

test('nothing is sent before number and code look right; the first wrong field gets the focus', async () => {
  const page = open();
  await user.type(field('手机号'), '123');
  await press('登录 / 注册');
  expect(screen.getByText('请输入正确的手机号')).toBeVisible();
  expect(screen.getByText('请输入验证码')).toBeVisible();
  expect(field('手机号')).toHaveFocus();
  expect(page.requests).toEqual([]);
});

test('the wait for another code survives a new start of the page', async () => {
  const first = open();
  await user.type(field('手机号'), '13800000001');
  await press('获取验证码');
  expect(await screen.findByRole('button', { name: /^([1-5]?\d|60) 秒后重发$/ })).toBeDisabled();
  const kept = sessionStorage.getItem('harbor:sms:login') ?? '';
  first.unmount();

  renderPage(<Restarted until={kept} />, { path: '/login', wrapper: DesktopProviders });
  expect(screen.getByRole('button', { name: /秒后重发$/ })).toBeDisabled();
});

/** A page in a tab whose storage holds what it held before the reload. */
function Restarted({ until }: { until: string }) {
  sessionStorage.setItem('harbor:sms:login', until);
  return <LoginPage />;
}

test('a corrected number need not wait for the code of the wrong one', async () => {
  const page = open();
  await user.type(field('手机号'), '13800000001');
  await press('获取验证码');
  await screen.findByRole('button', { name: /秒后重发$/ });
  await user.type(field('手机号'), '{Backspace}2');
  await press('获取验证码');
  await waitFor(() => expect(calls(page, 'POST /get_sms')).toHaveLength(2));
  expect(calls(page, 'POST /get_sms')[1]?.body).toMatchObject({ phone: '13800000002', scene: 'login' });
});

test('what the server says about the number stands at the number', async () => {
  const text = '该手机号无法接收短信';
  open({ 'POST /get_sms': problem(422, text, { errors: { phone: [text] } }) });
  await user.type(field('手机号'), '13800000001');
  await press('获取验证码');
  await waitFor(() => expect(field('手机号')).toHaveAccessibleDescription(text));
});

test('a demo site shows the code and its accounts; another site shows neither', async () => {
  const answer = { ...sms, dev_code: '123456' };
  const demo = open({ 'POST /get_sms': answer }, true);
  await user.type(field('手机号'), '13800000001');
  await press('获取验证码');
  expect(await screen.findByText('演示环境验证码：123456')).toBeVisible();
  await press('填入');
  expect(field('验证码')).toHaveValue('123456');
  await user.click(screen.getByText('用演示账号体验'));
  await press(/认证教师/);
  expect(field('手机号')).toHaveValue('13800000002');
  expect(field('密码')).toHaveValue('harbor-demo-1');
  demo.unmount();

  open();
  expect(screen.queryByText('用演示账号体验')).toBeNull();
});

test('an unknown number becomes an account only after both agreements are ticked', async () => {
  const text = '该手机号还未注册，请阅读并同意用户协议和隐私政策';
  const page = open({
    'POST /auth/p_login': ({ body }) =>
      body !== null && typeof body === 'object' && 'consent' in body
        ? { ...session, is_new_user: true }
        : problem(422, text, { errors: { consent: [text] } }),
  });
  await user.type(field('手机号'), '13911112222');
  await user.type(field('验证码'), '123456');
  await press('登录 / 注册');

  const dialog = within(await screen.findByRole('dialog'));
  const [terms, privacy] = dialog.getAllByRole('checkbox');
  if (!terms || !privacy) throw new Error('two consents expected');
  expect(terms).not.toBeChecked();
  expect(privacy).not.toBeChecked();
  await user.click(terms);
  expect(dialog.getByRole('button', { name: '同意并注册' })).toBeDisabled();
  await user.click(privacy);
  await user.click(dialog.getByRole('button', { name: '同意并注册' }));

  await waitFor(() => expect(page.path()).toBe('/'));
  expect(calls(page, 'POST /auth/p_login').map((r) => r.body)).toEqual([
    { phone: '13911112222', code: '123456' },
    { phone: '13911112222', code: '123456', consent: { terms: true, privacy: true } },
  ]);
});

test('registration ticks nothing for anybody and sends nothing without both consents', async () => {
  const page = open({ 'POST /auth/register': { ...session, is_new_user: true } });
  await press('立即注册');
  const [terms, privacy] = screen.getAllByRole('checkbox');
  if (!terms || !privacy) throw new Error('two consents expected');
  expect(terms).not.toBeChecked();
  expect(privacy).not.toBeChecked();
  await user.type(field('手机号'), '13911112222');
  await user.type(field('验证码'), '123456');
  await user.type(field('设置密码'), 'abcdefg1');
  await user.click(terms);
  await press('注册并登录');
  expect(screen.getByText('请阅读并同意隐私政策')).toBeVisible();
  expect(calls(page, 'POST /auth/register')).toEqual([]);

  await user.click(privacy);
  await press('注册并登录');
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(calls(page, 'POST /auth/register')[0]?.body).toEqual({
    phone: '13911112222',
    code: '123456',
    password: 'abcdefg1',
    consent: { terms: true, privacy: true },
  });
});

test('the rules of a new password are ticked off while typing', async () => {
  open();
  await press('立即注册');
  const rules = () =>
    within(screen.getByRole('list', { name: '密码规则' })).queryAllByLabelText('已满足').length;
  expect(rules()).toBe(0);
  await user.type(field('设置密码'), 'abcdefgh');
  expect(rules()).toBe(2);
  await user.type(field('设置密码'), '1');
  expect(rules()).toBe(3);
});

test('an agreement can be read, and reading ticks nothing', async () => {
  open();
  await press('立即注册');
  await press('《隐私政策》');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('五、您的权利')).toBeInTheDocument();
  for (const box of screen.getAllByRole('checkbox', { hidden: true })) expect(box).not.toBeChecked();
});

test('password managers and keyboards are told what each field is', async () => {
  open();
  expect(field('手机号')).toHaveAttribute('inputmode', 'numeric');
  expect(field('验证码')).toHaveAttribute('autocomplete', 'one-time-code');
  await toPassword();
  expect(field('手机号')).toHaveAttribute('autocomplete', 'username');
  expect(field('密码')).toHaveAttribute('autocomplete', 'current-password');
  await press('显示密码');
  expect(field('密码')).toHaveAttribute('type', 'text');
  await press('立即注册');
  expect(field('设置密码')).toHaveAttribute('autocomplete', 'new-password');
});

test('a forgotten password is reset by a code, and leads back to the login', async () => {
  const page = open({ 'PUT /auth/reset': {} });
  await toPassword();
  await press('忘记密码？');
  await user.type(field('手机号'), '13800000001');
  await user.type(field('验证码'), '123456');
  await user.type(field('新密码'), 'seven-boats-8');
  await press('重设密码');
  await waitFor(() =>
    expect(page.notices).toContainEqual({ kind: 'success', text: '密码已重设，请用新密码登录' }),
  );
  expect(screen.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true');
  expect(field('手机号')).toHaveValue('13800000001');
});

test('a long unused account asks whose it is; its owner goes on, a new owner of the number ticks both agreements', async () => {
  const recycled = { ticket: 't'.repeat(32), nickname: '林****献', registered: '2024-03' };
  const page = open({
    'POST /auth/p_login': problem(409, '请确认是否为您本人的账号', { recycled }),
    'POST /auth/recycled': session,
  });
  await user.type(field('手机号'), '13800000001');
  await user.type(field('验证码'), '123456');
  await press('登录 / 注册');
  expect(await screen.findByText(/林\*\*\*\*献.*2024-03 注册/)).toBeInTheDocument();
  await press('不是我的账号');
  expect(screen.getByRole('button', { name: '同意并新建' })).toBeDisabled();
  await press('返回');
  await press('是我的账号，继续登录');
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(calls(page, 'POST /auth/recycled')[0]?.body).toEqual({ ticket: recycled.ticket, mine: true });
});
