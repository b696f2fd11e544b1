import { type Handlers, people, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteWith } from '../../testing/site';
import { WechatLoginPage } from './WechatLoginPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const session = { token_type: 'Bearer', token: 'wx', expires_in: 600, is_new_user: false } as const;
const begun = (ticket = 't1') => ({
  ticket,
  poll_secret: `secret of ${ticket}`,
  qr_url: 'about:blank',
  expires_in: 300,
  poll_after: 2,
});

function open(handlers: Handlers) {
  return renderPage(<WechatLoginPage />, {
    path: '/wechatlogin',
    wrapper: DesktopProviders,
    snapshot: siteWith({ more: ['/wechatlogin'] }),
    handlers: { 'GET /userInfo': people.buyer, ...handlers },
  });
}

beforeEach(() => sessionStorage.clear());

test('the code stands in a frame, and a confirmed scan logs in', async () => {
  const page = open({
    'GET /auth/scan': begun(),
    'GET /auth/scan_wechat': { state: 'done', session },
  });
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(localStorage.getItem('token')).toBe('wx');
  const asked = page.requests.find((r) => r.key === 'GET /auth/scan_wechat');
  expect(asked?.headers['X-Poll-Secret']).toBe('secret of t1');
  expect(JSON.stringify(asked?.query)).not.toContain('secret');
});

test.each([
  ['expired', '二维码已过期'],
  ['cancelled', '已取消'],
] as const)('a scan that is %s can be begun again', async (state, text) => {
  let scans = 0;
  const page = open({
    'GET /auth/scan': () => begun(`t${++scans}`),
    'GET /auth/scan_wechat': ({ query }) =>
      (query as { ticket?: string } | undefined)?.ticket === 't2' ? { state: 'waiting' } : { state },
  });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '刷新二维码' }));
  expect(await screen.findByTitle('微信扫码')).toBeVisible();
  expect(page.requests.filter((r) => r.key === 'GET /auth/scan')).toHaveLength(2);
});

test('why it failed is said in the words of the server', async () => {
  open({
    'GET /auth/scan': begun(),
    'GET /auth/scan_wechat': { state: 'failed', reason: '账号已被冻结，如有疑问请联系客服' },
  });
  expect(await screen.findByText('账号已被冻结，如有疑问请联系客服')).toBeVisible();
});

test('a site that lost WeChat says so, and can be asked again', async () => {
  open({ 'GET /auth/scan': problem(404, '本站暂未开通微信登录') });
  expect(await screen.findByText('本站暂未开通微信登录')).toBeVisible();
  expect(screen.getByRole('button', { name: '刷新二维码' })).toBeEnabled();
});

test('a WeChat that is new binds a phone; a new phone needs both agreements', async () => {
  const text = '该手机号还未注册，请阅读并同意用户协议和隐私政策';
  const page = open({
    'GET /auth/scan': begun(),
    'GET /auth/scan_wechat': { state: 'bind', bind_ticket: 'b'.repeat(30), nickname: '小林' },
    'POST /auth/bind_phone': ({ body }) =>
      'consent' in (body as object) ? session : problem(422, text, { errors: { consent: [text] } }),
  });
  expect(await screen.findByText(/小林，微信已确认/)).toBeVisible();
  await user.type(screen.getByLabelText('手机号'), '13911112222');
  await user.type(screen.getByLabelText('验证码'), '123456');
  await user.click(screen.getByRole('button', { name: '绑定并登录' }));
  for (const tick of await screen.findAllByRole('checkbox')) {
    expect(tick).not.toBeChecked();
    await user.click(tick);
  }
  await user.click(screen.getByRole('button', { name: '同意并注册' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBe('wx'));
  expect(
    page.requests.filter((r) => r.key === 'POST /auth/bind_phone').at(-1)?.headers['X-Poll-Secret'],
  ).toBe('secret of t1');
});
