import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen } from '@testing-library/react';
import { HistoryPage } from './HistoryPage';
import { HistoryPage as MobileHistoryPage } from './HistoryPage.mobile';

jest.setTimeout(20_000);

const none = { data: [], total: 0, current_page: 1, per_page: 20, last_page: 1 };

test.each([
  ['desktop', HistoryPage, DesktopProviders, '/idsetting/privacy'],
  ['mobile', MobileHistoryPage, MobileProviders, '/setting/privacy'],
] as const)(
  'on %s an empty history says whether it is paused, and where to go on',
  async (platform, Page, wrapper, settings) => {
    const open = (recording: boolean) =>
      renderPage(<Page />, {
        path: '/history',
        platform,
        wrapper,
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
  },
);
