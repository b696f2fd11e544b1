import type { OrderPool } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PoolCard } from './PoolCard';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const pool = (part: Partial<OrderPool> = {}): OrderPool => ({
  status: 30,
  status_text: '待选定',
  candidates: 3,
  candidate_limit: 3,
  need_trial: true,
  trials_ready: 3,
  choose_until: '2099-11-15T18:02:00+08:00',
  percent: 0,
  reports: [],
  materials: [],
  invitations: [],
  avoided: 0,
  avoided_text: '',
  actions: { invite: false, withdraw_invitation: false, view_trials: true, supply: false },
  ...part,
});

const asked = pool({
  status: 45,
  status_text: '待客户补充',
  materials: [
    {
      ...{ id: 3, need: '图 6 的原始曲线', wish_days: 3, status: 1, status_text: '等待客户补充' },
      ...{ asked_at: '2026-11-17T09:12:00+08:00', until: '2099-11-24T09:12:00+08:00' },
      ...{ answered_at: null, answer: '' },
    },
  ],
  actions: { invite: false, withdraw_invitation: false, view_trials: false, supply: true },
});

const open = (handlers: Handlers) =>
  renderPage(<PoolCard orderId={7} />, {
    ...{ wrapper: Providers, platform, path: '/orderdetail/7', session: 'buyer', handlers },
  });

test('trials that wait to be judged have a way to them', async () => {
  open({ 'GET /order_pool/:id': pool() });
  expect(await screen.findByRole('link', { name: '去盲评试做' })).toHaveAttribute('href', '/trials/7');
  expect(screen.getByText(/已有 3 \/ 3 位老师接单/)).toBeInTheDocument();
});

test('what a teacher asks for is handed in with words', async () => {
  const { requests, notices } = open({
    'GET /order_pool/:id': asked,
    'POST /order_pool/supply/:id': pool({ status: 40 }),
  });
  expect(await screen.findByText(/老师需要：图 6 的原始曲线/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '提交补充，还差说明' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: '补充说明' }), '已附原始曲线');
  await user.click(screen.getByRole('button', { name: '提交补充' }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['已补充，老师会收到通知，计时恢复']));
  expect(requests.find(({ key }) => key === 'POST /order_pool/supply/:id')?.body).toEqual({
    content: '已附原始曲线',
    files: [],
  });
});

test('what was handed in elsewhere is said', async () => {
  open({
    'GET /order_pool/:id': asked,
    'POST /order_pool/supply/:id': problem(409, '已经补充过了'),
  });
  await user.type(await screen.findByRole('textbox', { name: '补充说明' }), '已附');
  await user.click(screen.getByRole('button', { name: '提交补充' }));
  expect(await screen.findByText('已经补充过了')).toBeInTheDocument();
});

test('progress is told, and an order outside of the pool says nothing', async () => {
  const { unmount } = open({
    'GET /order_pool/:id': pool({
      percent: 65,
      reports: [{ id: 1, percent: 65, text: '讨论过半', files: [], at: '2026-11-19T21:48:00+08:00' }],
    }),
  });
  expect(await screen.findByText('讨论过半')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: '完成进度' })).toHaveAttribute('aria-valuenow', '65');
  unmount();
  const { requests } = open({ 'GET /order_pool/:id': pool({ status: null }) });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText('老师接单')).toBeNull();
});
