import type { DiaryDetail } from '@harbor/contract';
import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diaryCard, diaryDeadline, diaryDetail, diaryFigures } from '../../testing/diary';
import { JournalFigures } from './JournalFigures';
import { ManuscriptPage } from './ManuscriptPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const list = {
  manuscripts: [diaryCard()],
  deadlines: [],
  shares: true,
  feed: { on: false, since: null },
  most: 100,
};

const open = (detail: DiaryDetail, more: Handlers = {}) =>
  renderPage(
    <Routes>
      <Route path="/querytool/diary/:id" element={<ManuscriptPage />} />
    </Routes>,
    {
      platform,
      path: '/querytool/diary/4',
      wrapper: Providers,
      session: 'buyer',
      handlers: { 'GET /diary/list': list, 'GET /diary/manuscript/:id': detail, ...more },
    },
  );

test('a manuscript shows where it is, how long others take, and where it was before', async () => {
  open(diaryDetail());
  expect(
    await screen.findByRole('heading', { level: 1, name: '镁合金低温变形的相场计算' }),
  ).toBeInTheDocument();
  expect(screen.getByText('第 41 天')).toBeInTheDocument();
  expect(screen.getByText('外审', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/约 60 天/)).toHaveTextContent('约 60 天 n=23');
  expect(screen.getByText(/多数在 30 至 125 天，您的稿件已 53 天/)).toBeInTheDocument();
  expect(screen.getByText(/您的稿件12 天/)).toHaveTextContent('样本不足 5 人');
  expect(screen.getByText('上一站：Journal of Applied Alloy Science')).toBeInTheDocument();
});

test('the advice becomes a deadline by its switch', async () => {
  const { requests } = open(diaryDetail(), {
    'POST /diary/deadline/add/:id': () =>
      diaryDetail({ advice: null, deadline: diaryDeadline({ title: '问一次进度', remind_days: 0 }) }),
  });
  expect(await screen.findByText('还有 20 天：问一次进度')).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: '提醒：问一次进度' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /diary/deadline/add/:id')?.body).toEqual({
      title: '问一次进度',
      day: '2026-12-13',
      remind_days: 0,
    }),
  );
});

test('only what can come next is offered, and a refused day stands at its field', async () => {
  open(diaryDetail(), {
    'POST /diary/step/add/:id': problem(422, '日期不能早于上一步', {
      errors: { day: ['日期不能早于上一步（2026-10-13）'] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '记一笔' }));
  const dialog = await screen.findByRole('dialog', { name: '记一笔' });
  const choices = within(dialog).getAllByRole('radio');
  expect(choices.map((one) => one.parentElement?.textContent)).toEqual([
    '退回返修',
    '录用',
    '拒稿',
    '撤稿',
    '记事',
  ]);
  await user.click(within(dialog).getByRole('button', { name: '记下' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('请选择发生了什么');
  await user.click(within(dialog).getByRole('radio', { name: '录用' }));
  await user.click(within(dialog).getByRole('button', { name: '记下' }));
  expect(await within(dialog).findByText('日期不能早于上一步（2026-10-13）')).toBeInTheDocument();
});

test('a deadline is ticked off', async () => {
  const one = diaryDeadline();
  const { requests } = open(diaryDetail({ deadline: one, deadlines: [one], advice: null }), {
    'POST /diary/deadline/edit/:id': diaryDetail(),
  });
  await user.click(await screen.findByRole('button', { name: '完成：返修截止' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /diary/deadline/edit/:id')?.body).toEqual({
      title: '返修截止',
      day: '2026-12-13',
      remind_days: 3,
      done: true,
    }),
  );
});

test('a manuscript of somebody else is not there', async () => {
  open(diaryDetail(), {
    'GET /diary/manuscript/:id': problem(404, '没有找到这份稿件', {}),
  });
  expect(await screen.findByRole('link', { name: '回到投稿进度本' })).toBeInTheDocument();
});

test('a journal of which fewer than five people told says so, and shows no number', () => {
  const { container } = renderPage(<JournalFigures figures={diaryFigures()} />, {
    platform,
    wrapper: Providers,
  });
  expect(screen.getByText(/还不到 5 位/)).toBeInTheDocument();
  expect(container).not.toHaveTextContent('约');
});

test('a journal’s figures are told with how many people they are of', () => {
  const figures = {
    ...diaryFigures({ accept: [23, 110, 45, 200], first: [23, 60, 30, 125] }),
    accept: { n: 46, share: 20 },
  };
  renderPage(<JournalFigures figures={figures} />, { platform, wrapper: Providers });
  expect(screen.getByText(/多数在 45–200 天/)).toHaveTextContent('n=23 · 最近 24 个月');
  expect(screen.getByText(/约 20% 被录用/)).toHaveTextContent('n=46');
  expect(screen.getAllByText('不足 5 人')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /记到投稿进度本/ })).toHaveAttribute(
    'href',
    '/querytool/diary/?journal=7',
  );
});
