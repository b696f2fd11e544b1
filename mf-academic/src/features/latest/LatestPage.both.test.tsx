import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { onPhone } from '@harbor/ui/kit';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recent } from '../../testing/changes';
import { card, front, list, special, tag } from '../../testing/press';
import { LatestPage } from './LatestPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(path = '/academiclist/', handlers: Handlers = {}) {
  return renderPage(<LatestPage />, {
    path,
    platform,
    wrapper: Providers,
    handlers: {
      'GET /press/front': front(),
      'GET /press/specials': { data: [special(), special({ id: 6, title: '科研工具箱' })] },
      'GET /magazine/changes/recent': recent(),
      'GET /get_tags': { data: [tag(), tag({ id: 4, title: '选刊', press_count: 143 })] },
      'GET /press/list': list([card(), card({ id: 2, type: 4, type_text: '快讯', title: '名单公示' })]),
      ...handlers,
    },
  });
}

test('the latest of everything, by kind and order', async () => {
  const { path, requests } = open();
  expect(await screen.findByRole('link', { name: /返修信怎么写/ })).toHaveAttribute('href', '/academic/1');
  expect(screen.getByRole('link', { name: /名单公示/ })).toHaveAttribute('href', '/academic/2');
  await user.click(screen.getByRole('link', { name: /^攻略/ }));
  await user.click(await screen.findByRole('link', { name: '最热' }));
  expect(path()).toBe('/academiclist/?type=2&sort=2');
  await screen.findByRole('link', { name: /返修信怎么写/ });
  expect(requests.filter(({ key }) => key === 'GET /press/list').at(-1)?.query).toMatchObject({
    type: '2',
    sort: '2',
  });
});

test('the page of a tag says what it is about, in the window too', async () => {
  const { requests } = open('/academiclist/?tag=3');
  expect(await screen.findByText(/怎样逐条回应审稿意见/)).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { level: 1, name: onPhone ? '返修信' : '# 返修信' }),
  ).toBeInTheDocument();
  expect(document.title).toBe('返修信 - 学术港');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    '怎样逐条回应审稿意见。',
  );
  expect(requests.find(({ key }) => key === 'GET /press/list')?.query).toEqual({ tag: '3' });
});

test('a search that finds nothing leads back, one that fails can be asked again', async () => {
  const { unmount } = open('/academiclist/?keyword=水下考古', { 'GET /press/list': list([]) });
  expect(await screen.findByText(/没有找到与“水下考古”有关/)).toBeInTheDocument();
  expect(document.title).toBe('“水下考古”的搜索结果 - 学术港');
  unmount();
  const answers = [problem(500, '服务器开了小差'), list([card()])];
  open('/academiclist/', { 'GET /press/list': () => answers.shift() ?? list([card()]) });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: /返修信怎么写/ })).toBeInTheDocument();
});

test('the phone begins with the story at the top, and has every special under its tab', async () => {
  if (!onPhone) return;
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: /指南变化要点/ })).toHaveAttribute('href', '/academic/9');
  expect(await screen.findByRole('link', { name: '今天读得多的' })).toBeInTheDocument();
  unmount();
  open('/academiclist/?type=3');
  expect(await screen.findByRole('link', { name: /科研工具箱/ })).toHaveAttribute(
    'href',
    '/specialsubject/6',
  );
  expect(screen.queryByRole('link', { name: /指南变化要点/ })).toBeNull();
});
