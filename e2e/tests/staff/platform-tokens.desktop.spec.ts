import type { Page } from '@playwright/test';
import { login } from '../../support/api';
import { expectReady, open } from '../../support/main-area';
import { proveTeam } from '../../support/second-factor';
import { expect, test } from '../../support/test';

const dialog = (page: Page) => page.getByRole('dialog');

test('a token is shown once and releases what it may', async ({ staff, request }) => {
  // A token outlives whoever issues it: the page would ask for a code, which the entry's own journey shows.
  await proveTeam(request, await login(request, 'staff'));
  await open(staff, '/staff/releases?view=tokens', 'mf-staff');
  const name = `流水线 ${Date.now()}`;
  await staff.getByRole('button', { name: '签发令牌' }).click();
  await dialog(staff).getByLabel('用途').fill(name);
  await dialog(staff).getByRole('checkbox', { name: 'shell' }).check();
  await dialog(staff).getByRole('button', { name: '签发' }).click();
  const secret = dialog(staff).locator('code');
  await expect(secret).toHaveText(/^hdt_/);
  const token = (await secret.textContent()) ?? '';
  const me = () => request.get('/api/platform/me', { headers: { authorization: `Bearer ${token}` } });
  expect((await (await me()).json()).data).toMatchObject({ kind: 'token', remotes: ['shell'] });
  await dialog(staff).getByRole('button', { name: '我已保存' }).click();
  await staff.reload();
  await expectReady(staff, 'mf-staff');
  await expect(staff.getByText(name)).toBeVisible();
  await expect(staff.getByText(token)).toHaveCount(0);

  await staff
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: '吊销' })
    .click();
  await dialog(staff).getByRole('button', { name: '吊销' }).click();
  await expect(staff.getByText(`已吊销“${name}”`)).toBeVisible();
  expect((await me()).status()).toBe(401);
});
