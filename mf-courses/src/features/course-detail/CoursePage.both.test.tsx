import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import { detail, noComments, noDiscusses, own } from '../../testing/courses';
import { CoursePage } from './CoursePage';

const page = (
  <Routes>
    <Route path="/classdetail/:id" element={<CoursePage />} />
  </Routes>
);

const open = (handlers: Handlers = {}) =>
  renderPage(page, {
    path: '/classdetail/1',
    platform,
    wrapper: Providers,
    handlers: {
      'GET /course/:id/info': { info: detail() },
      'GET /course/:id/comment': noComments,
      'GET /course/:id/discuss': noDiscusses,
      ...handlers,
    },
  });

test('a visitor sees what may be tried, what is closed, the price and how it goes back', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: /英文学术写作/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /试看：开课/ })).toBeInTheDocument();
  expect(screen.getAllByText('试看 1 分钟').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('img', { name: '购买后解锁' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: '立即购买' })).toHaveAttribute('href', '/buyclass?class=1');
  expect(screen.getByText('进度 ≤10% 且 7 天内')).toBeInTheDocument();
});

test('who owns it sees how far they are and goes on, instead of a price', async () => {
  open({ 'GET /course/:id/info': { info: detail({ own: own() }) } });
  const way = await screen.findByRole('link', { name: '继续学' });
  expect(way).toHaveAttribute(
    'href',
    platform === 'mobile' ? '/playclass/1/12' : '/playclass?class=1&lesson=12',
  );
  expect(screen.queryByRole('link', { name: '立即购买' })).toBeNull();
  // The picture leads on too, and offers nothing to try.
  expect(screen.getByRole('link', { name: /第 .* 讲 .*继续学$/ })).toBeInTheDocument();
  expect(screen.queryByText(/^试看：/)).toBeNull();
});

test('a free course speaks of joining, not of buying, and of no money to give back', async () => {
  open({ 'GET /course/:id/info': { info: detail({ price_fen: 0, original_fen: 0, coupon: null }) } });
  expect(await screen.findByRole('link', { name: '免费加入' })).toBeInTheDocument();
  expect(screen.getAllByRole('img', { name: '加入后解锁' })).toHaveLength(1);
  expect(screen.queryByText('退款规则')).toBeNull();
  expect(screen.queryByText(/购买后解锁/)).toBeNull();
});

test('a course that is not there says so, with the way on', async () => {
  open({ 'GET /course/:id/info': problem(404, '课程不存在') });
  expect(await screen.findByText('课程不存在或尚未上架')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看看全部课程' })).toHaveAttribute('href', '/keyanclass/');
});
