import { deadLinks } from '../../support/dead-links';
import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

test('a phone gets the mobile site with a tab for each top page that is there', async ({ page }) => {
  await open(page, '/', 'shell');
  await expect(page.locator('html')).toHaveAttribute('data-platform', 'mobile');
  const bar = page.getByRole('navigation', { name: '主导航' });
  for (const tab of ['首页', '论坛', '个人中心'])
    await expect(bar.getByRole('link', { name: tab })).toBeVisible();
  expect(await deadLinks(page, page.request)).toEqual([]);
});

test('the tab bar stands on top pages only, the back arrow on all others', async ({ page }) => {
  await open(page, '/', 'shell');
  await expect(page.getByRole('button', { name: '返回' })).toHaveCount(0);
  await open(page, '/goodsdetail/1', 'mf-services');
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '返回' })).toBeVisible();
});

test('the back arrow goes back, and home where there is nothing to go back to', async ({ page }) => {
  await open(page, '/goodsdetail/1', 'mf-services');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('support in the bar covers nothing of what a page lays into it', async ({ member }) => {
  await open(member, '/orderpage/0', 'mf-services');
  await member.getByRole('button', { name: '搜索订单' }).click();
  await expect(member.getByRole('searchbox')).toBeVisible();
  await member.getByRole('banner').getByRole('button', { name: '客服' }).click();
  await expect(member.getByRole('dialog')).toBeVisible();
});

test('back to top appears after 500 px', async ({ page }) => {
  await open(page, '/', 'shell');
  const top = page.getByRole('button', { name: '回到顶部' });
  await expect(top).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 700));
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(10);
});

test('back to top floats above the button that a page has in the same corner', async ({ page }) => {
  await open(page, '/forumindex/', 'mf-forum');
  await page.evaluate(() => scrollTo(0, 700));
  const top = await page.getByRole('button', { name: '回到顶部' }).boundingBox();
  const write = await page.getByRole('link', { name: '发帖', exact: true }).boundingBox();
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThan(write?.y ?? 0);
});

test('the choice of the computer version is remembered', async ({ page }) => {
  await open(page, '/', 'shell');
  await page.getByRole('button', { name: '访问电脑版' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-platform', 'desktop');
  await page.goto('/goodsdetail/1');
  await expect(page.locator('html')).toHaveAttribute('data-platform', 'desktop');
  await page.getByRole('button', { name: '访问手机版' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-platform', 'mobile');
});

test('the mobile site loads no antd, the desktop site no antd-mobile', async ({ page }) => {
  await open(page, '/goodsdetail/1', 'mf-services');
  expect(await page.evaluate(() => document.querySelectorAll('[class*="ant-"]').length)).toBe(0);
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--adm-color-primary'),
    ),
  ).not.toBe('');
});
