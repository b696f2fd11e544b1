import { login } from '../../support/api';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

test('logout asks with the exact text, waits 1.5 s and ends at the start, logged out', async ({ member }) => {
  await open(member, '/goodsdetail/1', 'mf-services');
  await member.getByRole('button', { name: '退出登录' }).click();
  const question = member.getByRole('dialog');
  await expect(question).toContainText('确定要退出登录吗？');
  const answered = member.waitForResponse('**/auth/logout');
  await question.getByRole('button', { name: '退出登录' }).click();
  expect((await answered).status()).toBe(200);
  await member.waitForTimeout(700);
  await expect(member.getByRole('link', { name: '登录/注册' })).toHaveCount(0);
  await expect(member.getByRole('link', { name: '登录/注册' })).toBeVisible();
  await expect(member).toHaveURL((url) => url.pathname === '/');
  expect(await member.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a token that was logged out is dead at once', async ({ request }) => {
  const { token_type, token } = await login(request, 'fresh');
  const headers = { authorization: `${token_type} ${token}`, 'x-requested-with': 'XMLHttpRequest' };
  expect((await request.get('/api/applet/userInfo', { headers })).status()).toBe(200);
  await request.post('/api/applet/auth/logout', { headers, data: {} });
  expect((await request.get('/api/applet/userInfo', { headers })).status()).toBe(401);
});

test('another tab that sets the logged-in flag to false logs this one out', async ({
  context,
  page,
  request,
}) => {
  await enter(page, await login(request, 'fresh'));
  await open(page, '/', 'shell');
  await expect(page.getByRole('link', { name: '个人中心' }).first()).toBeVisible();
  const other = await context.newPage();
  await open(other, '/', 'shell');
  await other.evaluate(() => localStorage.setItem('islogin', 'false'));
  await expect(page.getByRole('link', { name: '登录/注册' })).toBeVisible();
  // The page loads itself anew meanwhile.
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  }).toPass({ timeout: 60_000 });
});

test('a transient 503 logs nobody out', async ({ buyer }) => {
  await buyer.route('**/api/applet/userInfo', (route) => route.fulfill({ status: 503, body: '' }));
  await open(buyer, '/', 'shell');
  await buyer.waitForTimeout(1500);
  expect(
    await buyer.evaluate(() => [localStorage.getItem('islogin'), Boolean(localStorage.getItem('token'))]),
  ).toEqual(['true', true]);
  await buyer.unroute('**/api/applet/userInfo');
  await buyer.reload();
  await expect(buyer.getByRole('button', { name: '退出登录' })).toBeVisible();
});
