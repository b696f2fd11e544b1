import type { Page } from '@playwright/test';
import { accounts, password } from '../../support/accounts';
import { freshPhone } from '../../support/api';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

test('a new member registers by phone, with consent that was not ticked before, and is logged in', async ({
  page,
}) => {
  await open(page, '/login', 'mf-account');
  await page.getByRole('button', { name: /立即注册|注册新账号/ }).click();
  const main = page.getByRole('main');
  for (const consent of await main.getByRole('checkbox').all()) await expect(consent).not.toBeChecked();
  await main.getByLabel('手机号').fill(freshPhone());
  await main.getByRole('button', { name: '获取验证码' }).click();
  await main.getByRole('button', { name: '填入' }).click();
  await main.getByLabel('设置密码').fill('harbour-9-light');
  await main.getByRole('button', { name: '注册并登录' }).click();
  await expect(main.getByText('请阅读并同意用户协议')).toBeVisible();
  for (const consent of await main.getByRole('checkbox').all()) await consent.check({ force: true });
  await main.getByRole('button', { name: '注册并登录' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectReady(page, 'shell');
  expect(await page.evaluate(() => localStorage.getItem('islogin'))).toBe('true');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^ay_/);
});

test('the wait for the next code survives a reload', async ({ page }) => {
  await open(page, '/login', 'mf-account');
  const main = page.getByRole('main');
  const phone = freshPhone();
  await main.getByLabel('手机号').fill(phone);
  await main.getByRole('button', { name: '获取验证码' }).click();
  await expect(main.getByRole('button', { name: /后重发/ })).toBeVisible();
  await page.reload();
  await expectReady(page, 'mf-account');
  await main.getByLabel('手机号').fill(phone);
  await expect(main.getByRole('button', { name: /后重发/ })).toBeVisible();
});

test('a wrong password is answered with one sentence that does not say which part was wrong', async ({
  page,
}) => {
  await open(page, '/login', 'mf-account');
  await page.getByRole('tab', { name: '密码登录' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('手机号').fill(freshPhone());
  await main.getByLabel('密码', { exact: true }).fill('not-the-password-1');
  await main.getByRole('button', { name: '登录', exact: true }).click();
  await expect(main.getByText(/手机号或密码/)).toBeVisible();
});

test('a visitor who buys logs in on the way and stands before the order with what was chosen', async ({
  page,
  isMobile,
}) => {
  await open(page, '/goodsdetail/8', 'mf-services');
  if (!isMobile) await page.getByRole('radio', { name: /加急/ }).check({ force: true });
  await page.getByRole('button', { name: '立即购买' }).click();
  if (isMobile) {
    const sheet = page.getByRole('dialog');
    await sheet.getByText('加急', { exact: true }).click();
    await sheet.getByRole('button', { name: /提交订单/ }).click();
  }
  await expectReady(page, 'mf-account');
  await logIn(page);
  await expect(page).toHaveURL(/\/buypage\/8\?spec=\d+&words=\d+/);
  await expectReady(page, 'mf-services');
  await expect(page.getByRole('radio', { name: /加急/ })).toBeChecked();
});

test('the login link leads back to the page it was taken from', async ({ page, isMobile }) => {
  const from = isMobile ? '/myinfo/' : '/goodsdetail/2?from=search';
  await open(page, from, isMobile ? 'mf-account' : 'mf-services');
  const link = isMobile
    ? page.getByRole('main').getByRole('link', { name: '登录 / 注册' })
    : page.getByRole('link', { name: '登录/注册' });
  await link.click();
  await expect(page).toHaveURL(/\/login/);
  await expectReady(page, 'mf-account');
  await logIn(page);
  await expect(page).toHaveURL((url) => url.pathname + url.search === from);
});

async function logIn(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '密码登录' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('手机号').fill(accounts.fresh);
  await main.getByLabel('密码', { exact: true }).fill(password);
  await main.getByRole('button', { name: '登录', exact: true }).click();
}
