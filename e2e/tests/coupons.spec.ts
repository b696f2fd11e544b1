import type { Page } from '@playwright/test';
import { call, login, newMember } from '../support/api';
import { open } from '../support/main-area';
import { enter, expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '优惠券分类' }).getByRole('link', { name });

test('a coupon is received, counted, found again at the purchase, and voided by staff with a reason', async ({
  page,
  request,
}) => {
  const me = await newMember(request);
  await enter(page, me);
  await open(page, '/coupon/?tab=centre', 'mf-account');
  await page.getByRole('button', { name: '领取：立减 10 元' }).click();
  await expect(page.getByText('领取成功，下单时可以使用')).toBeVisible();
  await expect(page.getByRole('link', { name: '去使用：立减 10 元' })).toBeVisible();
  await expect(page.getByRole('button', { name: '领取：立减 10 元' })).toHaveCount(0);
  await expect(main(page)).toContainText('已领完');
  await expect(main(page)).toContainText('即将开始');

  await tab(page, /^未使用/).click();
  // The one that came with registering, and the one received.
  await expect(tab(page, /^未使用\s*2$/)).toBeVisible();
  await expect(main(page)).toContainText('新用户 9 折');

  const usable = await call(request, 'POST', '/service/get_coupons/1', { token: me });
  const titles = (usable.data as unknown as { title: string }[]).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['立减 10 元', '新用户 9 折']));

  const mine = await call(request, 'GET', '/user/get_coupons', { token: me });
  const received = (mine.data as unknown as { id: number; title: string }[]).find(
    ({ title }) => title === '立减 10 元',
  );
  const staff = await login(request, 'staff');
  const body = { reason: '测试发放有误' };
  await call(request, 'POST', `/staff/coupon/void/${received?.id}`, { token: staff, body });
  await open(page, '/coupon/?tab=expired', 'mf-account');
  await expect(main(page)).toContainText('已作废：测试发放有误');
});

test('a code becomes a coupon; a wrong one is told at the field', async ({ member, isMobile }) => {
  await open(member, '/coupon/', 'mf-account');
  if (isMobile) await member.getByRole('button', { name: /用兑换码兑换/ }).click();
  const field = member.getByLabel('兑换码');
  const send = member.getByRole('button', { name: '兑换', exact: true });
  await field.fill('WRONG12345');
  await send.click();
  await expect(member.getByText('兑换码不正确，请核对后重试')).toBeVisible();
  await field.fill('harbor-2026');
  await send.click();
  await expect(member.getByText('兑换成功：老朋友满 300 减 30')).toBeVisible();
  await expect(main(member)).toContainText('老朋友满 300 减 30');
});

test('a coupon that an order holds leads there, and comes back when the order is cancelled', async ({
  page,
  request,
}) => {
  const me = await newMember(request);
  await enter(page, me);
  const held = await call(request, 'GET', '/user/get_coupons', { token: me });
  const [welcome] = held.data as unknown as { id: number }[];
  const goods = await call(request, 'GET', '/service/detail/11');
  const [spec] = goods.specs as { id: number }[];
  const order = await call(request, 'POST', '/service/purchase/11', {
    token: me,
    body: { spec_id: spec?.id, quantity: 1, coupon_id: welcome?.id, agreed: true },
  });
  await open(page, '/coupon/', 'mf-account');
  await expect(page.getByRole('link', { name: '订单占用中' })).toHaveAttribute(
    'href',
    `/orderdetail/${order.order_id}`,
  );
  await call(request, 'POST', `/user/cancel/${order.order_id}`, { token: me, body: { reason: '不需要了' } });
  await open(page, '/coupon/', 'mf-account');
  await expect(page.getByRole('link', { name: /^去使用/ })).toBeVisible();
});
