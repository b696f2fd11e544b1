import { type Handlers, renderPage } from '@harbor/runtime/testing';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { securityHandlers } from '../../testing/security';
import { siteWith } from '../../testing/site';
import { SettingsPage } from '../settings/SettingsPage.mobile';
import { IdSettingPage } from './IdSettingPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(page: React.ReactNode, path: string, handlers: Handlers = {}, more: string[] = []) {
  return renderPage(page, {
    path,
    platform: 'mobile',
    session: 'buyer',
    wrapper: MobileProviders,
    snapshot: siteWith({ more }),
    handlers: { ...securityHandlers, ...handlers },
  });
}

test('all other devices are logged out after a question', async () => {
  const page = open(<IdSettingPage />, '/setting/userid', { 'POST /auth/sessions/end_others': { ended: 1 } });
  await user.click(await screen.findByRole('button', { name: '其他设备全部退出' }));
  const sheet = within(await screen.findByRole('dialog', { name: '让其他设备全部退出登录？' }));
  expect(page.requests.some((r) => r.key === 'POST /auth/sessions/end_others')).toBe(false);
  await user.click(sheet.getByRole('button', { name: '全部退出' }));
  await waitFor(() =>
    expect(page.notices).toContainEqual({ kind: 'success', text: '已让 1 台设备退出登录' }),
  );
});

test('the settings name only pages that are there', () => {
  open(<SettingsPage />, '/setting/', {}, ['/setting/userid', '/clause/:id']);
  expect(screen.getByRole('link', { name: /账号与安全/ })).toHaveAttribute('href', '/setting/userid');
  expect(screen.getByRole('link', { name: /隐私政策/ })).toHaveAttribute('href', '/clause/2');
  expect(screen.queryByText('帮助中心')).toBeNull();
});
