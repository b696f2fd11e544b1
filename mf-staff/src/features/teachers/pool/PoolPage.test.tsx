import type { ApiKey, DeskCandidate, DeskPoolCard, DeskPoolDetail, TrialsOfOrder } from '@harbor/contract';
import { Route, Routes } from '@harbor/runtime';
import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, staffMe } from '../../../testing/desk';
import { ProveScope } from '../../entry';
import { PoolOrderPage } from './PoolOrderPage';
import { PoolPage } from './PoolPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const at = '2026-11-28T10:00:00+08:00';

const card: DeskPoolCard = {
  ...{
    id: 7,
    order_no: '202611280000000007',
    title: 'SCI 论文英文深度润色：低温断裂',
    subject: '工学 / 材料科学与工程',
  },
  ...{
    summary: '级别 深度，拼写 美式',
    status: 30,
    status_text: '待选定',
    order_status: 35,
    order_status_text: '试做中',
  },
  ...{
    round: 1,
    candidates: 2,
    candidate_limit: 3,
    handed_in: 2,
    need_trial: true,
    avoided: 1,
    pay_fen: 288_000,
  },
  ...{ teacher: '', waiting_since: at, due_at: null, alert: '客户到期没有选定', entered_at: at },
};
const detail: DeskPoolDetail = {
  ...card,
  ...{
    buyer: { id: 1, nickname: '陈同学' },
    excerpt: 'The result prove that grain size',
    facts: [{ label: '级别', value: '深度' }],
  },
  ...{
    avoided_names: ['东湖大学'],
    invitations: [],
    reports: [],
    materials: [],
    choose_until: at,
    auto_pick: false,
  },
  takes: [
    {
      ...{
        take_id: 70,
        teacher: { id: 10, name: '沈知远' },
        round: 1,
        letter: 'A',
        status: 3,
        status_text: '已交试做',
      },
      ...{
        via_text: '大厅接单',
        due_at: null,
        percent: 0,
        score: 4.5,
        reason: '',
        taken_at: at,
        acts: ['remove'],
      },
    },
  ],
  history: [{ title: '进入接单池', actor: 'user', note: '', at }],
  acts: ['dispatch', 'choose', 'end_round', 'extend_choice', 'summary'],
};
const candidate: DeskCandidate = {
  ...{ id: 11, name: '顾南', avatar_img: '', level_text: '认证导师', credit: 92, available: true },
  match: { percent: 80, reasons: ['学科一致：材料科学与工程', '擅长润色翻译'] },
  ...{ open_takes: 1, formal_takes: 2, max_formal: 4, hindrance: '', barred: false },
};
const trials: TrialsOfOrder = {
  order: { id: 7, order_no: card.order_no, title: card.title, spec_text: '深度' },
  ...{
    status: 30,
    status_text: '待选定',
    round: 1,
    rounds: 2,
    candidates: 2,
    candidate_limit: 3,
    handed_in: 2,
  },
  ...{
    steps: [],
    kind: 'excerpt',
    excerpt: detail.excerpt,
    rubric: [{ key: 'accuracy', label: '语言准确', weight: 100 }],
  },
  trials: [
    {
      ...{
        letter: 'A',
        text: 'The results show that',
        notes: ['改正主谓一致'],
        ai_statement: '',
        minutes: 220,
        changes: 1,
      },
      ...{ masked: false, points: { accuracy: 4 }, score: 4, state: 'judging', teacher: null },
    },
  ],
  ...{ choose_until: at, auto_pick: false, confirm_until: null, reason: '' },
  actions: { score: false, choose: false, refuse: false, auto_pick: false },
  server_time: at,
};
const page = { total: 1, current_page: 1, per_page: 20, last_page: 1 };
const calls: Handlers = {
  ...frameCalls(),
  'GET /staff/me': staffMe({ rights: ['desk', 'orders.read', 'orders.serve', 'orders.note'] }),
  'GET /staff/order_chat/called': {
    data: [{ id: 9, order_no: '202611280000000009', title: '综述逐段批注', by: 'buyer', called_at: at }],
    ...page,
  },
  'GET /staff/pool/list': { data: [card], ...page },
  'GET /staff/pool/num': {
    alert: 1,
    waiting: 4,
    trial: 2,
    choosing: 1,
    serving: 3,
    material: 0,
    delivered: 2,
  },
  'GET /staff/pool/detail/:id': detail,
  'GET /staff/pool/candidates/:id': {
    data: [
      candidate,
      { ...candidate, id: 12, name: '周明远', hindrance: '买家回避：东湖大学', barred: true },
    ],
    ...page,
  },
  'GET /staff/pool/trials/:id': trials,
  'POST /staff/pool/dispatch/:id': { ...detail, status: 40 },
  'POST /staff/pool/remove/:id': detail,
  'POST /staff/pool/choose/:id': detail,
  'POST /staff/pool/summary/:id': detail,
};
function open(path: string) {
  const page = renderPage(
    <ProveScope>
      <Routes>
        <Route path="/staff/pool" element={<PoolPage />} />
        <Route path="/staff/pool/:id" element={<PoolOrderPage />} />
      </Routes>
    </ProveScope>,
    { path, session: 'staff', wrapper: Providers, handlers: calls },
  );
  const sent = (call: ApiKey) => page.requests.filter(({ key }) => key === call).map(({ body }) => body);
  return { page, sent };
}

test('orders in whose chat somebody waits for the team are named first', async () => {
  open('/staff/pool');
  expect(await screen.findByRole('link', { name: '综述逐段批注' })).toHaveAttribute('href', '/staff/pool/9');
});

test('the list says what needs somebody, and leads to the order', async () => {
  open('/staff/pool');
  const row = within((await screen.findByText('客户到期没有选定')).closest('li') as HTMLElement);
  for (const text of ['待选定', '回避 1 项', '第 1 轮 · 候选 2/3 · 已交 2'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(row.getByRole('link', { name: card.title })).toHaveAttribute('href', '/staff/pool/7');
});

test('a teacher who fits is given the order by one press; whom the buyer avoids cannot be', async () => {
  const { sent } = open('/staff/pool/7');
  const list = within(await screen.findByRole('list', { name: '可派的老师' }));
  expect(list.getAllByText('学科一致：材料科学与工程 · 擅长润色翻译')).toHaveLength(2);
  expect(list.getByRole('button', { name: '派给周明远' })).toBeDisabled();
  await user.click(list.getByRole('button', { name: '派给顾南' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '派单' }));
  await waitFor(() => expect(sent('POST /staff/pool/dispatch/:id')).toEqual([{ teacher_id: 11 }]));
});

test('staff choose a trial in the buyer’s place with a reason, without a name on it', async () => {
  const { sent } = open('/staff/pool/7');
  const trial = within(await screen.findByRole('region', { name: '试做 A' }));
  expect(trial.queryByText('沈知远')).toBeNull();
  await user.click(trial.getByRole('button', { name: '代选试做 A' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '客户请客服代选');
  await user.click(dialog.getByRole('button', { name: '选定' }));
  await waitFor(() =>
    expect(sent('POST /staff/pool/choose/:id')).toEqual([{ letter: 'A', reason: '客户请客服代选' }]),
  );
});
