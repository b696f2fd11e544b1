import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overview, privacyHandlers, readyExport } from '../../testing/privacy';
import { siteWith } from '../../testing/site';
import { PrivacyPage } from './PrivacyPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(handlers: Handlers = {}) {
  return renderPage(<PrivacyPage />, {
    path: '/idsetting/privacy',
    session: 'buyer',
    wrapper: DesktopProviders,
    snapshot: siteWith({ more: ['/orderdetail/:id'] }),
    handlers: { ...privacyHandlers, ...handlers },
  });
}

const calls = (page: ReturnType<typeof open>, key: string) => page.requests.filter((r) => r.key === key);

test('each kind names its purpose and count, opens, and leads to where it is corrected', async () => {
  open();
  expect(await screen.findByText(/识别您的账号；保存期限：到注销为止/)).toBeVisible();
  expect(screen.getByText('3 条')).toBeVisible();
  expect(screen.getByRole('link', { name: '修改资料' })).toHaveAttribute('href', '/myinfo/');
  await user.click(screen.getByRole('button', { name: '查看账号与个人资料' }));
  expect(await screen.findByText('林晓舟')).toBeInTheDocument();
});

test('an export is begun after the proof, followed to its end, and offered for download', async () => {
  let asked = 0;
  let proven = false;
  const page = open({
    'GET /privacy/export': () => ({
      export: asked++ === 0 ? { ...readyExport, status: 2, progress: 40 } : readyExport,
    }),
    'POST /auth/step_up': () => {
      proven = true;
      return { valid_for: 600 };
    },
    'POST /privacy/export/ticket/:id': () =>
      proven ? { url: '#file', valid_for: 60 } : problem(403, '请先验证身份', { step_up: true }),
  });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '40');
  expect(screen.getByRole('button', { name: '重新生成' })).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: '下载副本' }));
  const dialog = within(await screen.findByRole('dialog', { name: '验证身份' }));
  await user.click(dialog.getByRole('button', { name: '改用登录密码验证' }));
  await user.type(dialog.getByLabelText('密码'), 'harbor-demo-1{Enter}');
  await waitFor(() => expect(page.notices).toContainEqual({ kind: 'success', text: '已开始下载' }));
  expect(calls(page, 'POST /privacy/export/ticket/:id')).toHaveLength(2);
});

test('a switch that cannot be saved turns back', async () => {
  open({ 'POST /privacy/settings': problem(500, '服务异常') });
  const recommend = await screen.findByRole('switch', { name: '个性化推荐' });
  await user.click(recommend);
  await waitFor(() => expect(recommend).not.toBeChecked());
});

test('withdrawing an agreement tells what follows before it is done', async () => {
  const page = open({ 'POST /privacy/withdraw': {} });
  await user.click(await screen.findByRole('button', { name: '撤回同意：《学术港隐私政策》' }));
  const dialog = within(await screen.findByRole('dialog', { name: '撤回对《学术港隐私政策》的同意？' }));
  expect(dialog.getByText(/再次登录时需要重新同意/)).toBeInTheDocument();
  expect(calls(page, 'POST /privacy/withdraw')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: '确认撤回' }));
  await waitFor(() =>
    expect(page.notices).toContainEqual({ kind: 'success', text: '已撤回同意，所有设备已退出登录' }),
  );
});

test('what is unsettled is named with its page, and nothing can be begun', async () => {
  open({
    'GET /privacy/closing': {
      wait_days: 7,
      blockers: [{ title: 'SCI 论文英文润色', state: '待验收', path: '/orderdetail/31' }],
    },
  });
  expect(await screen.findByRole('link', { name: 'SCI 论文英文润色' })).toHaveAttribute(
    'href',
    '/orderdetail/31',
  );
  expect(screen.getByRole('button', { name: '申请注销账号' })).toBeDisabled();
});

test('who closes an account chooses what becomes of their posts', async () => {
  const page = open({
    'GET /privacy/closing': { wait_days: 7, blockers: [] },
    'POST /privacy/closing': { closes_at: '2026-11-28T09:00:00+08:00' },
  });
  await user.click(await screen.findByRole('button', { name: '申请注销账号' }));
  const dialog = within(await screen.findByRole('dialog', { name: '确定注销账号？' }));
  expect(dialog.getByRole('radio', { name: /匿名保留/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /^删除/ }));
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: '确认注销' }));
  await waitFor(() =>
    expect(calls(page, 'POST /privacy/closing').map(({ body }) => body)).toEqual([
      { agreed: true, posts: 'delete' },
    ]),
  );
});

test('an agreement that was withdrawn says so and cannot be withdrawn again', async () => {
  const agreements = overview.agreements.map((one) => ({ ...one, agreed: false }));
  open({ 'GET /privacy/overview': { ...overview, agreements } });
  expect(await screen.findByText('已撤回')).toBeVisible();
  expect(screen.queryByRole('button', { name: /撤回同意/ })).toBeNull();
});
