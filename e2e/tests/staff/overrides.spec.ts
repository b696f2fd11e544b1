import type { Page } from '@playwright/test';
import { expectLab, openLab } from '../../support/lab';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const panel = (page: Page) => page.getByRole('dialog', { name: '本浏览器的版本' });
const mark = (page: Page) => page.getByRole('complementary', { name: '版本替换提示' });

/** Opens the panel as people do: by its keys, or from the release centre on a phone. */
async function openPanel(page: Page, isMobile: boolean, name: string): Promise<void> {
  if (isMobile) {
    await open(page, `/staff/releases?remote=${name}`, 'mf-staff');
    await page.getByRole('button', { name: '本浏览器的版本' }).click();
  } else await page.keyboard.press('Alt+Shift+KeyR');
  await expect(panel(page)).toBeVisible();
}

async function swapFor(page: Page, isMobile: boolean, name: string, version: string): Promise<void> {
  const part = panel(page).getByRole('listitem').filter({ hasText: name });
  if (isMobile) {
    await part.getByRole('combobox', { name: `替换 ${name}` }).selectOption(version);
    return;
  }
  await part.getByRole('button', { name: '替换' }).click();
  await part.getByRole('combobox').click();
  // The list slides out: a click at where it stood would choose nothing.
  const list = page.locator('.ant-select-dropdown');
  await expect(list).not.toHaveClass(/-enter|-appear/);
  await list.getByTitle(version).click();
  await expect(part.getByRole('button', { name: '替换' }).last()).toBeEnabled();
  await part.getByRole('button', { name: '替换' }).last().click();
}

test('staff swap a release in their browser alone, see that they did, and end it with one click', async ({
  staff,
  request,
  browser,
  isMobile,
}) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-a');
  await lab.release('1.1.0-b');
  await staff.goto(lab.path);
  await expectLab(staff, lab, '1.1.0-b');
  await expect(mark(staff)).toHaveCount(0);
  await openPanel(staff, isMobile, lab.name);
  await expect(panel(staff).getByRole('listitem').filter({ hasText: lab.name })).toContainText('稳定版');
  await swapFor(staff, isMobile, lab.name, '1.0.0-a');
  await expect(mark(staff)).toContainText(lab.name);
  await staff.goto(lab.path);
  await expectLab(staff, lab, '1.0.0-a');
  await expect(mark(staff)).toContainText(lab.name);

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(lab.path);
  await expectLab(visitor, lab, '1.1.0-b');
  await expect(mark(visitor)).toHaveCount(0);
  await other.close();

  await mark(staff).getByRole('button', { name: '全部恢复' }).click();
  await expectLab(staff, lab, '1.1.0-b');
  await expect(mark(staff)).toHaveCount(0);
});

test('for others the keys open nothing, and the call is refused', async ({ buyer }) => {
  await open(buyer, '/', 'shell');
  const before: string[] = [];
  buyer.on('request', (request) => before.push(request.url()));
  await buyer.keyboard.press('Alt+Shift+KeyR');
  await buyer
    .getByRole('link', { name: /登录|个人中心/ })
    .first()
    .hover();
  await expect(panel(buyer)).toHaveCount(0);
  expect(before.filter((url) => url.includes('/api/platform/composition'))).toEqual([]);
  const token = await buyer.evaluate(() => localStorage.getItem('token'));
  const answer = await buyer.request.post('/api/platform/overrides', {
    headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
    data: { remote: 'mf-services', version: '1.0.0' },
  });
  expect(answer.status()).toBe(403);
});

test('a release that is swapped in and broken costs its own area, and the mark is still there to end it', async ({
  staff,
  request,
  isMobile,
}) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-a');
  await lab.release('1.1.0-broken', { behaviour: 'throws at load' });
  await lab.release('1.2.0-c');
  await open(staff, '/', 'shell');
  await openPanel(staff, isMobile, lab.name);
  await swapFor(staff, isMobile, lab.name, '1.1.0-broken');
  await expect(mark(staff)).toBeVisible();
  await staff.goto(lab.path);
  await expect(staff.locator(`main[data-remote="${lab.name}"][data-state="failed"]`)).toBeVisible();
  await mark(staff).getByRole('button', { name: '全部恢复' }).click();
  await expectLab(staff, lab, '1.2.0-c');
  await staff.goto('/');
  await expectReady(staff, 'shell');
});
