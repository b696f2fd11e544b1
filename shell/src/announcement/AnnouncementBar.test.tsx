import { renderPage } from '@harbor/runtime/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnouncementBar } from './AnnouncementBar';

const announcement = (id: number, title: string) => ({
  id,
  title,
  body: '正文',
  link: '',
  audience: 'all' as const,
  top_bar: true,
  starts_at: '2026-11-20T09:00:00+08:00',
  ends_at: null,
});
const open = () =>
  renderPage(<AnnouncementBar />, {
    handlers: {
      'GET /announcement/top': { data: [announcement(2, '新的公告'), announcement(1, '旧的公告')] },
    },
  });

test('the newest is shown; closed, the next one comes, and none comes back', async () => {
  const user = userEvent.setup();
  open();
  expect(await screen.findByText('新的公告')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '关闭公告' }));
  expect(screen.getByText('旧的公告')).toBeInTheDocument();
  expect(localStorage.getItem('harbor:announcements')).toBe('[2]');
  await user.click(screen.getByRole('button', { name: '关闭公告' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
