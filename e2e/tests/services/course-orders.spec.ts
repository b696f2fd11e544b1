import type { Page } from '@playwright/test';
import { call, newMember } from '../../support/api';
import { cashier } from '../../support/cashier';
import { expectReady, open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const title = '学术论文写作入门：从选题到投稿';

/** Through the payment that the order's page has open, to the cashier of Alipay. */
async function leaveForAlipay(page: Page, isMobile: boolean): Promise<void> {
  const payment = page.getByRole('dialog', { name: '支付订单' });
  if (isMobile) {
    await expect(payment.getByText('付款后立即开通')).toBeVisible();
    await payment.getByRole('radio', { name: /支付宝/ }).check({ force: true });
    await payment.getByRole('button', { name: /支付宝支付 ¥199.00/ }).click();
  } else {
    await payment.getByText('支付宝', { exact: true }).click();
    await payment.getByRole('button', { name: '去支付宝付款' }).click();
  }
}

test('a course is paid from its order, open at once, and given back whole in its first week', async ({
  page,
  request,
  isMobile,
}) => {
  const me = await newMember(request);
  const body = { agreed: true, adult: true, scene: isMobile ? 'mobile' : 'desktop' };
  const { order_id: id } = await call(request, 'POST', '/course/1/wechat/pay', { token: me, body });
  await enter(page, me);
  await open(page, `/orderdetail/${id}?pay=1`, 'mf-services');
  await leaveForAlipay(page, isMobile);
  await cashier.pay(page);
  await expect(page).toHaveURL(new RegExp(`/orderdetail/${id}`));
  await expectReady(page, 'mf-services');
  await expect(main(page)).toContainText('课程已开通');
  await expect(main(page)).toContainText(title);
  await expect(main(page).getByRole('link', { name: title })).toHaveCount(0);
  for (const word of ['免费修改', '交付周期', '文件与去向', '填写资料', '再次购买'])
    await expect(main(page)).not.toContainText(word);
  await call(request, 'POST', '/course/1/alipay/pay', { token: me, body, code: 409 });

  await open(page, '/orderpage/', 'mf-services');
  await expect(main(page)).toContainText(title);
  await main(page).getByRole('button', { name: '申请退款' }).click();
  await expect(page).toHaveURL(new RegExp(`/refund/${id}`));
  await expect(main(page)).toContainText('学习进度不超过10%，全额退回');
  await page.getByRole('radio', { name: '拍错/不需要' }).check({ force: true });
  await page.getByRole('button', { name: '确认退款 ¥199.00' }).click();
  await expect(async () => {
    const order = await call(request, 'POST', `/user/order_info/${id}`, { token: me });
    expect([order.status, order.refund_status]).toEqual([80, 4]);
  }).toPass();
  await open(page, `/orderdetail/${id}`, 'mf-services');
  await expect(main(page)).toContainText('已关闭');
});
