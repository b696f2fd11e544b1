import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls } from '../../testing/desk';
import { move, moves, released, releaseList } from '../../testing/releases';
import { ReleasesPage } from './ReleasesPage';

// Whether each element is in sight is asked of antd's sheets, which jsdom answers very slowly.
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const quiet = { step: 3600, points: [] };

function open(handlers: Handlers = {}, path = '/staff/releases') {
  return renderPage(<ReleasesPage />, {
    path,
    session: 'staff',
    wrapper: DesktopProviders,
    handlers: {
      ...frameCalls(),
      'GET /api/platform/releases': releaseList(),
      'GET /api/platform/moves': moves(),
      'GET /api/platform/errors': quiet,
      'GET /api/platform/tokens': { data: [] },
      ...handlers,
    },
  });
}

test('channels, shares, error rates and the changelog of a part can be read', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'mf-services' })).toBeInTheDocument();
  const row = (version: string) =>
    within(screen.getByRole('row', { name: new RegExp(version.replaceAll('.', '\\.')) }));
  expect(row('1.4.0-aaaa1111').getByText('稳定版')).toBeInTheDocument();
  expect(row('1.4.0-aaaa1111').getByText('90%')).toBeInTheDocument();
  expect(row('1.4.0-aaaa1111').getByText('1.1%')).toBeInTheDocument();
  expect(row('1.5.0-bbbb2222').getByText('灰度版 10%')).toBeInTheDocument();
  expect(row('1.5.0-bbbb2222').getByText('4 / 40 人')).toBeInTheDocument();
  await user.click(row('1.5.0-bbbb2222').getByRole('button', { name: /展开/ }));
  expect(await screen.findByText('筛选栏可以收起')).toBeInTheDocument();
});

test('a release that fails and stays is pointed out, with the reason', async () => {
  const held = {
    version: '1.4.0-aaaa1111',
    reason: '同一时段 mf-a、mf-b 都加载失败',
    at: '2026-11-21T09:00:00+08:00',
  };
  open({ 'GET /api/platform/releases': releaseList([released({ held })]) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('1.4.0-aaaa1111 有故障，没有自动恢复');
  expect(alert).toHaveTextContent('mf-a、mf-b 都加载失败');
  expect(screen.getByRole('button', { name: /mf-services.*需要处理/s })).toBeInTheDocument();
});

test('the error rate is drawn for each release that somebody opened', async () => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const point = (version: string, failed: number) => ({ at, version, views: 20, visitors: 10, failed });
  open({
    'GET /api/platform/errors': {
      step: 3600,
      points: [point('1.4.0-aaaa1111', 0), point('1.5.0-bbbb2222', 3)],
    },
  });
  const chart = await screen.findByRole('slider', { name: '错误率曲线上的时刻' });
  chart.focus();
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('1.5.0-bbbb2222 30%'));
  expect(chart.querySelectorAll('circle[r="2.5"]')).toHaveLength(2);
});

test('the button that moves a channel asks first', async () => {
  const page = open();
  await user.click(await screen.findByRole('button', { name: '转为稳定版' }));
  expect(await screen.findByRole('dialog', { name: '设为稳定版 · mf-services' })).toBeInTheDocument();
  expect(page.requests.filter(({ key }) => !key.startsWith('GET'))).toEqual([]);
});

test('the audit trail names who, what, when and why, of all parts', async () => {
  open(
    {
      'GET /api/platform/moves': moves([
        move({ id: 2, remote: 'mf-account', action: 'heal', moved_by: '系统', reason: '错误率 40%' }),
        move(),
      ]),
    },
    '/staff/releases?view=trail',
  );
  expect(await screen.findByText('自动恢复')).toBeInTheDocument();
  expect(screen.getByText('mf-account')).toBeInTheDocument();
  expect(screen.getByText('系统 · 2026-11-21 09:00 · 错误率 40%')).toBeInTheDocument();
});

test('without access, without an answer and without releases it says so', async () => {
  const refused = open({ 'GET /api/platform/releases': problem(403, '无权访问') });
  expect(await screen.findByText('发布中心只对运营人员开放')).toBeInTheDocument();
  refused.unmount();

  const empty = open({ 'GET /api/platform/releases': releaseList([]) });
  expect(await screen.findByText('还没有发布过模块')).toBeInTheDocument();
  empty.unmount();

  let down = true;
  open({ 'GET /api/platform/releases': () => (down ? fault.unavailable : releaseList()) });
  const retry = await screen.findByRole('button', { name: '重试' });
  down = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'mf-services' })).toBeInTheDocument();
});
