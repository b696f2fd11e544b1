import type { APIRequestContext, Page } from '@playwright/test';
import { call, newMember, type Token } from '../../support/api';
import { expectReady, open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';
import { unzip } from '../../support/unzip';

const memberPassword = 'e2e-member-1';

async function proveByPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '验证身份' });
  await dialog.getByRole('button', { name: '改用登录密码验证' }).click();
  await dialog.getByLabel('密码', { exact: true }).fill(memberPassword);
  await dialog.getByRole('button', { name: '验证', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function buySomething(request: APIRequestContext, token: Token): Promise<number> {
  const { specs } = await call(request, 'GET', '/service/detail/1');
  const [spec] = specs as { id: number }[];
  const body = { spec_id: spec?.id, words: 6200, agreed: true, adult: true };
  const { order_id } = await call(request, 'POST', '/service/purchase/1', { token, body });
  return Number(order_id);
}

test('a member sees what is held, takes a copy home, and finds in it what is theirs', async ({
  page,
  request,
  isMobile,
}) => {
  const member = await newMember(request);
  await enter(page, member);
  await open(page, isMobile ? '/setting/userid' : '/idsetting/', 'mf-account');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: isMobile ? /^隐私与数据/ : '前往隐私与数据' }).click();
  await expect(page).toHaveURL(isMobile ? /\/setting\/privacy$/ : /\/idsetting\/privacy$/);
  await expectReady(page, 'mf-account');

  await main.getByRole('button', { name: isMobile ? /^账号与个人资料/ : '查看账号与个人资料' }).click();
  const shown = page.getByRole('dialog', { name: '账号与个人资料' });
  await expect(shown).toContainText(`${member.phone.slice(0, 3)}****${member.phone.slice(-4)}`);
  await shown.getByRole('button', { name: /Close|关闭/ }).click();
  await expect(shown).toBeHidden();

  const recommend = main.getByRole('switch', { name: '个性化推荐' });
  await expect(recommend).not.toBeChecked();
  await recommend.click();
  await expect(recommend).toBeChecked();

  await main.getByRole('button', { name: '生成副本' }).click();
  await proveByPassword(page);
  const download = main.getByRole('button', { name: '下载副本' });
  await expect(download).toBeVisible({ timeout: 20_000 });
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toMatch(/^scholar-harbor-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(await saved.path());
  const account = JSON.parse(files.get('data/account.json') ?? '{}');
  expect(account.records[0].phone).toBe(member.phone);
  const consents = JSON.parse(files.get('data/consents.json') ?? '{}');
  expect(consents.records[0]).toMatchObject({ document: 'recommend', action: 'agree' });
  expect(files.get('index.html')).toContain('我在学术港的个人信息');
});

test('an account is closed once its order is settled, and a login within the week keeps it', async ({
  page,
  request,
  isMobile,
}) => {
  const member = await newMember(request);
  const order = await buySomething(request, member);
  await enter(page, member);
  await open(page, '/idsetting/privacy', 'mf-account');
  const main = page.getByRole('main');
  const begin = main.getByRole('button', { name: '申请注销账号' });
  await expect(main.getByText('还有 1 件事没有了结')).toBeVisible();
  await expect(begin).toBeDisabled();
  await expect(main.locator(`a[href="/orderdetail/${order}"]`)).toBeVisible();

  await call(request, 'POST', `/user/cancel/${order}`, { token: member });
  await page.reload();
  await expectReady(page, 'mf-account');
  await begin.click();
  const question = page.getByRole('dialog', { name: '确定注销账号？' });
  await expect(question.getByRole('button', { name: '确认注销' })).toBeDisabled();
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: '确认注销' }).click();
  await proveByPassword(page);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await call(request, 'GET', '/userInfo', { token: member, code: 401 });

  await open(page, '/login', 'mf-account');
  await page.getByRole('tab', { name: '密码登录' }).click();
  await main.getByLabel('手机号').fill(member.phone);
  await main.getByLabel('密码', { exact: true }).fill(memberPassword);
  await main.getByRole('button', { name: '登录', exact: true }).click();
  const kept = page.getByRole('dialog', { name: '账号正在注销中' });
  await expect(kept).toContainText('取消注销后，账号和全部内容保持原样');
  await kept.getByRole('button', { name: '取消注销并登录' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token') ?? '')).toMatch(/^ay_/);
  await open(page, isMobile ? '/setting/privacy' : '/idsetting/privacy', 'mf-account');
  await expect(begin).toBeEnabled();
});
