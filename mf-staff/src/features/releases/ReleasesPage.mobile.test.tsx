import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls } from '../../testing/desk';
import { moves, released, releaseList, rollbackPlan } from '../../testing/releases';
import { ReleasesPage } from './ReleasesPage.mobile';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(path: string, handlers: Handlers = {}) {
  return renderPage(<ReleasesPage />, {
    path,
    platform: 'mobile',
    session: 'staff',
    wrapper: MobileProviders,
    handlers: {
      ...frameCalls(),
      'GET /api/platform/releases': releaseList(),
      'GET /api/platform/moves': moves(),
      'GET /api/platform/channels/:remote/rollback': rollbackPlan(),
      'GET /api/platform/errors': { step: 3600, points: [] },
      ...handlers,
    },
  });
}

test('each part leads to its releases', async () => {
  open('/staff/releases');
  const card = await screen.findByRole('link', { name: /mf-services/ });
  expect(card).toHaveAttribute('href', '/staff/releases?remote=mf-services');
  expect(within(card).getByText(/灰度 10%/)).toBeInTheDocument();
});

test('a release that fails and stays is pointed out in the list and at its part, with the reason', async () => {
  const held = { version: '1.4.0-aaaa1111', reason: '没有可以恢复到的版本', at: '2026-11-21T09:00:00+08:00' };
  const handlers = { 'GET /api/platform/releases': releaseList([released({ held })]) };
  const list = open('/staff/releases', handlers);
  expect(await screen.findByRole('link', { name: /mf-services.*需要处理/ })).toBeInTheDocument();
  list.unmount();
  open('/staff/releases?remote=mf-services', handlers);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('1.4.0-aaaa1111 有故障，没有自动恢复');
  expect(alert).toHaveTextContent('没有可以恢复到的版本');
});

test('a rollback from the phone asks first', async () => {
  const page = open('/staff/releases?remote=mf-services', {
    'POST /api/platform/channels/:remote/rollback': () => released(),
  });
  await user.click(await screen.findByRole('button', { name: '回退' }));
  const sheet = within(await screen.findByRole('dialog', { name: '回退稳定版 · mf-services' }));
  expect(page.requests.some(({ key }) => key.startsWith('POST'))).toBe(false);
  await waitFor(() => expect(sheet.getByRole('button', { name: '确认回退' })).toBeEnabled());
  await user.click(sheet.getByRole('button', { name: '确认回退' }));
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      seen: '1.3.0-cccc3333',
      revision: 7,
      reason: '',
    }),
  );
});

test('when somebody else was faster the sheet shows the new state', async () => {
  let now = released();
  open('/staff/releases?remote=mf-services', {
    'GET /api/platform/releases': () => releaseList([now]),
    'POST /api/platform/channels/:remote/rollback': () => {
      now = released({ revision: 8, moved_by: '周老师', canary: null, canary_share: 0 });
      return problem(409, '周老师 已变更', now);
    },
  });
  await user.click(await screen.findByRole('button', { name: '回退' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '确认回退' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '确认回退' }));
  expect(await screen.findByText(/周老师 刚刚变更了通道/)).toHaveTextContent('没有灰度版');
  expect(screen.getByRole('button', { name: '确认回退' })).toBeDisabled();
});

test('without access it says so', async () => {
  open('/staff/releases', { 'GET /api/platform/releases': problem(403, '无权访问') });
  expect(await screen.findByText('发布中心只对运营人员开放')).toBeInTheDocument();
});
