import { fault, type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chrome, pageOf, takeCard } from '../../testing/platform';
import { TakesPage } from './TakesPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (path: string, handlers: Handlers = {}) =>
  renderPage(<TakesPage />, {
    wrapper: Providers,
    platform,
    path,
    session: 'teacher',
    handlers: { ...chrome, ...handlers },
  });

test('takes are seen as a board, or as a list of one kind that the address keeps', async () => {
  const { path, requests } = open('/receiveorder/takes');
  expect(await screen.findByRole('region', { name: '试做中 1' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^正式服务/ }));
  expect(path()).toBe('/receiveorder/takes?column=formal');
  await waitFor(() =>
    expect(
      requests.some(({ key, query }) => key === 'GET /wait_take/mine' && query.column === 'formal'),
    ).toBe(true),
  );
});

test('what presses says so, and a clock that stands says that it does', async () => {
  open('/receiveorder/takes', {
    'GET /wait_take/mine': pageOf([
      takeCard({ pressing: true, due_at: '2020-01-01T00:00:00+08:00' }),
      takeCard({ take_id: 8, title: '返修信逐条指导', column: 'formal', paused: true }),
    ]),
  });
  expect(await screen.findByText('已超时')).toBeInTheDocument();
  expect(screen.getByText('交付计时已暂停')).toBeInTheDocument();
});

test('nothing, and what did not come, are said', async () => {
  const { unmount } = open('/receiveorder/takes?view=list', { 'GET /wait_take/mine': pageOf([]) });
  expect(await screen.findByText('这里还没有接单')).toBeInTheDocument();
  unmount();
  open('/receiveorder/takes?view=list', { 'GET /wait_take/mine': fault.timeout });
  expect(await screen.findByText('我的接单没有加载出来', {}, { timeout: 8000 })).toBeInTheDocument();
});
