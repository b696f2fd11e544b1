import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember } from '../support/api';
import { cashier } from '../support/cashier';
import { open } from '../support/main-area';
import { enter, expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const words = '第二章的批注没有覆盖研究方法一节，希望退回一部分费用。';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What a member of staff does with the newest refund of an order. */
async function decide(
  request: APIRequestContext,
  role: 'staff' | 'secondStaff',
  orderId: number,
  body: object,
) {
  const token = await login(request, role);
  const desk = await call(request, 'POST', '/staff/refund/list', { token, body: { tab: 'todo' } });
  const rows = desk.data as { id: number; order: { id: number } }[];
  const refund = rows.find(({ order }) => order.id === orderId);
  await call(request, 'POST', `/staff/refund/act/${refund?.id}`, { token, body });
}

test('refused, appealed, and granted in part by somebody else; the order goes on', async ({
  page,
  request,
  isMobile,
}) => {
  // Each platform has an order of its own, which a teacher works on.
  const orderId = isMobile ? 8 : 4;
  const progress = isMobile ? `/orderrefund/${orderId}` : `/refund/${orderId}`;
  const buyer = await login(request, 'buyer');
  const before = await call(request, 'POST', `/user/order_info/${orderId}`, { token: buyer });
  // What an attempt that failed has left.
  if ((before.actions as { cancel_refund: boolean }).cancel_refund)
    await call(request, 'POST', `/user/cancel_refund/${orderId}`, { token: buyer });
  await enter(page, buyer);
  await open(page, `/orderdetail/${orderId}`, 'mf-services');
  await page.getByRole('button', { name: '申请退款' }).click();
  await expect(page).toHaveURL(new RegExp(`/refund/${orderId}`));
  await page.getByRole('radio', { name: '服务态度' }).check();
  const amount = page.getByLabel('退款金额');
  await amount.fill('999999');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(main(page)).toContainText('最多可退');
  await amount.fill('100');
  await page.getByLabel('详细说明').fill(words);
  await page
    .getByLabel('上传凭证图片')
    .locator('input')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '退款审核中' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${progress}$`));
  await expect(page.getByRole('img', { name: '凭证 1' })).toBeVisible();

  await decide(request, 'staff', orderId, {
    act: 'refuse',
    content: '约定的内容已完成',
    basis: '退款规则第3条',
  });
  await open(page, progress, 'mf-services');
  await expect(page.getByRole('heading', { level: 1, name: '退款未通过' })).toBeVisible();
  await expect(main(page)).toContainText('依据：退款规则第3条');
  await page
    .getByRole('textbox', { name: '提出申诉' })
    .fill('批注文件里确实没有研究方法一节，请另一位客服核对。');
  await page.getByRole('button', { name: '提交申诉' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '退款申诉中' })).toBeVisible();

  await decide(request, 'secondStaff', orderId, { act: 'approve', amount_fen: 6000 });
  await open(page, progress, 'mf-services');
  await expect(page.getByRole('heading', { level: 1, name: '已退款' })).toBeVisible();
  await expect(main(page)).toContainText('¥60.00 已原路退回');
  await expect(main(page)).toContainText('复核通过');
  await open(page, `/orderdetail/${orderId}`, 'mf-services');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(isMobile ? '修改中' : '服务中');
});

test('nothing begun: what was paid at the sandbox is back there at once, and the order closes', async ({
  page,
  request,
  isMobile,
}) => {
  const me = await newMember(request);
  await enter(page, me);
  const goods = await call(request, 'GET', '/service/detail/11');
  const [spec] = goods.specs as { id: number }[];
  const order = await call(request, 'POST', '/service/purchase/11', {
    token: me,
    body: { spec_id: spec?.id, quantity: 1, agreed: true },
  });
  const id = Number(order.order_id);
  const paying = await call(request, 'POST', '/pay/alipay_pay', {
    token: me,
    body: { order_id: id, scene: isMobile ? 'mobile' : 'desktop' },
  });
  await page.goto(String(paying.redirect_url));
  await cashier.pay(page);
  await expect(async () => {
    const state = await call(request, 'GET', `/pay/state/${id}`, { token: me });
    expect(state.paid).toBe(true);
  }).toPass();

  await open(page, `/refund/${id}`, 'mf-services');
  await expect(main(page)).toContainText('服务还没有开始，将全额退回');
  await page.getByRole('radio', { name: '重复下单' }).check();
  await page.getByRole('button', { name: /确认退款 ¥/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '已退款' })).toBeVisible({ timeout: 15_000 });
  await open(page, `/orderdetail/${id}`, 'mf-services');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('已关闭');
  await page.getByRole('button', { name: '退款进度' }).click();
  await expect(main(page)).toContainText('已原路退回');
});
