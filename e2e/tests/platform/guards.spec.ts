import { expectReady, open } from '../../support/main-area';
import { listen } from '../../support/said';
import { expect, test } from '../../support/test';

test.describe('a visitor', () => {
  for (const path of ['/orderdetail/1', '/buypage/1']) {
    test(`who opens ${path} is asked to log in and stands at the start`, async ({ page }) => {
      const said = await listen(page);
      await page.goto(path);
      await expect.poll(said).toContain('请登录');
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await expectReady(page, 'shell');
    });
  }

  test('comes back to the page that asked after logging in', async ({ page, isMobile }) => {
    await page.goto('/buypage/1');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectReady(page, 'shell');
    await page.evaluate(() => undefined);
    if (isMobile) await page.getByRole('link', { name: '个人中心' }).click();
    await (isMobile
      ? page.getByRole('main').getByRole('link', { name: /登录/ }).first()
      : page.getByRole('link', { name: '登录/注册' })
    ).click();
    await expectReady(page, 'mf-account');
    await page.getByRole('tab', { name: '密码登录' }).click();
    await page.getByLabel('手机号').fill('13800000001');
    await page.getByLabel('密码', { exact: true }).fill('harbor-demo-1');
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/\/buypage\/1/);
    await expectReady(page, 'mf-services');
  });
});

test('a logged-in user whose session ended is asked to log in once, and local storage is empty', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('set')) return;
    sessionStorage.setItem('set', '1');
    localStorage.setItem('token_type', 'Bearer');
    localStorage.setItem('token', 'ay_invalid');
    localStorage.setItem('islogin', 'true');
  });
  await open(page, '/', 'shell');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('islogin'))).toBeNull();
});
