import type { FirstDayCheck } from '@harbor/contract';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo, staffMe } from '../../testing/desk';
import { ProveScope } from '../entry';
import { FirstDayCard } from './FirstDayCard';
import { FirstDayPage } from './FirstDayPage';

const check = (more: Partial<FirstDayCheck> = {}): FirstDayCheck => ({
  ...{ key: 'icp', title: 'ICP 备案号', state: 'missing', reason: '还没有填写', todo: '把号码写进环境变量' },
  ...{ link: '', env: ['HARBOR_ICP'], tries: false, tried_at: null, tried_by: '' },
  ...more,
});
const sms = check({
  key: 'sms',
  title: '短信',
  state: 'failed',
  reason: '密钥不对',
  tries: true,
  tried_at: hoursAgo(1),
});
const list = { open: 2, groups: [{ title: '备案与短信', checks: [check(), sms] }] };
const calls: Handlers = { ...frameCalls(), 'GET /staff/first-day': list };
const open = (handlers: Handlers = {}, page = <FirstDayPage />) =>
  renderPage(<ProveScope>{page}</ProveScope>, {
    ...{ path: '/staff/first-day', session: 'staff', wrapper: Providers },
    handlers: { ...calls, ...handlers },
  });
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

test('each point says how it is, why and what to do, and is really tried', async () => {
  let tried = false;
  open({
    'GET /staff/first-day': () =>
      tried
        ? {
            open: 1,
            groups: [{ title: '备案与短信', checks: [check(), { ...sms, state: 'ok', reason: '密钥有效' }] }],
          }
        : list,
    'POST /staff/first-day/try/:check': () => {
      tried = true;
      return { ...sms, state: 'ok', reason: '密钥有效' };
    },
  });
  expect(await screen.findByText('还有 2 项没有就绪')).toBeInTheDocument();
  expect(screen.getAllByText('HARBOR_ICP').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: '再试一次：短信' }));
  expect(await screen.findByText('密钥有效')).toBeInTheDocument();
  expect(await screen.findByText('还有 1 项没有就绪')).toBeInTheDocument();
});

test('a try that is refused says why', async () => {
  open({ 'POST /staff/first-day/try/:check': problem(429, '试得太频繁，请稍后再试') });
  await user.click(await screen.findByRole('button', { name: '再试一次：短信' }));
  expect(await screen.findByText('试得太频繁，请稍后再试')).toBeInTheDocument();
});

test('the card of the board opens and closes, and is gone when nothing is missing', async () => {
  const me = { 'GET /staff/me': staffMe({ roles: ['operations'] }) };
  const view = open(me, <FirstDayCard />);
  await user.click(await screen.findByRole('button', { name: /展\s?开/ }));
  expect(screen.getByText('密钥不对')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /收\s?起/ }));
  expect(screen.queryByText('密钥不对')).toBeNull();
  view.unmount();
  const good = open({ ...me, 'GET /staff/first-day': { open: 0, groups: [] } }, <FirstDayCard />);
  await waitFor(() => expect(good.requests.some(({ key }) => key === 'GET /staff/first-day')).toBe(true));
  expect(screen.queryByText('开站检查')).toBeNull();
});

test('without the right and without an answer it says so', async () => {
  const view = open({ 'GET /staff/first-day': problem(403, '无权访问') });
  expect(await screen.findByText('您没有查看开站检查的权限')).toBeInTheDocument();
  view.unmount();
  open({ 'GET /staff/first-day': fault.unavailable });
  expect(await screen.findByText('开站检查没有加载出来')).toBeInTheDocument();
});
