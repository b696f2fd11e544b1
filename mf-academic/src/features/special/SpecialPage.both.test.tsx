import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import { card, pageOf, special } from '../../testing/press';
import { SpecialPage } from './SpecialPage';

const open = (handlers: Handlers = {}) =>
  renderPage(
    <Routes>
      <Route path="/specialsubject/:id" element={<SpecialPage />} />
    </Routes>,
    {
      path: '/specialsubject/5',
      platform,
      wrapper: Providers,
      handlers: {
        'GET /press/special/:id': { special: special(), press: pageOf([card()]) },
        'GET /press/specials': { data: [special(), special({ id: 6, title: '科研工具箱' })] },
        ...handlers,
      },
    },
  );

test('a special says what it is about, and leads to its articles', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '答辩季 30 天' })).toBeInTheDocument();
  expect(screen.getByText('从预答辩到归档，每天做什么。')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /返修信怎么写/ })).toHaveAttribute('href', '/academic/1');
  expect(document.title).toBe('答辩季 30 天 - 学术港');
});

test('one without articles leads on, one that is not there says so', async () => {
  const { unmount } = open({ 'GET /press/special/:id': { special: special(), press: pageOf([]) } });
  expect(await screen.findByText('这个专题里还没有文章')).toBeInTheDocument();
  unmount();
  open({ 'GET /press/special/:id': problem(404, '内容不存在') });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这个专题' })).toBeInTheDocument();
});
