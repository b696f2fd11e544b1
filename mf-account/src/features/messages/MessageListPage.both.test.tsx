import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageHandlers, pageOf } from '../../testing/messages';
import { siteWith } from '../../testing/site';
import { MessageListPage } from './MessageListPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const more = ['/message/1', '/message/4/:id', '/messagedetail/:id', '/forumindex/', '/productservice/'];

describe('a box', () => {
  const open = (path: string, handlers: Handlers = {}) =>
    renderPage(
      <Routes>
        <Route path="/message/1" element={<MessageListPage />} />
        <Route path="/message/4/:id" element={<MessageListPage />} />
      </Routes>,
      {
        path,
        platform,
        wrapper: Providers,
        session: 'buyer',
        snapshot: { ...siteWith({ more }), platform },
        handlers: { ...messageHandlers, ...handlers },
      },
    );

  test('what is on screen is marked as read, once, and keeps its dot until it is opened again', async () => {
    const { requests } = open('/message/4/1');
    expect(await screen.findByRole('link', { name: /第 2 版已交付/ })).toHaveAttribute(
      'href',
      '/messagedetail/7',
    );
    await waitFor(() => expect(requests.filter(({ key }) => key === 'POST /message/read')).toHaveLength(1));
    expect(requests.find(({ key }) => key === 'POST /message/read')?.body).toEqual({ ids: [7] });
    expect(screen.getByRole('img', { name: '未读' })).toBeInTheDocument();
  });

  test('a merged notice is one line that leads to what it is about', async () => {
    open('/message/1');
    const line = await screen.findByRole('link', { name: /张三、李四等 5 人 赞了您的评价/ });
    expect(line).toHaveAttribute('href', '/goodsdetail/6');
  });

  test('a deleted message is gone at once and comes back when that is undone', async () => {
    const { requests } = open('/message/4/1');
    await user.click(await screen.findByRole('button', { name: '删除：第 2 版已交付' }));
    expect(screen.queryByRole('link', { name: /第 2 版已交付/ })).not.toBeInTheDocument();
    await user.click(within(screen.getByText(/已删除 1 条消息/)).getByRole('button', { name: '撤销' }));
    expect(await screen.findByRole('link', { name: /第 2 版已交付/ })).toBeInTheDocument();
    const written = requests.filter(({ key }) => /delete|restore/.test(key));
    expect(written.map(({ key, body }) => [key, body])).toEqual([
      ['POST /message/delete', { ids: [7] }],
      ['POST /message/restore', { ids: [7] }],
    ]);
  });

  test('a deletion that fails brings the message back and says why', async () => {
    const { notices } = open('/message/4/1', { 'POST /message/delete': problem(500, '服务器开小差了') });
    await user.click(await screen.findByRole('button', { name: '删除：第 2 版已交付' }));
    expect(await screen.findByRole('link', { name: /第 2 版已交付/ })).toBeInTheDocument();
    expect(notices).toContainEqual({ kind: 'error', text: '服务器开小差了' });
  });

  test('the kinds of system messages filter the list by their address', async () => {
    const { requests } = open('/message/4/43');
    expect(await screen.findByRole('link', { name: '优惠券 2' })).toHaveAttribute('aria-current', 'page');
    expect(requests.find(({ key }) => key === 'POST /message/notice')?.body).toMatchObject({ sub: 43 });
  });

  test('an empty box says what will be there and where that begins, a failed one offers to try again', async () => {
    const first = open('/message/1', { 'GET /message/get_like': pageOf([]) });
    expect(await screen.findByText('还没有收到赞和收藏')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去论坛看看' })).toHaveAttribute('href', '/forumindex/');
    first.unmount();
    open('/message/1', { 'GET /message/get_like': problem(500, '服务器开小差了') });
    expect(await screen.findByText('消息没有加载出来')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /重试/ })).toBeInTheDocument();
  });
});
