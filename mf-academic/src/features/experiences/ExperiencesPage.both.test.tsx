import type { OwnCorrection } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownExperience } from '../../testing/experiences';
import { ExperiencesPage } from './ExperiencesPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const page = (data: object[]) => ({ data, total: data.length, current_page: 1, per_page: 10, last_page: 1 });

const correction: OwnCorrection = {
  ...{ id: 1, journal: { id: 2, name: '南屿法学论丛' }, field: 'frequency', field_text: '刊期' },
  ...{ old_value: '', proposed: '双月刊', source_url: '', note: '', status: 2, status_text: '已采纳' },
  ...{ reply: '已核对', created_at: '2026-10-10T10:00:00+08:00', answered_at: '2026-10-11T10:00:00+08:00' },
};

const open = (path: string, handlers: Handlers) =>
  renderPage(<ExperiencesPage />, { path, platform, session: 'buyer', wrapper: Providers, handlers });

test('each stands there with its state and why, and is taken away after a question', async () => {
  const { requests } = open('/querytool/experiences/', {
    'GET /magazine/experience/mine': page([
      ownExperience(),
      ownExperience({ id: 2, status: 3, status_text: '退回修改', reason: '请去掉编辑的姓名' }),
      ownExperience({ id: 3, status: 5, status_text: '已下架', actions: { edit: false, withdraw: false } }),
    ]),
    'POST /magazine/experience/withdraw/:id': ownExperience({ status: 4 }),
  } as Handlers);
  expect(await screen.findByText('退回的原因：请去掉编辑的姓名')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '修改' }).map((link) => link.getAttribute('href'))).toEqual([
    '/querytool/experiences/edit/1',
    '/querytool/experiences/edit/2',
  ]);
  const [first] = screen.getAllByRole('button', { name: '撤下' });
  await user.click(first as HTMLElement);
  const question = await screen.findByRole('dialog', { name: '撤下这份投稿经验？' });
  await user.click(within(question).getByRole('button', { name: '撤下' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key.includes('withdraw'))?.body).toEqual({ revision: 3 }),
  );
});

test('nothing written yet leads to the journals', async () => {
  open('/querytool/experiences/', { 'GET /magazine/experience/mine': page([]) } as Handlers);
  expect(await screen.findByText('还没有写过投稿经验')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '去查期刊' })[0]).toHaveAttribute('href', '/querytool/');
});

test('corrections stand beside, with what was answered and when they are taken in', async () => {
  open('/querytool/experiences/?tab=corrections', {
    'GET /magazine/corrections': page([correction]),
  } as Handlers);
  expect(await screen.findByText('刊期：您提出应为“双月刊”')).toBeInTheDocument();
  expect(screen.getByText('答复：已核对')).toBeInTheDocument();
  expect(screen.getByText('已记下，随下一次数据导入改正')).toBeInTheDocument();
});
