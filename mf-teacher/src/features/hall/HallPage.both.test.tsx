import { Route, Routes } from '@harbor/runtime';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chrome, detail, hallCard, pageOf, takeCard } from '../../testing/platform';
import { HallPage } from './HallPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (handlers: Handlers = {}, path = '/receiveorder/') =>
  renderPage(
    <Routes>
      <Route path="/receiveorder/" element={<HallPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { wrapper: Providers, platform, path, session: 'teacher', handlers: { ...chrome, ...handlers } },
  );

const take = async () => {
  const hall = await screen.findByRole('article', { name: /镁合金/ });
  await user.click(within(hall).getByRole('button', { name: '接单' }));
  const question = await screen.findByRole('dialog', { name: /接下/ });
  await user.click(within(question).getByRole('button', { name: '接单' }));
};

test('the hall says what fits and why, what it brings, and leads to the order that was taken', async () => {
  const { path, requests, notices } = open({ 'POST /wait_take/take/:id': detail() });
  expect(await screen.findByText('匹配度 96%')).toBeInTheDocument();
  expect(screen.getByText('学科一致：材料科学与工程 · 擅长英文润色')).toBeInTheDocument();
  expect(screen.getByText('¥1,417')).toBeInTheDocument();
  expect(screen.getByText('1/3')).toBeInTheDocument();
  await take();
  await waitFor(() => expect(path()).toBe('/receiveorder/take/101'));
  expect(notices.map(({ text }) => text)).toEqual(['已接单']);
  expect(requests.filter(({ key }) => key === 'POST /wait_take/take/:id')).toHaveLength(1);
});

test('who comes too late is told so, and the hall is read anew', async () => {
  const { path, requests, notices } = open({
    'POST /wait_take/take/:id': problem(409, '该需求已被接满'),
  });
  await take();
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['该需求已被接满']));
  expect(path()).toBe('/receiveorder/');
  await waitFor(() =>
    expect(requests.filter(({ key }) => key === 'GET /wait_take/list').length).toBeGreaterThan(1),
  );
});

test('filters live in the address, with how many there are', async () => {
  const { path, requests } = open();
  await user.click(await screen.findByRole('button', { name: /^润色翻译\s*7$/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), 'amount');
  await waitFor(() => expect(path()).toBe('/receiveorder/?group=polish&sort=amount'));
  await waitFor(() =>
    expect(requests.filter(({ key }) => key === 'GET /wait_take/list').at(-1)?.query).toMatchObject({
      group: 'polish',
      sort: 'amount',
    }),
  );
});

test('an order that is full cannot be taken, and a limit is said before', async () => {
  open({
    'GET /wait_take/list': pageOf([hallCard({ candidates: 3 })]),
    'GET /wait_take/audition_num': {
      ...{ open: 5, limit: 5, formal: 3, formal_limit: 6, credit: 96, credit_least: 60 },
      ...{ may_take: false, why: '信用分低于 60，暂时不能接单' },
    },
  });
  expect(await screen.findByRole('button', { name: '已接满' })).toBeDisabled();
  expect(await screen.findByText('信用分低于 60，暂时不能接单')).toBeInTheDocument();
});

test('an empty hall and one that did not come say so', async () => {
  const { unmount } = open({ 'GET /wait_take/list': pageOf([]) });
  expect(await screen.findByText('眼下没有匹配的需求')).toBeInTheDocument();
  unmount();
  open({ 'GET /wait_take/list': fault.timeout });
  expect(await screen.findByText('大厅没有加载出来', {}, { timeout: 8000 })).toBeInTheDocument();
});

test('an invitation stands first, and is accepted or declined', async () => {
  const { requests } = open({
    'GET /wait_take/invitations': {
      data: [hallCard({ id: 202, title: '被邀请的需求', invited_until: '2099-01-01T00:00:00+08:00' })],
    },
    'POST /wait_take/invitation/:id': { accepted: false },
  });
  const invited = await screen.findByRole('region', { name: '客户邀请' });
  await user.click(within(invited).getByRole('button', { name: '婉拒' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /wait_take/invitation/:id')?.body).toEqual({
      accept: false,
    }),
  );
});

test('takes stand on the board by how far they are', async () => {
  open({
    'GET /wait_take/mine': pageOf([
      takeCard(),
      takeCard({ take_id: 8, title: '镍基合金疲劳', column: 'formal', percent: 65, unread: 2 }),
    ]),
  });
  const formal = await screen.findByRole('region', { name: '正式服务 1' });
  expect(within(formal).getByRole('link', { name: '镍基合金疲劳' })).toBeInTheDocument();
  expect(within(formal).getByRole('progressbar', { name: '进度' })).toHaveAttribute('aria-valuenow', '65');
  expect(within(formal).getByText('2 条新消息')).toBeInTheDocument();
});
