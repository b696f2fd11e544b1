import { request as requests } from '@playwright/test';
import { openLab } from '../../support/lab';
import { expectReady } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

let site: OwnSite | undefined;
test.afterEach(() => site?.close());

test('a part that is released appears in menu and footer at once, without a release of the shell', async ({
  page,
}) => {
  site = await ownSite();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const footer = page.getByRole('contentinfo');
  await page.goto(site.url);
  await expectReady(page, 'shell');
  await expect(menu.getByRole('link', { name: '论坛' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '视频学院' })).toHaveCount(0);
  await expect(footer.getByRole('link', { name: '云课堂' })).toHaveCount(0);
  const shell = await page.locator('script[src*="/releases/shell/"]').first().getAttribute('src');

  const team = await requests.newContext({ baseURL: site.url });
  for (const at of ['/keyanclass/', '/cloudclassroom/']) {
    const lab = await openLab(team, at);
    expect(await lab.release('1.0.0-a')).toEqual({ status: 200, msg: '成功' });
  }
  await team.dispose();

  // The next visit: this one keeps what it began with.
  await page.context().clearCookies({ name: 'harbor_set' });
  await page.reload();
  await expectReady(page, 'shell');
  expect(await page.locator('script[src*="/releases/shell/"]').first().getAttribute('src')).toBe(shell);
  await expect(footer.getByRole('link', { name: '云课堂' })).toHaveAttribute('href', '/cloudclassroom/');
  await menu.getByRole('link', { name: '视频学院' }).click();
  await expect(page.getByRole('heading', { name: '实验 1.0.0-a' })).toBeVisible();
});
