import type { Page } from '@playwright/test';
import { login } from '../../support/api';
import { go } from '../../support/go';
import { openLab } from '../../support/lab';
import { expectReady, open } from '../../support/main-area';
import { listen } from '../../support/said';
import { enter, expect, test } from '../../support/test';

const dialog = (page: Page) => page.getByRole('dialog');

test('staff roll a release back, see it done, and find it in the audit trail', async ({ staff, request }) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-a');
  await lab.release('1.1.0-b');
  await open(staff, `/staff/releases?remote=${lab.name}`, 'mf-staff');
  await staff.getByRole('main').getByRole('button', { name: '回退' }).click();
  await expect(dialog(staff).getByText('1.1.0-b').first()).toBeVisible();
  await dialog(staff).getByLabel('原因').fill('首页打不开');
  await dialog(staff).getByRole('button', { name: '确认回退' }).click();
  await expect(staff.getByText(`${lab.name} 已回退到 1.0.0-a`)).toBeVisible();
  expect(await lab.state()).toMatchObject({ stable: '1.0.0-a' });
  await expect(staff.getByText('回退 1.1.0-b → 1.0.0-a')).toBeVisible();
  await expect(staff.getByText(/首页打不开/).first()).toBeVisible();
  await expect(staff.getByText('已撤下').first()).toBeVisible();
});

test('a canary is started at a share, raised to everybody, and what it brings can be read', async ({
  staff,
  request,
  isMobile,
}) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-a');
  await lab.release('1.1.0-b', { canary: 10 });
  await open(staff, `/staff/releases?remote=${lab.name}`, 'mf-staff');
  const main = staff.getByRole('main');
  await expect(main.getByText(isMobile ? '灰度版 10%' : '发给 10% 的访客')).toBeVisible();
  await main.getByRole('button', { name: '停止灰度' }).click();
  await dialog(staff).getByRole('button', { name: '停止灰度' }).click();
  await expect(main.getByRole('button', { name: '开始灰度' })).toBeVisible();
  expect(await lab.state()).toMatchObject({ stable: '1.0.0-a', canary: null });

  await main.getByRole('button', { name: '开始灰度' }).click();
  await expect(dialog(staff).getByText(/这个版本曾被撤下/)).toBeVisible();
  await dialog(staff)
    .getByLabel(isMobile ? '灰度比例（%）' : '灰度比例', { exact: true })
    .fill('25');
  await dialog(staff).getByRole('button', { name: '开始灰度' }).click();
  await expect(main.getByRole('button', { name: '转为稳定版' })).toBeVisible();
  expect(await lab.state()).toMatchObject({ canary: '1.1.0-b', canary_share: 25 });

  await main.getByRole('button', { name: '转为稳定版' }).click();
  await dialog(staff).getByRole('button', { name: '设为稳定版' }).click();
  await expect(staff.getByText(`${lab.name} 的稳定版已设为 1.1.0-b`)).toBeVisible();
  expect(await lab.state()).toMatchObject({ stable: '1.1.0-b', canary: null });
});

test('who is slower is told what it is now, and nothing of theirs happens', async ({ staff, request }) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-a');
  await lab.release('1.1.0-b');
  await lab.release('1.2.0-c');
  await open(staff, `/staff/releases?remote=${lab.name}`, 'mf-staff');
  await staff.getByRole('main').getByRole('button', { name: '回退' }).click();
  await expect(dialog(staff).getByRole('button', { name: '确认回退' })).toBeEnabled();
  await lab.move('promote', '1.1.0-b');
  const confirm = dialog(staff).getByRole('button', { name: '确认回退' });
  await confirm.click({ timeout: 2000 }).catch(() => undefined);
  await expect(dialog(staff).getByText(/刚刚变更了通道，您的操作没有执行/)).toBeVisible();
  await expect(dialog(staff).getByText(/现在：稳定版 1\.1\.0-b/)).toBeVisible();
  await expect(confirm).toBeDisabled();
  expect(await lab.state()).toMatchObject({ stable: '1.1.0-b' });
});

for (const [who, why] of [
  ['visitor', '请登录'],
  ['buyer', '无权访问该页面'],
] as const)
  test(`a ${who} is sent away, and loads nothing of it`, async ({ page, request: calls }) => {
    if (who === 'buyer') await enter(page, await login(calls, who));
    const said = await listen(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/', 'shell');
    await page.goto('/staff/releases');
    await expect.poll(said).toContain(why);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expectReady(page, 'shell');
    expect(asked.filter((path) => path.startsWith('/releases/shell/'))).not.toEqual([]);
    expect(asked.filter((path) => path.startsWith('/releases/mf-staff/'))).toEqual([]);
  });

test('the address from before leads to the desk for good', async ({ staff }) => {
  const answer = await staff.request.get('/platform/', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/staff/']);
  await open(staff, '/platform/', 'mf-staff');
  await expect(staff).toHaveURL(/\/staff\/$/);
  await open(staff, '/', 'shell');
  await go(staff, '/platform/');
  await expectReady(staff, 'mf-staff');
  await expect(staff).toHaveURL(/\/staff\/$/);
  await go(staff, '/staff/releases');
  await expect(staff).toHaveURL(/\/staff\/releases$/);
});
