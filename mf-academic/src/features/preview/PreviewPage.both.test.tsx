import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import { card } from '../../testing/press';
import { PreviewPage } from './PreviewPage';

const open = (path: string, answer: Handlers['GET /press/preview/:id']) =>
  renderPage(
    <Routes>
      <Route path="/academic/preview/:id" element={<PreviewPage />} />
    </Routes>,
    {
      path,
      platform,
      wrapper: Providers,
      handlers: { ...(answer && { 'GET /press/preview/:id': answer }) },
    },
  );

test('whoever has the link sees the article, and that readers do not', async () => {
  const { requests } = open('/academic/preview/7?ticket=1.a', {
    ...card({ title: '还没发布的一篇' }),
    content: '<p>先看总述。</p>',
    headings: [],
    source_url: '',
  });
  expect(await screen.findByRole('heading', { level: 1, name: '还没发布的一篇' })).toBeInTheDocument();
  expect(screen.getByText(/读者还看不到这一版/)).toBeInTheDocument();
  expect(await screen.findByText('先看总述。')).toBeInTheDocument();
  expect(requests[0]).toMatchObject({ params: { id: '7' }, query: { ticket: '1.a' } });
});

test('a link that is too old, or is none, says so', async () => {
  const { unmount } = open('/academic/preview/7?ticket=1.a', problem(404, '预览链接已失效'));
  expect(await screen.findByRole('heading', { level: 1, name: '预览链接已失效' })).toBeInTheDocument();
  unmount();
  const { requests } = open('/academic/preview/7', problem(404, '预览链接已失效'));
  expect(await screen.findByRole('heading', { level: 1, name: '预览链接已失效' })).toBeInTheDocument();
  expect(requests).toEqual([]);
});
