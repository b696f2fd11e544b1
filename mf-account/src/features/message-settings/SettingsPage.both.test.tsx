import type { DataOf } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageHandlers, messageSettings } from '../../testing/messages';
import { siteWith } from '../../testing/site';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const unbound: DataOf<'GET /mail/address'> = { offered: true, address: '', confirmed_at: null };
const bound = { ...unbound, address: 'li***@example.cn', confirmed_at: '2026-11-21T09:00:00+08:00' };

beforeEach(() => sessionStorage.clear());

/** A dialog once it is there to be seen: it comes into the document before its opening is drawn. */
async function opened(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function open(handlers: Handlers = {}) {
  const name = platform === 'mobile' ? './SettingsPage.mobile' : './SettingsPage';
  const { SettingsPage } = await import(name);
  return renderPage(<SettingsPage />, {
    path: '/message/settings',
    platform,
    wrapper: Providers,
    session: 'buyer',
    snapshot: { ...siteWith({ more: ['/message/', '/message/settings'] }), platform },
    handlers: {
      ...messageHandlers,
      'GET /message/settings': messageSettings,
      'GET /mail/address': unbound,
      ...handlers,
    },
  });
}

/** Switches of the phone are no elements that can be disabled. */
const isFixed = (one: HTMLElement) => one.matches(':disabled, [aria-disabled="true"]');

type Page = Awaited<ReturnType<typeof open>>;
const sent = (page: Page, key: string) =>
  page.requests.filter((request) => request.key === key).map(({ body }) => body);

test('a switch is saved by itself, and turns back when that fails', async () => {
  const page = await open({ 'POST /message/settings': problem(500, '服务异常') });
  const sms = await screen.findByRole('switch', { name: '订单与发票：短信' });
  await user.click(sms);
  expect(sent(page, 'POST /message/settings')).toEqual([{ groups: [{ key: 'order', sms: true }] }]);
  await waitFor(() => expect(sms).not.toBeChecked());
  expect(isFixed(screen.getByRole('switch', { name: '订单与发票：站内' }))).toBe(true);
});

test('where the site sends no mails nothing of them is shown', async () => {
  const groups = messageSettings.groups.map((group) => ({ ...group, mail: null }));
  await open({
    'GET /mail/address': { ...unbound, offered: false },
    'GET /message/settings': { ...messageSettings, groups },
  });
  await screen.findByRole('switch', { name: '订单与发票：站内' });
  expect(screen.queryByText(/邮件|邮箱/)).toBeNull();
});

test('without an address the switches wait for one', async () => {
  await open();
  const order = await screen.findByRole('switch', { name: '订单与发票：邮件' });
  expect(isFixed(order)).toBe(true);
  expect(order).not.toBeChecked();
  expect(screen.getByRole('switch', { name: '账号安全：邮件' })).not.toBeChecked();
  expect(screen.queryByRole('switch', { name: '赞与收藏：邮件' })).toBeNull();
});

test('an address is bound by the code that is mailed to it', async () => {
  let address = unbound;
  const page = await open({
    'GET /mail/address': () => address,
    'POST /mail/address/code': { resend_after: 60, expires_in: 600, dev_code: '204817' },
    'POST /mail/address/confirm': () => {
      address = bound;
      return bound;
    },
  });
  await user.click(await screen.findByRole('button', { name: '绑定邮箱' }));
  const dialog = await opened('绑定邮箱');
  await user.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(await dialog.findByText('请输入邮箱')).toBeVisible();
  await user.type(dialog.getByLabelText('邮箱'), ' li@example.cn');
  await user.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(await dialog.findByRole('button', { name: /秒后重发/ })).toBeDisabled();
  expect(dialog.getByText('已发送，10 分钟内有效')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '填入' }));
  await user.click(dialog.getByRole('button', { name: '绑定邮箱' }));
  expect(await screen.findByText('li***@example.cn')).toBeVisible();
  expect(sent(page, 'POST /mail/address/code')).toEqual([{ email: 'li@example.cn' }]);
  expect(sent(page, 'POST /mail/address/confirm')).toEqual([{ email: 'li@example.cn', code: '204817' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isFixed(screen.getByRole('switch', { name: '订单与发票：邮件' }))).toBe(false);
  expect(page.notices).toContainEqual({ kind: 'success', text: '邮箱已绑定' });
});

test('a wrong code, an address of somebody else and asking too often are said where they belong', async () => {
  let answer = problem(422, '验证码错误或已过期', { errors: { code: ['验证码错误或已过期'] } });
  await open({
    'POST /mail/address/code': problem(429, '获取验证码太频繁，请1小时后再试'),
    'POST /mail/address/confirm': () => answer,
  });
  await user.click(await screen.findByRole('button', { name: '绑定邮箱' }));
  const dialog = await opened('绑定邮箱');
  await user.type(dialog.getByLabelText('邮箱'), 'li@example.cn');
  await user.click(dialog.getByRole('button', { name: '获取验证码' }));
  expect(await dialog.findByText(/获取验证码太频繁/)).toBeVisible();
  await user.type(dialog.getByLabelText('验证码'), '123456');
  await user.click(dialog.getByRole('button', { name: '绑定邮箱' }));
  expect(await dialog.findByText('验证码错误或已过期')).toBeVisible();
  answer = problem(409, '该邮箱已绑定其他账号');
  await user.click(dialog.getByRole('button', { name: '绑定邮箱' }));
  expect(await dialog.findByText('该邮箱已绑定其他账号')).toBeVisible();
});

test('with an address each group is chosen; safety is always sent', async () => {
  const page = await open({ 'GET /mail/address': bound, 'POST /message/settings': messageSettings });
  const order = await screen.findByRole('switch', { name: '订单与发票：邮件' });
  await user.click(order);
  expect(order).toBeChecked();
  expect(sent(page, 'POST /message/settings')).toEqual([{ groups: [{ key: 'order', mail: true }] }]);
  const safety = screen.getByRole('switch', { name: '账号安全：邮件' });
  expect(safety).toBeChecked();
  expect(isFixed(safety)).toBe(true);
});

test('the address goes after a question', async () => {
  let address = bound;
  const page = await open({
    'GET /mail/address': () => address,
    'POST /mail/address/remove': () => {
      address = unbound as typeof bound;
      return address;
    },
  });
  await user.click(await screen.findByRole('button', { name: '解除绑定邮箱' }));
  const dialog = await opened('解除绑定邮箱？');
  expect(sent(page, 'POST /mail/address/remove')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: '解除绑定' }));
  expect(await screen.findByRole('button', { name: '绑定邮箱' })).toBeVisible();
  expect(isFixed(screen.getByRole('switch', { name: '订单与发票：邮件' }))).toBe(true);
});
