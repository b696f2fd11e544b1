import { request as requests } from '@playwright/test';
import { openLab } from '../../support/lab';
import { expectReady } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

let site: OwnSite | undefined;
test.afterEach(() => site?.close());

test('a part that is released appears in the frame at once, without a release of the shell', async ({
  page,
}) => {
  site = await ownSite();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const way = page.getByRole('banner').getByRole('link', { name: '教师认证' });
  await page.goto(site.url);
  await expectReady(page, 'shell');
  await expect(menu.getByRole('link', { name: '论坛' })).toBeVisible();
  await expect(way).toHaveCount(0);
  const shell = await page.locator('script[src*="/releases/shell/"]').first().getAttribute('src');

  const team = await requests.newContext({ baseURL: site.url });
  const lab = await openLab(team, '/certification/form');
  expect(await lab.release('1.0.0-a')).toEqual({ status: 200, msg: '成功' });
  await team.dispose();

  // The next visit: this one keeps what it began with.
  await page.context().clearCookies({ name: 'harbor_set' });
  await page.reload();
  await expectReady(page, 'shell');
  expect(await page.locator('script[src*="/releases/shell/"]').first().getAttribute('src')).toBe(shell);
  await expect(way).toHaveAttribute('href', '/certification/form');
  await way.click();
  await expect(page.getByRole('heading', { name: '实验 1.0.0-a' })).toBeVisible();
});
