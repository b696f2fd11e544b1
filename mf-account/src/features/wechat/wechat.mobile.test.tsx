import { people, renderPage } from '@harbor/runtime/testing';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteWith } from '../../testing/site';
import { leave } from '../../wechat-scan/leave';
import { WechatLoginPage } from './WechatLoginPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const session = { token_type: 'Bearer', token: 'wx', expires_in: 600, is_new_user: false } as const;
const begun = {
  ticket: 't1',
  poll_secret: 'secret of t1',
  qr_url: 'about:blank',
  expires_in: 300,
  poll_after: 2,
};

beforeEach(() => sessionStorage.clear());

test('the phone leaves for WeChat, and goes on when it comes back', async () => {
  const away = jest.spyOn(leave, 'to').mockImplementation(() => undefined);
  const first = renderPage(<WechatLoginPage />, {
    path: '/wechatlogin',
    platform: 'mobile',
    wrapper: MobileProviders,
    snapshot: siteWith({ more: ['/wechatlogin'] }),
    handlers: { 'GET /userInfo': people.buyer, 'GET /auth/scan': begun },
  });
  await user.click(screen.getByRole('button', { name: '打开微信' }));
  await waitFor(() => expect(away).toHaveBeenCalledWith('about:blank'));
  const kept = sessionStorage.getItem('harbor:wechat') ?? '';
  first.unmount();

  sessionStorage.setItem('harbor:wechat', kept);
  function BackAgain() {
    sessionStorage.setItem('harbor:wechat', kept);
    return <WechatLoginPage />;
  }
  const page = renderPage(<BackAgain />, {
    path: '/wechatlogin',
    platform: 'mobile',
    wrapper: MobileProviders,
    snapshot: siteWith({ more: ['/wechatlogin'] }),
    handlers: { 'GET /userInfo': people.buyer, 'GET /auth/scan_wechat': { state: 'done', session } },
  });
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(localStorage.getItem('token')).toBe('wx');
});
