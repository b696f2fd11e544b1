import type { OwnTeacherProfile } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card } from '../../testing/teachers';
import { TeacherInfoPage } from './TeacherInfoPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const profile: OwnTeacherProfile = {
  card: card(),
  ...{ intro: '做金属低温力学十一年，指导过二十多位研究生。', motto: '先看数据。', not_doing: '' },
  ...{
    research: ['低温断裂'],
    skills: [17],
    max_formal: 3,
    most_formal: 5,
    available: true,
    away_until: null,
  },
  skill_choices: [
    { no: 17, title: '英文润色' },
    { no: 15, title: '返修信指导' },
  ],
  ...{ night: false, week: 0, level: 3, level_text: '金牌导师', rate: 65, credit: 96, public: true },
  next_level: { name: '首席导师', missing: ['还差 58 单'] },
  figures: { on_time: { rate: 0.98, count: 142 }, accept: { rate: null, count: 2 }, done: 142 },
  certified: [{ label: '姓名', value: '沈知远' }],
};
const handlers: Handlers = {
  'GET /teacher/profile': profile,
  'GET /teacher/avoid/list': { data: [], most: 10 },
  'GET /teacher/credit': {
    ...{ data: [], total: 0, current_page: 1, per_page: 20, last_page: 1 },
    ...{ credit: 96, start: 90, months: 12 },
  },
};
const open = (more: Handlers = {}) =>
  renderPage(<TeacherInfoPage />, {
    ...{ wrapper: Providers, platform, path: '/teacherinfo/', session: 'teacher' },
    handlers: { ...handlers, ...more },
  });

it('says how somebody stands and what the next level lacks', async () => {
  open();
  expect(await screen.findByText('升到首席导师：还差 58 单')).toBeInTheDocument();
  expect(screen.getByText('分成 65%')).toBeInTheDocument();
});

it('saves services and times together', async () => {
  const { requests } = open({ 'POST /teacher/profile': profile });
  await user.click(await screen.findByRole('checkbox', { name: '返修信指导' }));
  await user.click(screen.getByRole('button', { name: '周一上午' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /teacher/profile')?.body).toMatchObject({
      ...{ skills: [17, 15], week: 1, max_formal: 3 },
    }),
  );
});

it('says at its field what the server refuses', async () => {
  open({ 'POST /teacher/profile': problem(422, '请检查', { errors: { motto: ['请不要留联系方式'] } }) });
  await user.click(await screen.findByRole('button', { name: '保存' }));
  expect(await screen.findByText('请不要留联系方式')).toBeInTheDocument();
});

it('closes for orders by one press', async () => {
  const { requests } = open({
    'POST /teacher/go_take': {
      ...{ available: false, away_until: null, go_take: 0 },
      presence: { kind: 'off', text: '暂不接单', places: 0 },
    },
  });
  await user.click(await screen.findByRole('button', { name: '暂停接单' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /teacher/go_take')?.body).toEqual({ available: false }),
  );
});
