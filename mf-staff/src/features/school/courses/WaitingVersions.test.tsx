import { renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { version } from '../../../testing/school';
import { WaitingVersions } from './WaitingVersions';

const open = (versions: ReturnType<typeof version>[]) =>
  renderPage(<WaitingVersions />, {
    path: '/staff/courses',
    session: 'staff',
    wrapper: Providers,
    handlers: { 'GET /staff/teaching/versions': { versions } },
  });

test('what teachers handed in is listed with who did, and leads to the lesson', async () => {
  open([version(), version({ id: 72, lesson_id: 12, title: '摘要四句话', is_new: true })]);
  const rows = within(await screen.findByRole('list', { name: '等待审核的讲次' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/问题从哪里来.*《论文写作：从选题到返修》.*沈岚.*提交/);
  expect(rows[0]).not.toHaveTextContent('新的一讲');
  expect(rows[1]).toHaveTextContent('新的一讲');
  expect(screen.getByRole('link', { name: '摘要四句话' })).toHaveAttribute(
    'href',
    '/staff/courses/3/lessons/12',
  );
  expect(screen.getByText('2 讲')).toBeInTheDocument();
});

test('nothing stands there while no teacher waits', async () => {
  const { requests } = open([]);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText('教师提交，等待审核')).toBeNull();
});
