import { codeOf } from '../../../scripts/staff/second-factor.mjs';
import { newMember } from '../../support/api';
import { cashier } from '../../support/cashier';
import { makeCategory, makeService } from '../../support/catalogue';
import { expectReady, open } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { agree } from '../../support/shop';
import { staffCommand } from '../../support/staff-command';
import { enter, expect, test } from '../../support/test';

let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await ownSite({ HARBOR_DEMO: 'empty' });
});

test.afterAll(() => site.close());

test('on an empty site somebody becomes its first admin, follows the checklist, and sells a first service', async ({
  page,
  browser,
  playwright,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL: site.url });
  const admin = await newMember(request);
  const said = await staffCommand(site.url, 'create-admin', '--phone', admin.phone, '--data', site.data);
  expect(said).toContain('现在是超级管理员');

  await enter(page, admin);
  await open(page, `${site.url}/staff/`, 'mf-staff');
  await page.getByLabel('登录密码').fill('e2e-member-1');
  await page.getByRole('button', { name: '下一步' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('验证器显示的 6 位验证码').fill(codeOf(secret));
  await page.getByRole('button', { name: '我已保存' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '待办看板' })).toBeAttached();

  await open(page, `${site.url}/staff/first-day`, 'mf-staff');
  const point = (title: string) => main.getByRole('listitem').filter({ hasText: title });
  await expect(point('第一个上架的服务').getByText('缺', { exact: true })).toBeVisible();
  // The sandbox answers the same signed question that the real gateways do.
  await main.getByRole('button', { name: /试一次：微信支付/ }).click();
  await expect(point('微信支付').getByText('好', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: '去处理：第一个服务分类' }).click();
  await expectReady(page, 'mf-staff');
  await makeCategory(page, '语言润色');
  await main.getByRole('link', { name: '新建服务' }).first().click();
  const title = '学术海报语言校订';
  const id = await makeService(page, title);
  await open(page, `${site.url}/staff/first-day`, 'mf-staff');
  await expect(point('第一个上架的服务').getByText('好', { exact: true })).toBeVisible();

  const buyer = await (await browser.newContext()).newPage();
  await enter(buyer, await newMember(request));
  await open(buyer, `${site.url}/goodsdetail/${id}`, 'mf-services');
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await buyer.getByRole('button', { name: '立即购买' }).click();
  await expect(buyer).toHaveURL(/\/buypage\/\d+/);
  await expectReady(buyer, 'mf-services');
  await agree(buyer);
  await buyer.getByRole('button', { name: '提交订单' }).click();
  const paying = buyer.getByRole('dialog', { name: '支付订单' });
  await paying.getByText('支付宝', { exact: true }).click();
  await paying.getByRole('button', { name: '去支付宝付款' }).click();
  await cashier.pay(buyer);
  await expect(buyer).toHaveURL(/\/orderdetail\/\d+/);
  await expectReady(buyer, 'mf-services');
  await expect(buyer.getByRole('main')).toContainText('待完善');
});
