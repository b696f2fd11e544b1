import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { proveTeam } from '../../support/second-factor';
import { enter, expect, test } from '../../support/test';

// Words and settings are one version for everybody: what another test publishes meanwhile would refuse this one's.
let site: OwnSite;
let request: APIRequestContext;

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  site = await ownSite();
  request = await playwright.request.newContext({ baseURL: site.url });
});
test.afterAll(async () => {
  await request.dispose();
  await site.close();
});

/** Opens a page of the desk as somebody of its team. */
async function openDesk(page: Page, path: string): Promise<void> {
  await enter(page, await login(request, 'staff'));
  await open(page, `${site.url}${path}`, 'mf-staff');
}

const mark = `灯塔暗号${process.pid % 10_000}${Date.now() % 10_000}`;

test('a word that is added stops the next text at once, and tells which rule it was', async ({
  page: staff,
}) => {
  await openDesk(staff, '/staff/words');
  await staff.getByRole('button', { name: '添加' }).click();
  const form = staff.getByRole('dialog', { name: '添加敏感词' });
  await form.getByLabel(/^词语/).fill(mark);
  await form.getByRole('button', { name: '拒绝' }).click();
  await form.getByLabel('建议改写').fill('公开资料');
  await form.getByLabel('修改原因').fill('浏览器测试');
  await form.getByRole('button', { name: /^发\s?布$/ }).click();
  await expect(form).toBeHidden();
  await expect(staff.getByText(mark).first()).toBeVisible();

  await staff.getByLabel('文字').fill(`出售${mark}`);
  await staff.getByRole('button', { name: '试一试' }).click();
  await expect(staff.getByText('拒绝提交')).toBeVisible();

  const member = await newMember(request);
  const said = await call<{ hits: { rewrite: string }[] }>(request, 'POST', '/sentinel/look', {
    token: member,
    body: { text: `出售${mark}`, place: 'post' },
  });
  expect(said.hits).toMatchObject([{ rewrite: '公开资料' }]);
});

test('a limit that is changed stands on the board at once, and goes back', async ({ page: staff }) => {
  await proveTeam(request, await login(request, 'staff'));
  await openDesk(staff, '/staff/settings');
  const field = staff.getByLabel(/^合规提示核对/);
  await field.fill('99');
  await staff.getByRole('button', { name: '发布 1 项修改' }).click();
  await expect(staff.getByText('请填写 2 到 72 之间的整数（小时）')).toBeVisible();
  await field.fill('36');
  await staff.getByRole('button', { name: '发布 1 项修改' }).click();
  const dialog = staff.getByRole('dialog', { name: '发布修改' });
  await dialog.getByLabel('修改原因').fill('浏览器测试');
  await dialog.getByRole('button', { name: /^发\s?布$/ }).click();
  await expect(dialog).toBeHidden();
  const team = await login(request, 'staff');
  const limit = async () => {
    const { queues } = await call<{ queues: { key: string; limit_hours: number }[] }>(
      request,
      'GET',
      '/staff/desk/board',
      { token: team },
    );
    return queues.find(({ key }) => key === 'sentinel')?.limit_hours;
  };
  await expect.poll(limit).toBe(36);
  await open(staff, `${site.url}/staff/settings?tab=versions`, 'mf-staff');
  await staff.getByRole('button', { name: '全部恢复默认' }).click();
  const restore = staff.getByRole('dialog', { name: '全部恢复默认' });
  await restore.getByLabel('修改原因').fill('浏览器测试结束');
  await restore.getByRole('button', { name: /^恢\s?复$/ }).click();
  await expect(restore).toBeHidden();
  await expect.poll(limit).toBe(24);
});
