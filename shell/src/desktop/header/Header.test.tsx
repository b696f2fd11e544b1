import { atoms, returnAfterLogin, store } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site, youngSite } from '../../testing/routes';
import { Header } from './Header';

const handlers = {
  'GET /user/get_order_num': { count: 3 },
  'GET /message/message_num': { total: 120, like: 20, comment: 0, fans: 0, system: 100 },
  'POST /auth/logout': {},
};
const options = { snapshot: site, handlers, wrapper: DesktopProviders };

test('the menu has the eight items in their order where all are offered, the last one for a new tab', () => {
  renderPage(<Header />, options);
  const links = within(screen.getByRole('navigation', { name: '主菜单' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['首页', '/'],
    ['学术产品服务', '/productservice/'],
    ['查询工具', '/querytool/'],
    ['论坛', '/forumindex/'],
    ['学术头条', '/academic/'],
    ['直投系统', '/uploadfile/'],
    ['视频学院', '/keyanclass/'],
    ['客户端下载', '/classroom'],
  ]);
  expect(links[7]).toHaveAttribute('target', '_blank');
});

test('what no live release offers is not in the header: neither items of the menu nor the way to teaching', () => {
  const visit = renderPage(<Header />, { ...options, snapshot: youngSite });
  const links = within(screen.getByRole('navigation', { name: '主菜单' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    '首页',
    '学术产品服务',
    '论坛',
    '直投系统',
    '客户端下载',
  ]);
  expect(screen.queryByRole('link', { name: '教师认证' })).not.toBeInTheDocument();
  visit.unmount();
  renderPage(<Header />, { ...options, snapshot: youngSite, session: 'teacher' });
  expect(screen.queryByRole('link', { name: '接单平台' })).not.toBeInTheDocument();
});

test('the item that the route names is the current one, on pages below it too', () => {
  renderPage(<Header />, { ...options, path: '/goodsdetail/5' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('学术产品服务');
});

test('visitors find the way in, and no badges', () => {
  renderPage(<Header />, options);
  expect(screen.getByRole('link', { name: '登录/注册' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('link', { name: /未读消息/ })).not.toBeInTheDocument();
});

test('the way in remembers the page it is taken from', async () => {
  const { path } = renderPage(<Header />, { ...options, path: '/goodsdetail/5?spec=2' });
  await userEvent.click(screen.getByRole('link', { name: '登录/注册' }));
  expect(path()).toBe('/login');
  act(returnAfterLogin);
  expect(path()).toBe('/goodsdetail/5?spec=2');
});

test('users see their badges, capped at 99+, and their avatar leads to the personal centre', async () => {
  renderPage(<Header />, { ...options, session: 'buyer' });
  expect(await screen.findByText('99+')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '待处理订单 3 个' })).toHaveAttribute('href', '/orderpage/');
  expect(screen.getByRole('link', { name: '未读消息 99 条以上' })).toHaveAttribute('href', '/message/');
  expect(screen.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/myinfo/');
});

test.each([
  ['a visitor', undefined, '/certification/form'],
  ['a user of the old flow', { is_new_teacher_info: 0 }, '/certification/form'],
  ['a user of the new flow', { is_new_teacher_info: 1 }, '/certification_new/form'],
] as const)('%s may become a teacher', (_, session, path) => {
  renderPage(<Header />, { ...options, session });
  expect(screen.getByRole('link', { name: '教师认证' })).toHaveAttribute('href', path);
  expect(screen.queryByRole('link', { name: '接单平台' })).not.toBeInTheDocument();
});

test('teachers enter the order-taking platform in a new tab', () => {
  renderPage(<Header />, { ...options, session: 'teacher' });
  const link = screen.getByRole('link', { name: '接单平台' });
  expect(link).toHaveAttribute('href', '/receiveorder/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: '教师认证' })).not.toBeInTheDocument();
});

test('logging out is asked first, in the words of the specification', async () => {
  const user = userEvent.setup();
  const { requests } = renderPage(<Header />, { ...options, session: 'buyer' });
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  const dialog = await screen.findByRole('dialog', { name: '确定要退出登录吗？' });
  await user.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(requests.map(({ key }) => key)).not.toContain('POST /auth/logout');
});

test('confirming ends the session on the server and says so', async () => {
  const user = userEvent.setup();
  const { requests, notices } = renderPage(<Header />, { ...options, session: 'buyer' });
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /退出登录/ }));
  await waitFor(() => expect(notices).toContainEqual({ kind: 'success', text: '已退出登录' }));
  expect(requests.map(({ key }) => key)).toContain('POST /auth/logout');
});

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}

test.each([
  ['/forumindex/', 120],
  ['/postdetail/5', 220],
] as const)('on %s the search takes the place of the menu from %i px on', async (path, limit) => {
  renderPage(<Header />, { ...options, path });
  const header = screen.getByRole('banner');
  act(() => scrollTo(limit - 1));
  expect(header).toHaveAttribute('data-forum', 'top');
  act(() => scrollTo(limit));
  expect(header).toHaveAttribute('data-forum', 'search');
  await userEvent.click(screen.getByRole('button', { name: '展开主菜单' }));
  expect(header).toHaveAttribute('data-menu', 'open');
  act(() => scrollTo(0));
  expect(header).toHaveAttribute('data-forum', 'top');
  expect(header).not.toHaveAttribute('data-menu');
});

test('发帖 opens the dialog for writing', async () => {
  renderPage(<Header />, { ...options, path: '/postdetail/5' });
  await userEvent.click(screen.getByRole('button', { name: '发帖' }));
  expect(store.get(atoms.sendPostVisible)).toBe(true);
});

test.each(['/', '/goodsdetail/5', '/sendpost'])('there is no 发帖 on %s', (path) => {
  renderPage(<Header />, { ...options, path });
  expect(screen.queryByRole('button', { name: '发帖' })).not.toBeInTheDocument();
});
