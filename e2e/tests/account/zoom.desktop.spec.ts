import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

// 1366 pixels at 200 %: what a phone shows has pages of its own.

test('at 200 % zoom nothing has to be scrolled sideways', async ({ buyer }) => {
  await buyer.setViewportSize({ width: 683, height: 384 });
  for (const path of [
    '/breadcrumb/1',
    '/breadcrumb/2',
    '/breadcrumb/3',
    '/breadcrumb/4',
    '/breadcrumb/6',
    '/classroom',
    '/clause/1',
    '/message/',
    '/message/4/1',
    '/message/settings',
    '/message/service',
    '/ticket/',
  ]) {
    await open(buyer, path, 'mf-account');
    const width = await buyer.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(683);
  }
});

test('at 200 % zoom the login fits too', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await open(page, '/login', 'mf-account');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(683);
});
