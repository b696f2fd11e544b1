import type { SiteSettingView } from '@harbor/contract';
import { fault, type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameCalls, hoursAgo } from '../../testing/desk';
import { ProveScope } from '../entry';
import { SettingsPage } from './SettingsPage';

const setting = (more: Partial<SiteSettingView> = {}): SiteSettingView => ({
  ...{ key: 'limit.post', title: '帖子审核', unit: '小时', min: 1, max: 24, initial: 24, value: 24 },
  ...{ chosen: false, effect: '只对修改之后的帖子生效', changeable: true },
  ...more,
});
const settings = {
  version: 3,
  groups: [
    { key: 'limit', title: '处理时限', settings: [setting()] },
    {
      key: 'order',
      title: '订单',
      settings: [setting({ key: 'order.unpaid', title: '待付款订单保留', changeable: false })],
    },
  ],
};
const paged = { total: 1, current_page: 1, per_page: 20, last_page: 1 };
const calls: Handlers = {
  ...frameCalls(),
  'GET /staff/settings': settings,
  'GET /staff/settings/versions': {
    ...paged,
    data: [
      {
        ...{ no: 3, note: '周末人手多', made_by: '许静', made_at: hoursAgo(2), restored_from: null },
        changes: [{ key: 'limit.post', title: '帖子审核', before: '默认', after: '4 小时' }],
      },
    ],
  },
};
const open = (handlers: Handlers = {}, path = '/staff/settings') =>
  renderPage(
    <ProveScope>
      <SettingsPage />
    </ProveScope>,
    {
      ...{ path, session: 'staff', wrapper: Providers },
      handlers: { ...calls, ...handlers },
    },
  );
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

async function type(text: string) {
  const field = await screen.findByLabelText(/^帖子审核/);
  await user.clear(field);
  await user.type(field, text);
}

test('a number out of range is refused at its field, one within it published with the reason', async () => {
  const page = open({ 'POST /staff/settings/publish': settings });
  await type('48');
  await press('发布 1 项修改');
  expect(await screen.findByText('请填写 1 到 24 之间的整数（小时）')).toBeInTheDocument();
  await type('4');
  await press('发布 1 项修改');
  expect(await screen.findByText('24 → 4 小时')).toBeInTheDocument();
  await user.type(screen.getByLabelText('修改原因'), '周末人手多');
  await press(/^发\s?布$/);
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key === 'POST /staff/settings/publish')?.body).toEqual({
      base: 3,
      note: '周末人手多',
      values: { 'limit.post': 4 },
    }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: '发布修改' })).toBeDisabled());
});

test('what belongs to the super administrator is closed to others', async () => {
  open();
  expect(await screen.findByLabelText(/^待付款订单保留/)).toBeDisabled();
  expect(screen.getByText('由超级管理员修改')).toBeInTheDocument();
});

test('versions tell what they changed, and everything goes back to the beginning', async () => {
  const page = open({ 'POST /staff/settings/restore/:no': settings }, '/staff/settings?tab=versions');
  expect(await screen.findByText(/帖子审核：/)).toHaveTextContent('帖子审核：默认 → 4 小时');
  await press('全部恢复默认');
  await user.type(await screen.findByLabelText('修改原因'), '恢复平时');
  await press(/^恢\s?复$/);
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key === 'POST /staff/settings/restore/:no')).toMatchObject({
      params: { no: '0' },
      body: { base: 3, note: '恢复平时' },
    }),
  );
});

test('without the right and without an answer it says so', async () => {
  const view = open({ 'GET /staff/settings': problem(403, '无权访问') });
  expect(await screen.findByText('您没有查看运行参数的权限')).toBeInTheDocument();
  view.unmount();
  open({ 'GET /staff/settings': fault.unavailable });
  expect(await screen.findByText('参数没有加载出来')).toBeInTheDocument();
});
