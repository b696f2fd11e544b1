import { expectReady } from '../../support/main-area';
import { restore, tamper } from '../../support/tamper';
import { expect, test } from '../../support/test';

test('with the release centre itself broken, staff still reach the list, and the other parts', async ({
  staff,
}) => {
  const panel = staff.getByRole('dialog', { name: '本浏览器的版本' });
  await tamper(staff, /\/releases\/mf-staff\/.*\.js$/);
  await staff.goto('/staff/releases');
  await expect(staff.locator('main[data-remote="mf-staff"][data-state="failed"]')).toBeVisible();
  await staff.keyboard.press('Alt+Shift+KeyR');
  await expect(panel.getByRole('listitem').filter({ hasText: 'mf-staff' })).toBeVisible();
  await restore(staff);
  await staff.keyboard.press('Escape');
  await staff.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expectReady(staff, 'mf-staff');
});
