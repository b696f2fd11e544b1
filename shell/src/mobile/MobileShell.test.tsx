import { atoms, store } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { MobileProviders } from '@harbor/ui/mobile';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site, youngSite } from '../testing/routes';
import { MobileShell } from './MobileShell';

const handlers = {
  'GET /user/get_order_num': { count: 0 },
  'GET /message/message_num': { total: 7, like: 0, comment: 0, fans: 0, system: 7 },
};
const options = { snapshot: site, platform: 'mobile', wrapper: MobileProviders, handlers } as const;
const tabBar = () => screen.queryByRole('navigation', { name: '主导航' });
const back = () => screen.queryByRole('button', { name: '返回' });

test.each(['/', '/querytool/', '/keyanclass/', '/forumindex/', '/myinfo/'])(
  '%s is a top page: the tab bar, and no way back',
  (path) => {
    renderPage(<MobileShell />, { ...options, path });
    expect(within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link')).toHaveLength(5);
    expect(back()).not.toBeInTheDocument();
  },
);

test('a tab whose part no live release offers is not drawn', () => {
  renderPage(<MobileShell />, { ...options, snapshot: youngSite, path: '/forumindex/' });
  const bar = screen.getByRole('navigation', { name: '主导航' });
  expect(
    within(bar)
      .getAllByRole('link')
      .map((tab) => tab.textContent),
  ).toEqual(['首页', '论坛', '个人中心']);
});

test('other pages have the way back and no tab bar', () => {
  renderPage(<MobileShell />, { ...options, path: '/goodsdetail/5' });
  expect(tabBar()).not.toBeInTheDocument();
  expect(back()).toBeInTheDocument();
});

test('the way back leads home for those who came in by this page', async () => {
  const { path } = renderPage(<MobileShell />, { ...options, path: '/goodsdetail/5' });
  window.history.replaceState({ idx: 0 }, '');
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(path()).toBe('/');
});

test('the tab of the present page is the current one, and 个人中心 carries the badge', async () => {
  renderPage(<MobileShell />, { ...options, path: '/forumindex/', session: 'buyer' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('论坛');
  expect(await screen.findByRole('link', { name: /^个人中心.*未读消息 7 条$/ })).toBeInTheDocument();
});

test('the bar shows the title that the page gives', () => {
  renderPage(<MobileShell />, { ...options, path: '/goodsdetail/5' });
  act(() => store.set(atoms.navTitle, '英文深度润色'));
  expect(within(screen.getByRole('banner')).getByText('英文深度润色')).toBeInTheDocument();
});

test('service 37 offers its report', () => {
  renderPage(<MobileShell />, { ...options, path: '/goodsdetail/37' });
  expect(screen.getByRole('button', { name: '领取报告' })).toBeInTheDocument();
});

test('an open-top page has the bar over it, bare, from the start', () => {
  renderPage(<MobileShell />, { ...options, path: '/myinfo/' });
  expect(screen.getByRole('banner')).toHaveClass('floating');
  expect(screen.getByRole('banner')).not.toHaveClass('painted');
});

describe('the way to the top', () => {
  const under = (element: Element) => Object.assign(document, { elementsFromPoint: () => [element] });
  const top = () => screen.getByRole('button', { name: '回到顶部', hidden: true });
  beforeEach(() => Object.defineProperty(window, 'scrollY', { value: 501, configurable: true }));
  afterEach(() => {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    Reflect.deleteProperty(document, 'elementsFromPoint');
  });

  test('appears beyond 500 px', () => {
    Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
    under(document.body);
    renderPage(<MobileShell />, { ...options, path: '/goodsdetail/5' });
    expect(screen.queryByRole('button', { name: '回到顶部' })).not.toBeInTheDocument();
    Object.defineProperty(window, 'scrollY', { value: 501, configurable: true });
    fireEvent.scroll(window);
    expect(screen.getByRole('button', { name: '回到顶部' })).toBeInTheDocument();
  });

  test('makes way for the controls of a form under it, and comes back', async () => {
    const form = document.createElement('form');
    const reply = form.appendChild(document.createElement('button'));
    under(reply);
    renderPage(<MobileShell />, { ...options, path: '/goodsdetail/5' });
    await waitFor(() => expect(top()).toHaveClass('away'));
    under(document.createElement('p'));
    fireEvent.scroll(window);
    await waitFor(() => expect(top()).not.toHaveClass('away'));
  });

  test('stays over cards and links, which can be scrolled from under it', async () => {
    const card = document.createElement('a');
    card.href = '/postdetail/1';
    under(card);
    renderPage(<MobileShell />, { ...options, path: '/goodsdetail/5' });
    await act(() => new Promise(requestAnimationFrame));
    expect(top()).not.toHaveClass('away');
  });

  test('is gone while somebody writes', async () => {
    under(document.createElement('p'));
    renderPage(
      <>
        <MobileShell />
        <textarea aria-label="写评论" />
      </>,
      { ...options, path: '/goodsdetail/5' },
    );
    await act(() => new Promise(requestAnimationFrame));
    expect(top()).not.toHaveClass('away');
    const field = screen.getByRole('textbox', { name: '写评论' });
    field.getBoundingClientRect = () => new DOMRect(0, 200, 300, 80);
    act(() => field.focus());
    await waitFor(() => expect(top()).toHaveClass('away'));
    // Scrolled out of sight, it has the focus still.
    field.getBoundingClientRect = () => new DOMRect(0, -200, 300, 80);
    fireEvent.scroll(window);
    await waitFor(() => expect(top()).not.toHaveClass('away'));
    act(() => screen.getByRole('textbox', { name: '写评论' }).blur());
    await waitFor(() => expect(top()).not.toHaveClass('away'));
  });
});

test('support stands in the bar of pages below the top ones, not on login and not for teachers', () => {
  const stands = (path: string, session?: 'teacher') => {
    const page = renderPage(<MobileShell />, { ...options, path, session });
    const bar = screen.queryByRole('banner');
    const there = bar !== null && within(bar).queryByRole('button', { name: '客服' }) !== null;
    page.unmount();
    return there;
  };
  expect(stands('/orderform/5')).toBe(true);
  expect(stands('/orderform/5', 'teacher')).toBe(false);
  expect(stands('/goodsdetail/5')).toBe(false);
  expect(stands('/login/')).toBe(false);
});

test('the foot leads to the desktop pages', () => {
  renderPage(<MobileShell />, { ...options, path: '/goodsdetail/5' });
  expect(screen.getByRole('button', { name: '访问电脑版' })).toBeInTheDocument();
});
