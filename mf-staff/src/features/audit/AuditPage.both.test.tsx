import type { AuditLine } from '@harbor/contract';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls } from '../../testing/desk';
import { AuditPage } from './AuditPage';

// Whether each element is in sight is asked of antd's sheets, which jsdom answers very slowly.
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const line = (id: number, more: Partial<AuditLine> = {}): AuditLine => ({
  id,
  at: '2026-11-21T09:20:30+08:00',
  actor: { type: 'staff', type_text: '运营', id: 9, name: '值班运营' },
  action: 'account.freeze',
  action_text: '冻结账号',
  object: { type: 'user', type_text: '用户', no: '12', label: '林同学', link: null },
  detail: [{ label: '原因', value: '发布违法内容' }],
  origin: '广东 203.0.*.*',
  ...more,
});

const check = {
  began_at: '2026-11-21T03:00:00+08:00',
  ended_at: '2026-11-21T03:00:09+08:00',
  lines: 1200,
  last_id: 4711,
  broken_id: null as number | null,
};

const known = {
  groups: [{ prefix: 'account', title: '账号', actions: [{ action: 'account.freeze', title: '冻结账号' }] }],
  objects: [{ type: 'user', title: '用户' }],
};

const open = (handlers: Handlers = {}, path = '/staff/audit') =>
  renderPage(<AuditPage />, {
    path,
    session: 'staff',
    wrapper: Providers,
    handlers: {
      ...frameCalls(),
      'GET /staff/audit/list': { data: [line(4711)], next: null },
      'GET /staff/audit/actions': known,
      'GET /staff/audit/check': { check },
      ...handlers,
    },
  });

test('a line says who did what to whom and why, and opens', async () => {
  open();
  expect(await screen.findByText('冻结账号')).toBeInTheDocument();
  expect(screen.getByText('值班运营')).toBeInTheDocument();
  expect(screen.getByText('林同学', { exact: false })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '第 4711 行的详情' }));
  expect(screen.getByText('值班运营（编号 9）', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('发布违法内容')).toBeInTheDocument();
});

test('days stand apart', async () => {
  open({
    'GET /staff/audit/list': { data: [line(2), line(1, { at: '2026-11-20T23:00:00+08:00' })], next: null },
  });
  expect(await screen.findByText(/11-21 周六/)).toBeInTheDocument();
  expect(screen.getByText(/11-20 周五/)).toBeInTheDocument();
});

test.each([
  [check, /已核对至第 4711 行，完整（共 1,200 行/],
  [{ ...check, broken_id: 33 }, /第 33 行不符/],
  [null, /还没有核对过/],
])('the state of the chain is said on top', async (found, words) => {
  open({ 'GET /staff/audit/check': { check: found } });
  await screen.findByText('冻结账号');
  expect(
    await screen.findByText(
      (_, element) => element?.tagName === 'P' && words.test(element.textContent ?? ''),
    ),
  ).toBeInTheDocument();
});

test('what the address asks for is asked of the server, and can be cleared', async () => {
  const page = open(
    { 'GET /staff/audit/list': { data: [], next: null } },
    '/staff/audit?who=林&action=account.freeze&by=nobody&from=x',
  );
  expect(await screen.findByText('没有符合条件的记录')).toBeInTheDocument();
  expect(page.requests.find(({ key }) => key === 'GET /staff/audit/list')?.query).toEqual({
    who: '林',
    action: 'account.freeze',
  });
  await user.click(screen.getAllByRole('button', { name: '清除筛选' }).at(-1) as HTMLElement);
  expect(await screen.findByText('还没有记录')).toBeInTheDocument();
});

test('an export says what it holds, and is made once', async () => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const page = open({
    'POST /staff/audit/export': { number: 'RZ20261121-8', lines: 12, url: '/file', valid_for: 60 },
  });
  await screen.findByText('冻结账号');
  await user.click(screen.getByRole('button', { name: /导出（带水印）/ }));
  expect(await screen.findByText(/每一行都带您的姓名/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '导出 CSV' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByText(/每一行都带您的姓名/)).toBeNull());
  expect(page.requests.filter(({ key }) => key === 'POST /staff/audit/export')).toHaveLength(1);
  clicked.mockRestore();
});

test('without access and without an answer it says so', async () => {
  const refused = open({ 'GET /staff/audit/list': problem(403, '无权访问') });
  expect(await screen.findByText('您没有查阅操作日志的权限')).toBeInTheDocument();
  refused.unmount();
  let down = true;
  open({
    'GET /staff/audit/list': () => (down ? fault.unavailable : { data: [line(1)], next: null }),
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  down = false;
  await user.click(retry);
  expect(await screen.findByText('冻结账号')).toBeInTheDocument();
});

test(`on the ${platform}, earlier lines follow`, async () => {
  open({
    'GET /staff/audit/list': ({ query }) =>
      query.before
        ? { data: [line(1, { action_text: '解除冻结' })], next: null }
        : { data: [line(2)], next: 2 },
  });
  await screen.findByText('冻结账号');
  const more = screen.queryByRole('button', { name: '加载更多' });
  if (more) await user.click(more);
  if (more) expect(await screen.findByText('解除冻结')).toBeInTheDocument();
});
