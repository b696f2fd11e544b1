import { renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import { HistoryPage } from './HistoryPage';

const none = { data: [], total: 0, current_page: 1, per_page: 20, last_page: 1 };

const settings = platform === 'mobile' ? '/setting/privacy' : '/idsetting/privacy';

test('an empty history says whether it is paused, and where to go on', async () => {
  const open = (recording: boolean) =>
    renderPage(<HistoryPage />, {
      path: '/history',
      platform,
      wrapper: Providers,
      session: 'buyer',
      handlers: { 'GET /member/history': { ...none, recording } },
    });
  const paused = open(false);
  expect(await screen.findByText('浏览历史已暂停')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去隐私设置打开' })).toHaveAttribute('href', settings);
  paused.unmount();
  open(true);
  expect(await screen.findByText('还没有浏览过帖子')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去论坛看看' })).toHaveAttribute('href', '/forumindex/');
});
