import { Route, Routes } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { MobileProviders } from '@harbor/ui/mobile';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, cases, ownHold, post, queue, staffMe } from '../../testing/desk';
import { QueuePage } from './QueuePage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

test('on the phone a list leads to a case, and the decision is made in a sheet', async () => {
  sessionStorage.clear();
  const page = renderPage(
    <Routes>
      <Route path="/staff/queue/:queue" element={<QueuePage />} />
    </Routes>,
    {
      path: '/staff/queue/post',
      platform: 'mobile',
      session: 'staff',
      wrapper: MobileProviders,
      handlers: {
        'GET /staff/desk/queues': { data: [queue()] },
        'GET /staff/me': staffMe(),
        'GET /staff/desk/board': board(),
        'GET /staff/desk/cases/:queue': cases(),
        'GET /staff/post/detail/:id': ({ params }) => post(Number(params.id)),
        'POST /staff/desk/hold/:queue/:id': ownHold,
        'POST /staff/desk/release/:queue/:id': { holder: null },
        'POST /staff/post/publish/:id': { id: 11, status: 2, status_text: '已发布' },
      },
    },
  );
  await user.click(await screen.findByRole('link', { name: /第 11 篇帖子/ }));
  expect(page.path()).toBe('/staff/queue/post?case=11');
  expect(screen.getByRole('link', { name: '回到列表' })).toHaveAttribute('href', '/staff/queue/post');
  const act = await screen.findByRole('button', { name: '处理' });
  await waitFor(() => expect(act).toBeEnabled());
  await user.click(act);
  const sheet = await screen.findByRole('dialog', { name: '处理' });
  await user.click(await within(sheet).findByRole('button', { name: '通过' }));
  expect(await screen.findByText(/已通过“第 11 篇帖子”/)).toBeInTheDocument();
  await waitFor(() => expect(page.path()).toBe('/staff/queue/post'));
});

test('the navigation is a sheet', async () => {
  renderPage(
    <Routes>
      <Route path="/staff/queue/:queue" element={<QueuePage />} />
    </Routes>,
    {
      path: '/staff/queue/post',
      platform: 'mobile',
      session: 'staff',
      wrapper: MobileProviders,
      handlers: {
        'GET /staff/desk/queues': { data: [queue()] },
        'GET /staff/desk/board': board(),
        'GET /staff/desk/cases/:queue': cases([]),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: '工作台导航' }));
  const sheet = await screen.findByRole('dialog', { name: '工作台' });
  expect(within(sheet).getByRole('link', { name: /帖子.*3/ })).toBeInTheDocument();
});
