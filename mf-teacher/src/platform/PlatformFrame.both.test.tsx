import { fault, people, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chrome } from '../testing/platform';
import { PlatformFrame } from './PlatformFrame';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const page = (
  <PlatformFrame tab="hall" title="接单平台" hero>
    <p>the hall</p>
  </PlatformFrame>
);

const open = (handlers = {}) =>
  renderPage(page, {
    wrapper: Providers,
    platform,
    path: '/receiveorder/',
    session: 'teacher',
    handlers: { ...chrome, ...handlers },
  });

test('a teacher opens and pauses the taking of orders with one switch', async () => {
  const { requests, notices } = open({
    'POST /teacher/go_take': {
      available: false,
      away_until: null,
      presence: { kind: 'off', text: '暂不接单', places: 0 },
      go_take: 0,
    },
  });
  await user.click(await screen.findByRole('switch', { name: '接单状态' }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['已暂停接单，进行中的订单不受影响']));
  expect(requests.find(({ key }) => key === 'POST /teacher/go_take')?.body).toEqual({ available: false });
});

test('who is suspended while the platform is open is shown out', async () => {
  open({
    'GET /wait_take/num': problem(403, '无权操作'),
    'GET /userInfo': { ...people.teacher, is_certification: 0 },
  });
  await waitFor(() => expect(screen.queryByText('the hall')).toBeNull());
});

test('a network that is away for a moment shows nobody out', async () => {
  const { requests } = open({ 'GET /wait_take/num': fault.timeout });
  await waitFor(() => expect(requests.some(({ key }) => key === 'GET /wait_take/num')).toBe(true));
  expect(await screen.findByText('the hall')).toBeInTheDocument();
  expect(requests.some(({ key }) => key === 'GET /userInfo')).toBe(false);
});
