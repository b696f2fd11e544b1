import type { DataOf } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { onPhone } from '@harbor/ui/kit';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, own } from '../../testing/changes';
import { OwnChangesPage } from './OwnChangesPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const collect = [{ key: 'collect' as const, title: '收藏' }];
const rows = [
  { ...change(), fresh: true, why: [...collect, { key: 'diary' as const, title: '投稿进度本' }] },
  { ...change({ id: 2, title: '小类分区 · 环境法' }), fresh: false, why: collect },
];

const settings = (part: Partial<DataOf<'GET /magazine/changes/settings'>> = {}) => ({
  kinds: [
    { key: 'tier', title: '分区', about: '大类、小类、Top 与 JCR 分区的升降', on: true },
    { key: 'fee', title: '费用', about: '版面费或开放获取方式改变', on: false },
  ],
  muted: false,
  ...part,
});

const open = (handlers: Handlers = {}, path = '/querytool/changes/mine/') =>
  renderPage(<OwnChangesPage />, {
    path,
    platform,
    session: 'buyer',
    wrapper: Providers,
    handlers: {
      'GET /magazine/changes/mine': own(rows),
      'GET /magazine/changes/settings': settings(),
      'POST /magazine/changes/look': { fresh: 0 },
      ...handlers,
    } as Handlers,
  });

test('each line says why it is there and whether it is new; looking is told once', async () => {
  const { requests } = open();
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('因为：收藏、投稿进度本');
  expect(within(first as HTMLElement).getByText('新')).toBeInTheDocument();
  expect(within(second as HTMLElement).queryByText('新')).toBeNull();
  await waitFor(() => expect(requests.some(({ key }) => key === 'POST /magazine/changes/look')).toBe(true));
  expect(requests.filter(({ key }) => key === 'POST /magazine/changes/look').map(({ body }) => body)).toEqual(
    [{ place: 7 }],
  );
  // The marks stay as long as one looks.
  expect(within(first as HTMLElement).getByText('新')).toBeInTheDocument();
});

test('a part of the list is not all of it: nothing counts as seen', async () => {
  const { requests } = open({}, '/querytool/changes/mine/?kind=tier');
  await screen.findAllByRole('article');
  expect(requests.some(({ key }) => key === 'POST /magazine/changes/look')).toBe(false);
});

test('a kind is switched; that messages are off as a whole is said', async () => {
  let on = true;
  const { requests } = open({
    'GET /magazine/changes/settings': () =>
      settings({ muted: true, kinds: [{ key: 'tier', title: '分区', about: '升降', on }] }),
    'POST /magazine/changes/settings': () => {
      on = false;
      return settings();
    },
  } as Handlers);
  if (onPhone) await user.click(await screen.findByRole('button', { name: /^提醒设置/ }));
  expect(await screen.findByText(/在消息设置里关闭了/)).toBeInTheDocument();
  await user.click(await screen.findByRole('switch', { name: '提醒分区' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: '提醒分区' })).not.toBeChecked());
  expect(requests.find(({ key }) => key === 'POST /magazine/changes/settings')?.body).toEqual({
    kinds: [{ key: 'tier', on: false }],
  });
});

test('who follows nothing is told how to; who does, that nothing has changed', async () => {
  const { unmount } = open({ 'GET /magazine/changes/mine': own([], { follows: 0 }) } as Handlers);
  expect(await screen.findByText('您还没有关注的期刊')).toBeInTheDocument();
  unmount();
  open({ 'GET /magazine/changes/mine': own([]) } as Handlers);
  expect(await screen.findByText('您关注的期刊还没有变动')).toBeInTheDocument();
  expect(screen.getByText(/正在关注 3 种期刊/)).toBeInTheDocument();
});
