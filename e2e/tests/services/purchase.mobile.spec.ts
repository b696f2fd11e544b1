import type { Page } from '@playwright/test';
import { cashier } from '../../support/cashier';
import { expectReady, open } from '../../support/main-area';
import { agree } from '../../support/shop';
import { expect, test } from '../../support/test';

async function order(page: Page): Promise<string> {
  await open(page, '/buypage/1', 'mf-services');
  await agree(page);
  await page.getByRole('button', { name: /提交订单/ }).click();
  await expect(page).toHaveURL(/\/orderdetail\/\d+/);
  return /\/orderdetail\/(\d+)/.exec(page.url())?.[1] ?? '';
}

for (const [name, choice, shown] of [
  ['WeChat', /微信支付/, '微信支付'],
  ['Alipay', /支付宝/, '支付宝'],
] as const) {
  test(`a phone pays by ${name} at the gateway's page and comes back to the paid order`, async ({
    member,
  }) => {
    const id = await order(member);
    const sheet = member.getByRole('dialog', { name: '支付订单' });
    await sheet.getByRole('radio', { name: choice }).check({ force: true });
    await sheet.getByRole('button', { name: /支付.*¥/ }).click();
    await cashier.pay(member);
    await expect(member).toHaveURL(new RegExp(`/orderdetail/${id}`));
    await expectReady(member, 'mf-services');
    await expect(member.getByRole('main')).toContainText('待完善');
    await member.reload();
    await expectReady(member, 'mf-services');
    await expect(member.getByRole('main')).toContainText(shown);
  });
}

test('somebody who gives up at the cashier comes back to an order that can still be paid', async ({
  member,
}) => {
  const id = await order(member);
  const sheet = member.getByRole('dialog', { name: '支付订单' });
  await sheet.getByRole('radio', { name: /支付宝/ }).check({ force: true });
  await sheet.getByRole('button', { name: /支付.*¥/ }).click();
  await cashier.cancel(member);
  await member.goto(`/orderdetail/${id}`);
  await expectReady(member, 'mf-services');
  await expect(member.getByRole('main')).toContainText('待付款');
  await expect(member.getByRole('button', { name: /去付款|立即付款|付款/ }).first()).toBeVisible();
});

test('the list of services filters in a sheet with a live count', async ({ page }) => {
  await open(page, '/productservice/', 'mf-services');
  await page.getByRole('button', { name: /筛选/ }).click();
  const sheet = page.getByRole('dialog', { name: /筛选/ });
  await expect(sheet.getByRole('button', { name: /\d+/ }).last()).toBeVisible();
});
