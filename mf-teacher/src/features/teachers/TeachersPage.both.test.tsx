import { type Handlers, problem, type RenderPageOptions, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, found, newcomer } from '../../testing/teachers';
import { TeachersPage } from './TeachersPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const both = { 'GET /teacher/show/list': found([card(), newcomer]) };

const open = (handlers: Handlers = both, options: RenderPageOptions = {}) =>
  renderPage(<TeachersPage />, { wrapper: Providers, platform, path: '/teacherlist/', handlers, ...options });

it('shows teachers with rates and the orders behind them, and says where there are too few', async () => {
  open();
  const shen = within(await screen.findByRole('article', { name: '沈知远' }));
  expect(shen.getByText('98%')).toBeInTheDocument();
  expect(shen.getAllByText(/n=142/)).not.toHaveLength(0);
  expect(shen.getByRole('link', { name: '邀请沈知远老师接单' })).toHaveAttribute(
    'href',
    '/teacherlist/10#invite',
  );
  const tang = within(screen.getByRole('article', { name: '唐棠' }));
  expect(tang.getAllByText('样本不足')).toHaveLength(2);
  expect(tang.queryByRole('link', { name: /邀请/ })).not.toBeInTheDocument();
});

it('searches by the address', async () => {
  const { path } = open();
  await screen.findByRole('article', { name: '沈知远' });
  await user.type(screen.getByRole('searchbox', { name: '搜索老师' }), '断裂{Enter}');
  expect(path()).toBe(`/teacherlist/?keyword=${encodeURIComponent('断裂')}`);
});

it('says how many the own list leaves out, with the way to it', async () => {
  open({ 'GET /teacher/show/list': found([card()], 1) });
  expect(await screen.findByRole('link', { name: /已按您的回避设置隐去 1 位/ })).toHaveAttribute(
    'href',
    '/teacherlist/avoid',
  );
});

it('offers to try again where the list does not come, and to clear where nobody fits', async () => {
  const { unmount } = open({ 'GET /teacher/show/list': problem(500, '出错了') });
  expect(await screen.findByText('老师没有加载出来')).toBeInTheDocument();
  unmount();
  open({ 'GET /teacher/show/list': found([]) });
  expect(await screen.findByText('没有符合条件的老师')).toBeInTheDocument();
});

it('asks a visitor to log in before collecting', async () => {
  const { requests } = open();
  const heart = await screen.findByRole('button', { name: '收藏沈知远老师' });
  await user.click(heart);
  expect(requests.map(({ key }) => key)).not.toContain('POST /teacher/collect/:id');
});

if (platform === 'mobile')
  it('narrows by a sheet', async () => {
    const { path } = open();
    await screen.findByRole('article', { name: '沈知远' });
    await user.click(screen.getByRole('button', { name: /筛选/ }));
    await user.click(await screen.findByRole('radio', { name: '理学与工学' }));
    await user.click(screen.getByRole('button', { name: '查看老师' }));
    expect(path()).toBe('/teacherlist/?subject=science');
  });
else
  it('narrows by links that count', async () => {
    open();
    const science = await screen.findByRole('link', { name: /理学与工学/ });
    expect(science).toHaveAttribute('href', '/teacherlist/?subject=science');
    expect(screen.getByRole('link', { name: /金牌导师/ })).toHaveAttribute('href', '/teacherlist/?level=3');
  });
