import type { AddressGrant, DeployToken } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tokens } from './Tokens';

// Whether each element is in sight is asked of antd's sheets, which jsdom answers very slowly.
configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const token: DeployToken = {
  id: 3,
  name: '服务组流水线',
  remotes: ['mf-services'],
  prefix: 'hdt_ab12cd',
  created_at: '2026-11-20T10:00:00+08:00',
  created_by: '运营',
  last_used_at: null,
  revoked_at: null,
};

const grant: AddressGrant = {
  prefix: '/academic/',
  remote: 'mf-academic',
  granted_at: '2026-11-20T10:00:00+08:00',
  granted_by: '小管（运营）',
  in_use: false,
};

function open(handlers: Handlers = {}) {
  return renderPage(<Tokens remotes={['shell', 'mf-services']} />, {
    session: 'staff',
    wrapper: DesktopProviders,
    handlers: {
      'GET /api/platform/tokens': { data: [token] },
      'GET /api/platform/addresses': { data: [grant] },
      ...handlers,
    },
  });
}

test('a token is shown once, and gone from the page after that', async () => {
  const page = open({ 'POST /api/platform/tokens': { id: 4, token: 'hdt_secret-of-the-team' } });
  await user.click(await screen.findByRole('button', { name: '签发令牌' }));
  await user.type(await screen.findByLabelText('用途'), '论坛组');
  await user.click(screen.getByRole('checkbox', { name: 'mf-services' }));
  await user.click(screen.getByRole('button', { name: '签发' }));
  expect(await screen.findByText('hdt_secret-of-the-team')).toBeInTheDocument();
  expect(page.requests.find(({ key }) => key === 'POST /api/platform/tokens')?.body).toEqual({
    name: '论坛组',
    remotes: ['mf-services'],
  });
  await user.click(screen.getByRole('button', { name: '我已保存' }));
  await waitFor(() => expect(screen.queryByText('hdt_secret-of-the-team')).not.toBeInTheDocument());
});

test('purpose and parts are required, and what the server says stands at the field', async () => {
  const text = '用途最多40个字';
  const page = open({ 'POST /api/platform/tokens': problem(422, text, { errors: { name: [text] } }) });
  await user.click(await screen.findByRole('button', { name: '签发令牌' }));
  await user.click(await screen.findByRole('button', { name: '签发' }));
  expect(await screen.findByText('请填写用途')).toBeInTheDocument();
  expect(screen.getByText('请选择模块')).toBeInTheDocument();
  expect(page.requests.some(({ key }) => key.startsWith('POST'))).toBe(false);
  await user.type(screen.getByLabelText('用途'), '论坛组');
  await user.click(screen.getByRole('checkbox', { name: 'shell' }));
  await user.click(screen.getByRole('button', { name: '签发' }));
  await waitFor(() => expect(screen.getByLabelText('用途')).toHaveAccessibleDescription(text));
});

test('a token is revoked after a question only', async () => {
  let live = true;
  const page = open({
    'GET /api/platform/tokens': () => ({
      data: [live ? token : { ...token, revoked_at: '2026-01-21T10:00:00+08:00' }],
    }),
    'DELETE /api/platform/tokens/:id': () => {
      live = false;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: '吊销' }));
  const dialog = within(await screen.findByRole('dialog', { name: '吊销令牌“服务组流水线”？' }));
  expect(live).toBe(true);
  await user.click(dialog.getByRole('button', { name: '吊销' }));
  expect(await screen.findByText(/^(1月21日|2026-01-21)吊销$/)).toBeInTheDocument();
  expect(page.requests.find(({ key }) => key.startsWith('DELETE'))?.params).toEqual({ id: '3' });
});

test('a part gets addresses before its first release, and then a token', async () => {
  const page = open({ 'POST /api/platform/addresses': {} });
  await screen.findByText('/academic/');
  await user.click(screen.getByRole('button', { name: '授权' }));
  expect(screen.getByLabelText('模块')).toHaveAccessibleDescription('请填写模块');
  await user.type(screen.getByLabelText('模块'), 'mf-courses');
  await user.type(screen.getByLabelText('地址'), 'exam，/buyclass/');
  await user.click(screen.getByRole('button', { name: '授权' }));
  await waitFor(() => expect(screen.getByLabelText('地址')).toHaveValue(''));
  expect(page.requests.find(({ key }) => key === 'POST /api/platform/addresses')?.body).toEqual({
    remote: 'mf-courses',
    prefixes: ['/exam/', '/buyclass/'],
  });
  await user.click(screen.getByRole('button', { name: '签发令牌' }));
  expect(await screen.findByRole('checkbox', { name: 'mf-academic' })).toBeInTheDocument();
});

test('an address of another part stays what it was, and the form says whose it is', async () => {
  const text = '/exam/ 已授权给 mf-courses：请先收回，再授权给 mf-forum';
  open({ 'POST /api/platform/addresses': problem(409, text) });
  await user.type(await screen.findByLabelText('模块'), 'mf-forum');
  await user.type(screen.getByLabelText('地址'), '/exam/');
  await user.click(screen.getByRole('button', { name: '授权' }));
  await waitFor(() => expect(screen.getByLabelText('地址')).toHaveAccessibleDescription(text));
  expect(screen.getByLabelText('地址')).toHaveValue('/exam/');
});

test('an address is taken back after a question, and not while it is in use', async () => {
  const page = open({
    'GET /api/platform/addresses': { data: [grant, { ...grant, prefix: '/used/', in_use: true }] },
    'DELETE /api/platform/addresses/:word': {},
  });
  expect(await screen.findByText('线上版本使用中')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '收回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '收回 /academic/？' }));
  await user.click(dialog.getByRole('button', { name: '收回' }));
  await waitFor(() =>
    expect(page.requests.find(({ key }) => key.startsWith('DELETE'))?.params).toEqual({ word: 'academic' }),
  );
});
