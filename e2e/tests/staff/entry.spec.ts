import { codeOf } from '../../../scripts/staff/second-factor.mjs';
import { call, login, newLogin, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

/** Somebody who joined the team just now. */
async function newcomer(request: Parameters<typeof newMember>[0]) {
  const member = await newMember(request);
  const token = await login(request, 'staff');
  const body = { phone: member.phone, roles: ['operations'], lead: false };
  await call(request, 'POST', '/staff/member/save', { token, body });
  return member;
}

test('a newcomer sets the second factor up, keeps the codes, and enters by one of them on another device', async ({
  page,
  browser,
  request,
}) => {
  const member = await newcomer(request);
  await enter(page, member);
  await open(page, '/staff/releases', 'mf-staff');
  await expect(page.getByRole('heading', { name: '设置两步验证' })).toBeVisible();
  await page.getByLabel('登录密码').fill('e2e-member-1');
  await page.getByRole('button', { name: '下一步' }).click();
  const secret = await page.locator('code').textContent();
  await page.getByLabel('验证器显示的 6 位验证码').fill(codeOf(secret ?? ''));
  const codes = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByRole('heading', { name: '发布中心' })).toBeAttached();

  const again = await call(request, 'POST', '/auth/pc_login', {
    body: { phone: member.phone, password: 'e2e-member-1' },
  });
  const other = await (await browser.newContext()).newPage();
  await enter(other, { token_type: String(again.token_type), token: String(again.token) });
  await open(other, '/staff/releases', 'mf-staff');
  await other.getByRole('button', { name: '手机不在身边？使用恢复码' }).click();
  await other.getByLabel('恢复码').fill(recovery);
  await other.getByRole('button', { name: '进入工作台' }).click();
  await expect(other.getByRole('heading', { name: '发布中心' })).toBeAttached();
});

test('a wrong code is said, with the tries that are left', async ({ page, request }) => {
  await enter(page, await newLogin(request, 'secondStaff'));
  await open(page, '/staff/releases', 'mf-staff');
  await page.getByLabel('验证器的 6 位验证码').fill('000000');
  await expect(page.getByText(/验证码不正确或已经用过，还可以试\d次/)).toBeVisible();
});
