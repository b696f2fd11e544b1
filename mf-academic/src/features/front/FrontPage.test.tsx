import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recent } from '../../testing/changes';
import { card, front, list, special } from '../../testing/press';
import { FrontPage } from './FrontPage';

const user = userEvent.setup({ delay: null });

const rows = [
  card({ id: 1, title: '返修信怎么写', corrected: true, special: { id: 5, title: '答辩季' } }),
  card({ id: 2, type: 4, type_text: '快讯', title: '名单公示', is_original: false }),
];

function open(path = '/academic/', handlers: Handlers = {}) {
  return renderPage(<FrontPage />, {
    path,
    wrapper: Providers,
    handlers: {
      'GET /press/front': front(),
      'GET /press/specials': { data: [special()] },
      'GET /magazine/changes/recent': recent(),
      'GET /press/list': ({ query }) => list(rows, { page: Number(query.page ?? 1), last: 215, total: 2148 }),
      ...handlers,
    },
  });
}

test('the story at the top, the list with its chips, and what stands around it', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '指南变化要点' })).toBeInTheDocument();
  for (const point of ['两个代码', '三篇代表作', '一月十五日开放'])
    expect(screen.getByText(point)).toBeInTheDocument();
  const articles = within(await screen.findByRole('region', { name: '头条列表' }));
  expect(await articles.findByRole('link', { name: '返修信怎么写' })).toHaveAttribute('href', '/academic/1');
  expect(articles.getByText('有更正')).toBeInTheDocument();
  expect(articles.getByRole('link', { name: '专题 · 答辩季' })).toHaveAttribute('href', '/specialsubject/5');
  expect(articles.getByRole('link', { name: '更多快讯' })).toHaveAttribute('href', '/academic/?type=4');
  expect(screen.getByText(/今日 14 篇/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '分区怎么对照' })).toHaveAttribute('href', '/academic/13');
});

test('kind, order and page live in the address; what it says is what is asked for', async () => {
  const { requests, path } = open('/academic/?type=2&sort=3&page=4');
  expect(await screen.findByText('共 2,148 篇 · 第 4 / 215 页')).toBeInTheDocument();
  expect(requests.find(({ key }) => key === 'GET /press/list')?.query).toEqual({
    type: '2',
    sort: '3',
    page: '4',
  });
  expect(screen.queryByRole('heading', { name: '指南变化要点' })).toBeNull();
  await user.click(screen.getByRole('link', { name: '第 5 页' }));
  expect(path()).toBe('/academic/?type=2&sort=3&page=5');
  await user.click(screen.getByRole('link', { name: /^攻略/ }));
  expect(path()).toBe('/academic/?type=2&sort=3');
  await user.click(screen.getByRole('link', { name: '最热' }));
  expect(path()).toBe('/academic/?type=2&sort=2');
});

test('a search is an address, and one that finds nothing says what to do', async () => {
  const { path } = open('/academic/', {
    'GET /press/list': ({ query }) => list(query.keyword ? [] : rows),
  });
  await user.type(await screen.findByRole('searchbox', { name: '搜索头条' }), '  水下考古 {Enter}');
  expect(path()).toBe(`/academic/?keyword=${encodeURIComponent('水下考古')}`);
  expect(await screen.findByText('没有找到与“水下考古”有关的头条')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看看全部头条' })).toHaveAttribute('href', '/academic/');
});

test('the ranks change between today and the week; a morning without any shows the week', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: '今天读得多的' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '本周' }));
  expect(screen.getByRole('link', { name: '这周读得多的' })).toBeInTheDocument();
  unmount();
  open('/academic/', { 'GET /press/front': front({ hot: { today: [], week: front().hot.week } }) });
  expect(await screen.findByRole('link', { name: '这周读得多的' })).toBeInTheDocument();
});

test('changes of journals stand under the story, where the headlines begin alone', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('region', { name: '期刊变动' })).toBeInTheDocument();
  unmount();
  open('/academic/?type=2');
  await screen.findByRole('link', { name: '返修信怎么写' });
  expect(screen.queryByRole('region', { name: '期刊变动' })).toBeNull();
});

test('specials have a tab with all of them', async () => {
  open('/academic/?type=3');
  const all = within(await screen.findByRole('list', { name: '全部专题' }));
  expect(all.getByRole('link')).toHaveAttribute('href', '/specialsubject/5');
});

test('what stands around the list may be missing without the list', async () => {
  open('/academic/', { 'GET /press/front': problem(500, '服务器开了小差') });
  expect(await screen.findByText('热读与专题没有加载出来')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返修信怎么写' })).toBeInTheDocument();
});

test('a list that fails can be asked for again', async () => {
  const answers = [problem(500, '服务器开了小差'), list(rows)];
  open('/academic/', { 'GET /press/list': () => answers.shift() ?? list(rows) });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '返修信怎么写' })).toBeInTheDocument());
});
