import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, list, noTeachers, own } from '../../testing/courses';
import { SchoolPage } from './SchoolPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const shown = [card({ id: 1 }), card({ id: 2, title: '文献检索公开课', price_fen: 0, own: null })];

function open(path = '/keyanclass/', handlers: Handlers = {}, session?: 'buyer') {
  const answer = list(shown);
  return renderPage(<SchoolPage />, {
    path,
    platform,
    session,
    wrapper: Providers,
    handlers: {
      'GET /course/pc/list': answer,
      'GET /course/list': answer,
      'GET /course/teachers': noTeachers,
      ...handlers,
    },
  });
}

test('courses stand with price, or free; a search is an address, and one that finds nothing says so', async () => {
  const { path } = open('/keyanclass/', {
    'GET /course/pc/list': ({ query }) => list(query.keyword ? [] : shown),
    'GET /course/list': ({ query }) => list(query.keyword ? [] : shown),
  });
  expect(await screen.findByRole('link', { name: /英文学术写作/ })).toHaveAttribute('href', '/classdetail/1');
  expect(screen.getAllByText('免费').length).toBeGreaterThan(0);
  await user.type(screen.getByRole('searchbox', { name: '搜索课程' }), ' 水下考古 {Enter}');
  expect(path()).toBe(`/keyanclass/?keyword=${encodeURIComponent('水下考古')}`);
  expect(await screen.findByText('没有找到与“水下考古”有关的课程')).toBeInTheDocument();
});

test('an owned course shows how far it is; who is known goes on where they left', async () => {
  open(
    '/keyanclass/',
    {
      'GET /course/pc/list': list([card({ own: own() })]),
      'GET /course/list': list([card({ own: own() })]),
      'GET /cloudclassroom/continue': {
        last: {
          course: { id: 1, title: '英文学术写作', cover: '', percent: 46 },
          lesson: { id: 12, number: 6, title: '讨论', seconds: 2172 },
          position: 1307,
          at: new Date().toISOString(),
          device: '手机',
        },
      },
    },
    'buyer',
  );
  expect(await screen.findByText(/46%/)).toBeInTheDocument();
  expect(screen.getAllByText('已拥有').length).toBeGreaterThan(0);
  expect(await screen.findByText('第 6 讲 讨论')).toBeInTheDocument();
  expect(screen.getByText(/来自手机/)).toBeInTheDocument();
});

test('a list that fails can be asked for again, and the rest of the page stays', async () => {
  const answers = [problem(500, '服务器开了小差'), list(shown)];
  const next = () => answers.shift() ?? list(shown);
  open('/keyanclass/', { 'GET /course/pc/list': next, 'GET /course/list': next });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByRole('link', { name: /英文学术写作/ })).toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: '视频学院' })).toBeInTheDocument();
});
