import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { call, freshPhone, newMember, type Token } from '../../support/api';
import { expectReady, open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

const memberPassword = 'e2e-member-1';
const newPassword = 'harbour-9-light';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const accountPage = (page: Page) => (isPhone(page) ? '/setting/userid' : '/idsetting/');

async function expectLoggedIn(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token') ?? '')).toMatch(/^ay_/);
  expect(await page.evaluate(() => localStorage.getItem('islogin'))).toBe('true');
}

async function loginByPassword(page: Page, phone: string, password: string): Promise<void> {
  await open(page, '/login', 'mf-account');
  await page.getByRole('tab', { name: '密码登录' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('手机号').fill(phone);
  await main.getByLabel('密码', { exact: true }).fill(password);
  await main.getByRole('button', { name: '登录', exact: true }).click();
}

/** A second browser of the same member. */
async function another(browser: Browser, options: BrowserContextOptions, phone: string): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await loginByPassword(page, phone, memberPassword);
  await expectLoggedIn(page);
  return page;
}

/** Asks for a code and takes over the one that a demo site shows. */
async function fillCode(page: Page, place = page.getByRole('main')): Promise<void> {
  await place.getByRole('button', { name: '获取验证码' }).click();
  await place.getByRole('button', { name: '填入' }).click();
}

async function proveByPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '验证身份' });
  await dialog.getByRole('button', { name: '改用登录密码验证' }).click();
  await dialog.getByLabel('密码', { exact: true }).fill(memberPassword);
  await dialog.getByRole('button', { name: '验证', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('login by password', async ({ page, request }) => {
  const { phone } = await newMember(request);
  await loginByPassword(page, phone, memberPassword);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectLoggedIn(page);
});

test('login by code: a new number becomes an account after both agreements are ticked', async ({ page }) => {
  await open(page, '/login', 'mf-account');
  const main = page.getByRole('main');
  await main.getByLabel('手机号').fill(freshPhone());
  await fillCode(page);
  await main.getByRole('button', { name: /^登录/ }).click();
  const dialog = page.getByRole('dialog', { name: '创建账号' });
  const agree = dialog.getByRole('button', { name: '同意并注册' });
  await expect(agree).toBeDisabled();
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
  await agree.click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectLoggedIn(page);
});

/** Answers on the page of the development WeChat. @returns who it was */
async function confirmInWechat(phone: Page, nickname = '一个新的微信用户'): Promise<void> {
  await phone.getByRole('radio', { name: nickname, exact: true }).check();
  await phone.getByRole('button', { name: '允许' }).click();
}

/** Answers on a phone of its own, by the code on this page. What is closed too early has not sent its answer. */
async function answerByPhone(
  page: Page,
  answer: (phone: Page) => Promise<void>,
  told: string,
): Promise<void> {
  const [phone] = await Promise.all([
    page.waitForEvent('popup'),
    page.frameLocator('iframe[title="微信扫码"]').getByRole('link', { name: '用演示微信扫一扫' }).click(),
  ]);
  await answer(phone);
  await expect(phone.getByText(told)).toBeVisible();
  await phone.close();
}

/** Goes to WeChat and confirms there as somebody. */
async function goThroughWechat(page: Page, nickname?: string): Promise<void> {
  await open(page, '/wechatlogin', 'mf-account');
  if (!isPhone(page)) return answerByPhone(page, (phone) => confirmInWechat(phone, nickname), '已确认登录');
  await page.getByRole('button', { name: '打开微信' }).click();
  await confirmInWechat(page, nickname);
}

test('login by WeChat: a new person binds a phone, and is known the next time', async ({
  page,
  browser,
}, info) => {
  await goThroughWechat(page);
  const main = page.getByRole('main');
  const asked = main.getByText(/微信已确认/);
  await expect(asked).toBeVisible();
  const nickname = /^(微信用户.{4})，/.exec((await asked.textContent()) ?? '')?.[1];
  expect(nickname).toBeTruthy();
  await main.getByLabel('手机号').fill(freshPhone());
  await fillCode(page);
  await main.getByRole('button', { name: '绑定并登录' }).click();
  await expect(main.getByText('该手机号还没有注册')).toBeVisible();
  for (const tick of await main.getByRole('checkbox').all()) await tick.check();
  await main.getByRole('button', { name: '同意并注册' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectLoggedIn(page);

  const { viewport, userAgent, isMobile, hasTouch } = info.project.use;
  const context = await browser.newContext({ viewport, userAgent, isMobile, hasTouch });
  const again = await context.newPage();
  await goThroughWechat(again, nickname);
  await expect(again).toHaveURL((url) => url.pathname === '/');
  await expectLoggedIn(again);
  await context.close();
});

test('a refusal in WeChat is said, and the way stays open', async ({ page }) => {
  await open(page, '/wechatlogin', 'mf-account');
  if (isPhone(page)) {
    await page.getByRole('button', { name: '打开微信' }).click();
    await page.getByRole('button', { name: '拒绝' }).click();
    await expectReady(page, 'mf-account');
    await expect(page.getByRole('main').getByText('已取消')).toBeVisible();
    await expect(page.getByRole('button', { name: '重新打开微信' })).toBeEnabled();
    return;
  }
  await answerByPhone(page, (phone) => phone.getByRole('button', { name: '拒绝' }).click(), '已取消登录');
  await expect(page.getByRole('status').filter({ hasText: '已取消' })).toBeVisible();
  await page.getByRole('button', { name: '刷新二维码' }).click();
  await expect(page.locator('iframe[title="微信扫码"]')).toBeVisible();
});

test('two browsers: one sees the other and ends it, which is logged out at its next step', async ({
  page,
  request,
  browser,
}, info) => {
  const { viewport, userAgent, isMobile, hasTouch } = info.project.use;
  const member = await newMember(request);
  await enter(page, member);
  const other = await another(browser, { viewport, userAgent, isMobile, hasTouch }, member.phone);
  await open(page, accountPage(page), 'mf-account');
  const main = page.getByRole('main');
  // Beside this browser: the one that registered, through the API, and the other one.
  await expect(main.getByRole('button', { name: /^让 .* 退出登录$/ })).toHaveCount(1);
  await main.getByRole('button', { name: '其他设备全部退出' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '全部退出' }).click();
  await expect(main.getByRole('button', { name: /^让 .* 退出登录$/ })).toHaveCount(0);
  await other.reload();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectLoggedIn(page);
  await other.context().close();
});

test('a changed password ends the other browser and lets this one go on', async ({
  page,
  request,
  browser,
}, info) => {
  const { viewport, userAgent, isMobile, hasTouch } = info.project.use;
  const member = await newMember(request);
  await enter(page, member);
  const other = await another(browser, { viewport, userAgent, isMobile, hasTouch }, member.phone);
  await open(page, '/modifypassword/', 'mf-account');
  const main = page.getByRole('main');
  await main.getByLabel('原密码').fill(memberPassword);
  await main.getByLabel('新密码', { exact: true }).fill('password123');
  await main.getByLabel('再次输入新密码').fill('password123');
  await main.getByRole('button', { name: '修改密码' }).click();
  await expect(main.getByText('密码过于简单，请换一个')).toBeVisible();
  await expect(main.getByText(/密码强度：/)).toBeVisible();
  await main.getByLabel('新密码', { exact: true }).fill(newPassword);
  await main.getByLabel('再次输入新密码').fill(newPassword);
  await main.getByRole('button', { name: '修改密码' }).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(accountPage(page).replace(/\/$/, '')));
  await expectLoggedIn(page);
  await other.reload();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await other.context().close();
  await call(request, 'POST', '/auth/pc_login', { body: { phone: member.phone, password: newPassword } });
});

test('the phone is changed after proving who is there, and the new one logs in', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await enter(page, member);
  await open(page, accountPage(page), 'mf-account');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: isPhone(page) ? /^手机号/ : '更换手机号' }).click();
  await proveByPassword(page);
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  const next = freshPhone();
  await dialog.getByLabel('新手机号').fill(next);
  await fillCode(page, dialog);
  await dialog.getByRole('button', { name: '更换手机号' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(`${next.slice(0, 3)}****${next.slice(-4)}`).first()).toBeVisible();
  await expectLoggedIn(page);
  await call(request, 'POST', '/auth/pc_login', { body: { phone: next, password: memberPassword } });
  const old = { phone: member.phone, password: memberPassword };
  await call(request, 'POST', '/auth/pc_login', { body: old, code: 422 });
});

test('WeChat is bound in the account, and taken away again', async ({ page, request }) => {
  const member: Token = await newMember(request);
  await enter(page, member);
  await open(page, accountPage(page), 'mf-account');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: isPhone(page) ? /^微信/ : '绑定微信' }).click();
  await proveByPassword(page);
  if (isPhone(page)) await confirmInWechat(page);
  else await answerByPhone(page, confirmInWechat, '已确认登录');
  await expect(main.getByText(/微信用户.{4}/)).toBeVisible();
  await main.getByRole('button', { name: isPhone(page) ? /^微信/ : '解除绑定' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '解除绑定' }).click();
  await expect(main.getByText(/未绑定/)).toBeVisible();
});

test('a forgotten password is reset by a code, whose wait is counted down on the button', async ({
  page,
  request,
}) => {
  // Registering took the number's code just now.
  const { phone } = await newMember(request);
  await open(page, '/login', 'mf-account');
  await page.getByRole('tab', { name: '密码登录' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('手机号').fill(phone);
  await main.getByRole('button', { name: '忘记密码？' }).click();
  await expect(main.getByRole('textbox', { name: '手机号' })).toHaveValue(
    new RegExp(phone.split('').join('\\s?')),
  );
  await main.getByRole('button', { name: '获取验证码' }).click();
  await expect(main.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await main.getByRole('button', { name: '获取验证码' }).click({ timeout: 20_000 });
  await main.getByRole('button', { name: '填入' }).click();
  await main.getByLabel('新密码').fill(newPassword);
  await main.getByRole('button', { name: '重设密码' }).click();
  await expect(page.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true');
  await main.getByLabel('密码', { exact: true }).fill(newPassword);
  await main.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectLoggedIn(page);
});

test('a login leads only to places of an enumeration', async ({ page, request }) => {
  const { phone } = await newMember(request);
  await open(page, '/login?type=//evil.example&redirect=https://evil.example', 'mf-account');
  await page.getByRole('tab', { name: '密码登录' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('手机号').fill(phone);
  await main.getByLabel('密码', { exact: true }).fill(memberPassword);
  await main.getByRole('button', { name: '登录', exact: true }).click();
  await expectLoggedIn(page);
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.host === new URL(page.url()).host);
});

test('an agreement is readable without any script, with its versions', async ({ page, request, baseURL }) => {
  const html = await (await request.get('/clause/2')).text();
  expect(html).toContain('微信登录');
  await open(page, '/clause/2', 'mf-account');
  await page.getByRole('main').getByRole('link', { name: '1.0' }).click();
  await expect(page.getByText('这是历史版本')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);
});
