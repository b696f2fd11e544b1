import type { TeamMember } from '@harbor/contract';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo, staffMe } from '../../testing/desk';
import { ProveScope } from '../entry';
import { MembersPage } from './MembersPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const member = (user_id: number, name: string, more: Partial<TeamMember> = {}): TeamMember => ({
  user_id,
  name,
  phone: '138****0001',
  roles: ['support'],
  lead: false,
  second_factor: true,
  since: hoursAgo(900),
  last_seen_at: null,
  self: false,
  ...more,
});
const own = member(9, '许静', { roles: ['admin'], lead: true, self: true });
const zhou = member(8, '周晴');

function open(handlers: Handlers = {}, list = [own, zhou]) {
  return renderPage(
    <ProveScope>
      <MembersPage />
    </ProveScope>,
    {
      path: '/staff/members',
      session: 'staff',
      wrapper: Providers,
      handlers: {
        ...frameCalls(),
        'GET /staff/me': staffMe({ roles: ['admin'] }),
        'GET /staff/member/list': { list },
        'POST /staff/second_factor/prove': { money_until: Date.now() + 600_000 },
        ...handlers,
      },
    },
  );
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const tick = async (name: RegExp) => user.click(await screen.findByRole('checkbox', { name }));

test('each row says who somebody is; the own one and the last administrator say why they stay', async () => {
  const view = open();
  const list = within(await screen.findByRole('list', { name: '团队成员' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('许静（您）138****0001超级管理员主管已设两步验证');
  expect(first).toHaveTextContent('您是唯一的超级管理员，须先再设一位');
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent('周晴138****0001客服');
  view.unmount();
  open({}, [own, { ...zhou, roles: ['admin'] }]);
  expect(await screen.findByText('不能修改自己，请由另一位超级管理员处理')).toBeInTheDocument();
});

test('somebody is added by phone, asked once more, and saved after the code', async () => {
  let proven = false;
  const page = open({
    'POST /staff/member/save': () =>
      proven ? member(7, '新同事') : problem(403, '请再次输入两步验证码', { reason: 'PROOF_WANTED' }),
    'POST /staff/second_factor/prove': () => {
      proven = true;
      return { money_until: Date.now() + 600_000 };
    },
  });
  await press('添加成员');
  await press('下一步');
  expect(await screen.findByText('请输入11位手机号')).toBeInTheDocument();
  expect(screen.getByText('请至少选择一个角色')).toBeInTheDocument();
  await user.type(screen.getByLabelText('手机号'), '13800000007');
  expect(screen.getByText(/^查找用户、写用户备注、冻结与解除冻结账号、审核帖子/)).toBeInTheDocument();
  await tick(/^审核/);
  await press('下一步');
  await press('确认添加');
  await user.type(await screen.findByLabelText('验证器的 6 位验证码'), '123456');
  const saves = () => page.requests.filter(({ key }) => key === 'POST /staff/member/save');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.body).toEqual({ phone: '13800000007', roles: ['moderator'], lead: false });
  await waitFor(() => expect(screen.queryByLabelText('手机号')).toBeNull());
});

test('roles are changed; what the server says against it is said', async () => {
  let refused = true;
  const page = open({
    'POST /staff/member/save': () => (refused ? problem(409, '至少要有一位超级管理员') : zhou),
  });
  await press('修改角色');
  expect(await screen.findByRole('button', { name: '下一步' })).toBeDisabled();
  await tick(/^财务/);
  await tick(/^主管/);
  await press('下一步');
  await press('确认修改');
  expect(await screen.findByText('至少要有一位超级管理员')).toBeInTheDocument();
  refused = false;
  await press('下一步');
  await press('确认修改');
  await waitFor(() => expect(screen.queryByRole('button', { name: '确认修改' })).toBeNull());
  expect(page.requests.filter(({ key }) => key === 'POST /staff/member/save').at(-1)?.body).toEqual({
    user_id: 8,
    roles: ['support', 'finance'],
    lead: true,
  });
});

test('somebody is removed, or their second factor reset, after a question', async () => {
  const page = open({
    'POST /staff/member/remove/:id': {},
    'POST /staff/member/reset_second_factor/:id': {},
  });
  const sent = () =>
    page.requests.filter(({ key }) => key.startsWith('POST')).map(({ key, params }) => [key, params.id]);
  await press('重置验证');
  expect(await screen.findByText(/确认是本人/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await press(/^重\s?置$/);
  await waitFor(() => expect(sent()).toEqual([['POST /staff/member/reset_second_factor/:id', '8']]));
  await waitFor(() => expect(screen.queryByText(/确认是本人/)).toBeNull());
  await press(/^移\s?出$/);
  await press('移出团队');
  await waitFor(() => expect(sent().at(-1)).toEqual(['POST /staff/member/remove/:id', '8']));
});

test('without the right and without an answer it says so', async () => {
  const view = open({ 'GET /staff/member/list': problem(403, '无权访问') });
  expect(await screen.findByText('您没有管理团队成员的权限')).toBeInTheDocument();
  view.unmount();
  open({ 'GET /staff/member/list': fault.unavailable });
  expect(await screen.findByText('团队成员没有加载出来', {})).toBeInTheDocument();
});
