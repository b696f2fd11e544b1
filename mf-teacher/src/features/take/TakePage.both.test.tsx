import { Route, Routes } from '@harbor/runtime';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chrome, detail, noActs, service, takeCard } from '../../testing/platform';
import { TakePage } from './TakePage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (handlers: Handlers) =>
  renderPage(
    <Routes>
      <Route path="/receiveorder/take/:id" element={<TakePage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      wrapper: Providers,
      platform,
      path: '/receiveorder/take/101',
      session: 'teacher',
      handlers: { ...chrome, ...handlers },
    },
  );

const trying = detail({ actions: { ...noActs, hand_in: true, give_up: true } });

test('a trial says what it lacks, saves itself, and is handed in once it is whole', async () => {
  const { requests, notices } = open({
    'GET /wait_take/detail/:id': trying,
    'PUT /wait_take/audition/:id': trying,
    'POST /wait_take/audition/:id': detail({ take: takeCard({ status: 3, status_text: '已交试做' }) }),
  });
  const hand = await screen.findByRole('button', { name: /^提交试做，还差/ });
  expect(hand).toHaveTextContent('试做内容、AI 使用说明、本人完成的确认');
  await user.click(hand);
  expect(await screen.findByText('请填写试做内容')).toBeInTheDocument();
  await user.type(
    screen.getByRole('textbox', { name: '试做内容' }),
    'The results show that toughness drops.',
  );
  expect(screen.getByText('6 / 300')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '未使用 AI 工具' }));
  await user.click(screen.getByText('我确认试做由本人完成'));
  await user.click(await screen.findByRole('button', { name: '提交试做' }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toContain('试做已提交，客户选定后通知您'));
  expect(requests.find(({ key }) => key === 'POST /wait_take/audition/:id')?.body).toMatchObject({
    own_work: true,
    ai_statement: '',
  });
});

test('a trial that names its maker is sent back to its field', async () => {
  open({
    'GET /wait_take/detail/:id': detail({
      actions: { ...noActs, hand_in: true },
      trial: {
        text: '南屿理工大学沈知远：因果改为相关',
        notes: [],
        ai_statement: '仅用于拼写检查',
        characters: 15,
        saved_at: null,
        handed_in_at: null,
      },
    }),
    'PUT /wait_take/audition/:id': trying,
    'POST /wait_take/audition/:id': problem(422, '请检查填写的内容', {
      errors: { text: ['请去掉姓名与单位'] },
    }),
  });
  await user.click(await screen.findByText('我确认试做由本人完成'));
  await user.click(await screen.findByRole('button', { name: '提交试做' }));
  expect(await screen.findAllByText(/请去掉姓名与单位|请检查填写的内容/)).not.toHaveLength(0);
});

test('an invitation is answered on the page of its order', async () => {
  const { requests, notices } = open({
    'GET /wait_take/detail/:id': detail({
      take: null,
      actions: { ...noActs, accept_invitation: true, decline_invitation: true },
    }),
    'POST /wait_take/invitation/:id': { accepted: true },
  });
  await user.click(await screen.findByRole('button', { name: '接受邀请' }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['已接受邀请']));
  expect(requests.find(({ key }) => key === 'POST /wait_take/invitation/:id')?.body).toEqual({
    accept: true,
  });
});

test('who was chosen confirms, and reads the manuscript only then', async () => {
  const { requests } = open({
    'GET /wait_take/detail/:id': detail({
      take: takeCard({ status: 4, status_text: '已选定' }),
      actions: { ...noActs, confirm: true },
    }),
    'POST /wait_take/formal/:id': detail({ service: service() }),
  });
  expect(screen.queryByText('需求与资料')).toBeNull();
  await user.click(await screen.findByRole('button', { name: '确认开始服务' }));
  await waitFor(() => expect(requests.some(({ key }) => key === 'POST /wait_take/formal/:id')).toBe(true));
});

const serving = detail({
  take: takeCard({ status: 4, status_text: '正式服务' }),
  service: service(),
  actions: { ...noActs, deliver: true, report: true, fill: true, give_up: true },
});

test('a delivery names what is missing, requirement by requirement, and keeps its draft on the device', async () => {
  open({ 'GET /wait_take/detail/:id': serving });
  expect(await screen.findByText('陈同学 · 博士生')).toBeInTheDocument();
  const box = screen.getByRole('region', { name: '交付第 1 版' });
  expect(within(box).getByRole('button', { name: '还差 5 项可交付' })).toBeDisabled();
  expect(
    within(box).getByText('还差：交付文件、修改说明、2 条要求的确认、AI 使用说明、承诺'),
  ).toBeInTheDocument();
  await user.click(within(box).getByText('引言语序'));
  await user.type(within(box).getByRole('textbox', { name: '修改说明' }), '按已知、未知、本文重排');
  expect(within(box).getByText('还差：交付文件、1 条要求的确认、AI 使用说明、承诺')).toBeInTheDocument();
  expect(localStorage.getItem('harbor:text:deliver:101:1')).toContain('引言语序');
});

test('progress only grows, and is told to the buyer', async () => {
  const { requests, notices } = open({
    'GET /wait_take/detail/:id': serving,
    'POST /wait_take/report/:id': serving,
  });
  const box = await screen.findByRole('region', { name: '汇报进度' });
  expect(within(box).getByRole('slider', { name: '完成比例' })).toHaveAttribute('min', '65');
  expect(within(box).getByRole('button', { name: '发送汇报，还差说明' })).toBeDisabled();
  await user.type(within(box).getByRole('textbox', { name: '说明' }), '讨论过半');
  await user.click(within(box).getByRole('button', { name: '发送汇报' }));
  await waitFor(() => expect(notices.map(({ text }) => text)).toContain('已汇报，客户会收到通知'));
  expect(requests.find(({ key }) => key === 'POST /wait_take/report/:id')?.body).toEqual({
    percent: 75,
    text: '讨论过半',
    files: [],
  });
});

test('material is asked for, and an order that moved on meanwhile is read anew', async () => {
  const { requests } = open({
    'GET /wait_take/detail/:id': serving,
    'POST /wait_take/fill/:id': problem(409, '订单状态已变化'),
  });
  const box = await screen.findByRole('region', { name: '请客户补充资料' });
  await user.type(within(box).getByRole('textbox', { name: '需要什么' }), '图 4 的坐标单位');
  await user.click(within(box).getByRole('button', { name: '发送请求' }));
  expect(await within(box).findByRole('alert')).toHaveTextContent('订单状态已变化');
  await waitFor(() =>
    expect(requests.filter(({ key }) => key === 'GET /wait_take/detail/:id').length).toBeGreaterThan(1),
  );
});

test('giving up says its price before, and asks for a reason', async () => {
  const { path, notices } = open({
    'GET /wait_take/detail/:id': serving,
    'POST /wait_take/cancel/:id': { credit: 5 },
  });
  expect(await screen.findByText('无法继续？转交会扣 5 信用分')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '申请转交' }));
  const question = await screen.findByRole('dialog', { name: '申请转交？' });
  expect(within(question).getByRole('button', { name: '申请转交' })).toBeDisabled();
  await user.type(within(question).getByRole('textbox', { name: '原因' }), '临时住院');
  await user.click(within(question).getByRole('button', { name: '申请转交' }));
  await waitFor(() => expect(path()).toBe('/receiveorder/takes'));
  expect(notices.map(({ text }) => text)).toContain('已转交，扣 5 信用分');
});

test('an order that is not this teacher’s says so without saying more, and one that did not come is asked for again', async () => {
  const { unmount } = open({ 'GET /wait_take/detail/:id': problem(404, '没有找到') });
  expect(await screen.findByText('这一单不在您这里')).toBeInTheDocument();
  unmount();
  open({ 'GET /wait_take/detail/:id': fault.timeout });
  expect(await screen.findByText('这一单没有加载出来', {}, { timeout: 8000 })).toBeInTheDocument();
});
