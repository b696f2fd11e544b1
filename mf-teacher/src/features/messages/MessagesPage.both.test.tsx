import { fault, type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf } from '../../testing/platform';
import { MessagesPage } from './MessagesPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const message = {
  ...{ id: 1, kind: 4, sub: 46, sub_text: '接单与试做', title: '客户选定了您的试做', text: '', read: false },
  ...{ body: '请在 12 小时内确认开始。', link: '/receiveorder/take/101', actors: [], actor_count: 0 },
  created_at: '2026-11-20T09:00:00+08:00',
};
const subs = [{ sub: 46, title: '接单与试做', total: 1, unread: 1 }];
const counts = { total: 0, like: 0, comment: 0, fans: 0, system: 0 };

const route = { title: '接单', access: 'teacher', chrome: 'full', page: 'Page' } as const;
const takes = (['desktop', 'mobile'] as const).map((on) => ({
  ...route,
  platform: on,
  path: '/receiveorder/take/:id',
}));
const own = (['desktop', 'mobile'] as const).map((on) => ({
  ...route,
  platform: on,
  path: '/teachermessage/',
}));

const open = (handlers: Handlers) =>
  renderPage(<MessagesPage />, {
    wrapper: Providers,
    platform,
    path: '/teachermessage/',
    session: 'teacher',
    snapshot: { shell: { version: '1.0.0', routes: [...own, ...takes] } },
    handlers: { 'POST /message/read': counts, 'POST /message/read_all': counts, ...handlers },
  });

test('a message leads to what it is about and is read then', async () => {
  const { path, requests } = open({ 'POST /message/notice': { ...pageOf([message]), subs } });
  expect(await screen.findByText('客户选定了您的试做')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '去看看' }));
  await waitFor(() => expect(path()).toBe('/receiveorder/take/101'));
  expect(requests.find(({ key }) => key === 'POST /message/read')?.body).toEqual({ ids: [1] });
});

test('all of a kind are read at once', async () => {
  const { requests } = open({ 'POST /message/notice': { ...pageOf([message]), subs } });
  await user.click(await screen.findByRole('button', { name: '全部标为已读' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /message/read_all')?.body).toEqual({ sub: 46 }),
  );
});

test('nothing, and what did not come, are said', async () => {
  const { unmount } = open({ 'POST /message/notice': { ...pageOf([]), subs: [] } });
  expect(await screen.findByText('还没有接单与试做消息')).toBeInTheDocument();
  unmount();
  open({ 'POST /message/notice': fault.timeout });
  expect(await screen.findByText('消息没有加载出来', {}, { timeout: 8000 })).toBeInTheDocument();
});
