import type { Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { proveTeam } from '../../support/second-factor';
import { enter, expect, test } from '../../support/test';

/** Words of this run alone: the site is shared with other tests. */
const mark = `${process.pid % 10_000}${Date.now() % 10_000}`;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a coupon is made and opened from the desk, and a buyer receives it', async ({
  staff,
  browser,
  request,
  baseURL,
}) => {
  const title = `满300减20 ${mark}`;
  // A code of the last minutes: the form would ask for it otherwise.
  const team = await login(request, 'staff');
  await proveTeam(request, team);
  await open(staff, '/staff/coupons', 'mf-staff');
  await press(staff, '新建优惠券');
  const form = staff.getByRole('dialog', { name: '新建优惠券' });
  await form.getByLabel('名称').fill(title);
  await form.getByLabel('减免金额').fill('20');
  await form.getByLabel('使用门槛').fill('10');
  await form.getByRole('button', { name: /^新\s?建$/ }).click();
  await expect(form.getByText('满减的门槛应高于减免金额')).toBeVisible();
  await form.getByLabel('使用门槛').fill('300');
  await expect(form.getByRole('region', { name: '预览' })).toContainText('满 300 元可用');
  await form.getByRole('button', { name: /^新\s?建$/ }).click();
  await expect(staff).toHaveURL(/\/staff\/coupons\/\d+$/);
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await press(staff, '开始发放');
  const question = staff.getByRole('dialog', { name: `开始发放 ${title}` });
  await expect(question).toContainText('会出现在领券中心');
  await question.getByRole('button', { name: '开始发放' }).click();
  await expect(question).toBeHidden();

  const id = Number(new URL(staff.url()).pathname.split('/').pop());
  const member = await newMember(request);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await enter(page, member);
  await open(page, '/coupon/', 'mf-account');
  await call(request, 'POST', `/coupons/receive/${id}`, { token: member });
  const own = await call<{ data: { title: string }[] }>(request, 'GET', '/user/get_coupons', {
    token: member,
  });
  expect(own.data.map((one) => one.title)).toContain(title);
  await page.reload();
  await expect(page.getByText(title).first()).toBeVisible();
  await context.close();
  await staff.reload();
  await expect(staff.getByRole('list', { name: '领取记录' }).getByRole('listitem')).toHaveCount(1);
});

test('a question of the help centre is written at the desk, read and found by a visitor', async ({
  staff,
  browser,
  baseURL,
}) => {
  const question = `怎样参观灯塔 ${mark}`;
  await open(staff, '/staff/site/help', 'mf-staff');
  await press(staff, '新建问题');
  const form = staff.getByRole('dialog', { name: '新建问题' });
  await form.getByLabel('问题').fill(question);
  await form.getByLabel('回答').fill('每周六上午开放，{=ticketHours} 小时前预约即可。');
  await expect(form.getByRole('region', { name: '预览' })).toContainText(/\d+ 小时前预约/);
  await press(staff, '保存并发布');
  await expect(form).toBeHidden();
  await expect(staff.getByText(question)).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const visitor = await context.newPage();
  const found = await visitor.request.get(`/api/applet/help/search?keyword=${encodeURIComponent(question)}`);
  expect((await found.json()).data.data[0]).toMatchObject({ question });
  await visitor.goto('/breadcrumb/3');
  await expect(visitor.getByText(question).first()).toBeVisible();
  await context.close();
});
