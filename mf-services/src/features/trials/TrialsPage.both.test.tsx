import { Route, Routes } from '@harbor/runtime';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blindTrial, revealed, trialsOf } from '../../testing/trials';
import { TrialsPage } from './TrialsPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (handlers: Handlers) =>
  renderPage(
    <Routes>
      <Route path="/trials/:id" element={<TrialsPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { wrapper: Providers, platform, path: '/trials/7', session: 'buyer', handlers },
  );

const show = async (letter: string) => {
  if (platform === 'mobile')
    await user.click(await screen.findByRole('tab', { name: new RegExp(`^${letter}`) }));
  return screen.findByRole('article', { name: `试做 ${letter}` });
};

test('trials have letters and no names; what went and what came is marked, and can be left out', async () => {
  open({ 'GET /trial/:id': trialsOf() });
  const trial = await show('A');
  expect(trial.querySelector('del')).toHaveTextContent('result prove');
  expect(trial.querySelector('ins')).toHaveTextContent('results show');
  expect(within(trial).getByText('9 处修改 · 用时 3 小时 40 分')).toBeInTheDocument();
  expect(screen.queryByText(/老师会在/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: '看清稿' }));
  expect(trial.querySelector('del')).toBeNull();
});

test('each star is kept, and the score follows the rubric', async () => {
  const { requests } = open({
    'GET /trial/:id': trialsOf(),
    'PUT /trial/score/:id': trialsOf({ trials: [blindTrial('A', { points: { accuracy: 5 } })] }),
  });
  const trial = await show('A');
  const stars = (label: string) => within(trial).getByRole('group', { name: `试做 A ${label}` });
  await user.click(within(stars('语言准确')).getByRole('radio', { name: '5 分' }));
  await user.click(within(stars('逻辑衔接')).getByRole('radio', { name: '4 分' }));
  expect(within(trial).getByText('4.6')).toBeInTheDocument();
  await waitFor(() =>
    expect(requests.filter(({ key }) => key === 'PUT /trial/score/:id').at(-1)?.body).toEqual({
      letter: 'A',
      points: { accuracy: 5, logic: 4 },
    }),
  );
});

test('points that could not be kept are taken back and said', async () => {
  const { notices } = open({
    'GET /trial/:id': trialsOf(),
    'PUT /trial/score/:id': problem(409, '这一轮已经结束'),
  });
  const trial = await show('A');
  const stars = within(trial).getByRole('group', { name: '试做 A 语言准确' });
  await user.click(within(stars).getByRole('radio', { name: '5 分' }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['评分没有存上：这一轮已经结束']));
  expect(within(stars).getByRole('radio', { name: '5 分' })).not.toBeChecked();
});

test('choosing needs a choice and a reason, and reveals who made them', async () => {
  let answer = trialsOf();
  const { requests } = open({
    'GET /trial/:id': () => answer,
    'POST /trial/choose/:id': () => {
      answer = revealed();
      return answer;
    },
    'POST /teacher/collect/:id': { collected: true, collect_count: 5 },
  });
  const trial = await show('B');
  expect(screen.getByRole('button', { name: '选定并揭晓姓名，先选一份' })).toBeDisabled();
  await user.click(within(trial).getByRole('button', { name: '选试做 B' }));
  await user.type(screen.getByRole('textbox', { name: '选定的理由' }), '因果写得准确');
  await user.click(screen.getByRole('button', { name: '选定 B 并揭晓姓名' }));
  const reveal = await screen.findByRole('region', { name: '揭晓姓名' });
  expect(within(reveal).getByText(/您选定了试做 B。/)).toHaveTextContent('林书瑶老师会在');
  expect(within(reveal).getAllByText('样本不足')).not.toHaveLength(0);
  expect(requests.find(({ key }) => key === 'POST /trial/choose/:id')?.body).toEqual({
    letter: 'B',
    reason: '因果写得准确',
  });
  await user.click(within(reveal).getAllByRole('button', { name: '收藏老师' })[0] as HTMLElement);
  expect(await within(reveal).findByRole('button', { name: '已收藏' })).toBeInTheDocument();
  expect(within(reveal).getByRole('link', { name: '和林书瑶老师沟通' })).toHaveAttribute(
    'href',
    '/orderdetail/7',
  );
});

test('a choice that comes too late says so, and shows what holds', async () => {
  const { requests } = open({
    'GET /trial/:id': trialsOf(),
    'POST /trial/choose/:id': problem(409, '已在另一处选定'),
  });
  const trial = await show('A');
  await user.click(within(trial).getByRole('button', { name: '选试做 A' }));
  await user.type(screen.getByRole('textbox', { name: '选定的理由' }), '更清楚');
  await user.click(screen.getByRole('button', { name: '选定 A 并揭晓姓名' }));
  expect(await screen.findByText('已在另一处选定')).toBeInTheDocument();
  await waitFor(() =>
    expect(requests.filter(({ key }) => key === 'GET /trial/:id').length).toBeGreaterThan(1),
  );
});

test('none of them is an answer too, with a reason', async () => {
  const { requests } = open({
    'GET /trial/:id': trialsOf(),
    'POST /trial/refuse/:id': trialsOf({ trials: [], round: 2, status: 10, status_text: '待接单' }),
  });
  await show('A');
  await user.click(screen.getByRole('button', { name: '都不合适' }));
  const question = await screen.findByRole('dialog', { name: '都不合适？' });
  expect(within(question).getByText(/免费再请老师试做一轮/)).toBeInTheDocument();
  await user.type(within(question).getByRole('textbox', { name: '原因' }), '改动太大');
  await user.click(within(question).getByRole('button', { name: '结束这一轮' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /trial/refuse/:id')?.body).toEqual({
      reason: '改动太大',
    }),
  );
});

test('before there are trials, where there is no such order, and without an answer the page says so', async () => {
  const none = open({ 'GET /trial/:id': trialsOf({ trials: [], candidates: 2, handed_in: 0 }) });
  expect(await screen.findByText('老师们正在试做')).toBeInTheDocument();
  none.unmount();
  const gone = open({ 'GET /trial/:id': problem(404, '没有找到') });
  expect(await screen.findAllByRole('link')).not.toHaveLength(0);
  gone.unmount();
  open({ 'GET /trial/:id': fault.timeout });
  expect(await screen.findByText('试做没有加载出来', {}, { timeout: 8000 })).toBeInTheDocument();
});
