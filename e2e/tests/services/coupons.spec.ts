import type { Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { buy, pay } from '../../support/shop';
import { enter, expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '优惠券分类' }).getByRole('link', { name });
const spend = (page: Page, title: string) => page.getByRole('link', { name: `去使用：${title}` });

interface Held {
  id: number;
  title: string;
}

test('a coupon is received, held by an order, given back when it is cancelled, and used by the next one', async ({
  page,
  request,
  isMobile,
}) => {
  const me = await newMember(request);
  await enter(page, me);
  await open(page, '/coupon/?tab=centre', 'mf-account');
  await page.getByRole('button', { name: '领取：立减 10 元' }).click();
  await expect(page.getByText('领取成功，下单时可以使用')).toBeVisible();
  await expect(spend(page, '立减 10 元')).toBeVisible();
  await expect(page.getByRole('button', { name: '领取：立减 10 元' })).toHaveCount(0);
  await expect(main(page)).toContainText('已领完');
  await expect(main(page)).toContainText('即将开始');

  // A code becomes one too; a wrong one is told at its field.
  await tab(page, /^未使用/).click();
  if (isMobile) await page.getByRole('button', { name: /用兑换码兑换/ }).click();
  const field = page.getByLabel('兑换码');
  const send = page.getByRole('button', { name: '兑换', exact: true });
  await field.fill('WRONG12345');
  await send.click();
  await expect(page.getByText('兑换码不正确，请核对后重试')).toBeVisible();
  await field.fill('harbor-2026');
  await send.click();
  await expect(page.getByText('兑换成功：老朋友满 300 减 30')).toBeVisible();
  // With the one that came with registering.
  await expect(tab(page, /^未使用\s*3$/)).toBeVisible();

  const mine = await call(request, 'GET', '/user/get_coupons', { token: me });
  const idOf = (title: string) => (mine.data as Held[]).find((coupon) => coupon.title === title)?.id ?? 0;
  const [ten, code] = [idOf('立减 10 元'), idOf('老朋友满 300 减 30')];
  const order = await buy(request, me, 11, { coupon_id: ten });
  await page.reload();
  await expect(page.getByRole('link', { name: '订单占用中' })).toHaveAttribute(
    'href',
    `/orderdetail/${order}`,
  );
  await call(request, 'POST', `/user/cancel/${order}`, { token: me, body: { reason: '不需要了' } });
  await page.reload();
  await expect(spend(page, '立减 10 元')).toBeVisible();

  const next = await buy(request, me, 11, { coupon_id: ten });
  await pay(request, me, next);
  const staff = await login(request, 'staff');
  const body = { reason: '测试发放有误' };
  await call(request, 'POST', `/staff/coupon/void/${code}`, { token: staff, body });
  await page.reload();
  await expect(spend(page, '新用户 9 折')).toBeVisible();
  await expect(spend(page, '立减 10 元')).toHaveCount(0);
  await tab(page, /^已使用/).click();
  await expect(main(page)).toContainText('立减 10 元');
  await expect(page.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', `/orderdetail/${next}`);
  await tab(page, /^已过期/).click();
  await expect(main(page)).toContainText('已作废：测试发放有误');
});
