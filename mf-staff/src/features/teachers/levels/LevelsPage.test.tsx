import type { DeskTeacherLevel } from '@harbor/contract';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, staffMe } from '../../../testing/desk';
import { ProveScope } from '../../entry';
import { LevelsPage } from './LevelsPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const teacher: DeskTeacherLevel = {
  ...{ id: 10, name: '沈知远', avatar_img: '', university: '东湖大学', level: 3, level_text: '金牌导师' },
  ...{ credit: 96, done: 142, open_orders: 2, figures_at: null },
  on_time: { rate: 0.98, count: 142 },
  accept: { rate: null, count: 2 },
  score: { mean: 4.9, count: 128 },
  presence: { kind: 'open', text: '今天可接 2 单', places: 2 },
};
const detail = {
  ...teacher,
  formula: [{ label: '起点', value: '90' }],
  events: [
    {
      ...{ id: 1, points: -3, reason: '超过约定时间交付', note: '', order_id: 7, by: '系统' },
      at: '2026-11-01T10:00:00+08:00',
    },
  ],
};
const calls: Handlers = {
  ...frameCalls(),
  'GET /staff/me': staffMe({ rights: ['desk', 'teachers.read', 'teachers.credit', 'users.read'] }),
  'POST /staff/teacher/level/list': {
    data: [teacher],
    total: 1,
    current_page: 1,
    per_page: 20,
    last_page: 1,
  },
  'GET /staff/teacher/level/detail/:id': detail,
};
const open = (handlers: Handlers = {}) =>
  renderPage(
    <ProveScope>
      <LevelsPage />
    </ProveScope>,
    {
      ...{ path: '/staff/teachers/levels', session: 'staff', wrapper: Providers },
      handlers: { ...calls, ...handlers },
    },
  );

test('the list says how each stands, and the formula with its events opens beside it', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /沈知远/ }));
  for (const text of ['98%（n=142）', '样本不足（2 单）', '4.9（n=128）', '96'])
    expect(row.getByText(text)).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '看沈知远的计算' }));
  expect(await screen.findByText('超过约定时间交付')).toBeInTheDocument();
});

test('credit is corrected with a reason, and not without', async () => {
  const { requests } = open({ 'POST /staff/teacher/level/correct/:id': detail });
  await user.click(await screen.findByRole('button', { name: '更正沈知远的信用分' }));
  await user.type(await screen.findByLabelText('分数'), '3');
  const save = () => screen.getByRole('button', { name: /^更\s?正$/ });
  await user.click(save());
  expect(await screen.findByText('原因至少5个字')).toBeInTheDocument();
  await user.type(screen.getByLabelText('原因'), '系统误判已核实');
  await user.click(save());
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /staff/teacher/level/correct/:id')?.body).toEqual({
      ...{ points: 3, note: '系统误判已核实' },
    }),
  );
});

test('who may only read sees no button that changes something', async () => {
  open({ 'GET /staff/me': staffMe({ rights: ['desk', 'teachers.read'] }) });
  await screen.findByRole('row', { name: /沈知远/ });
  expect(screen.queryByRole('button', { name: /更正|重新计算/ })).not.toBeInTheDocument();
});
