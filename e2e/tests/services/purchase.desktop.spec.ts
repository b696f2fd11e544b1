import type { Page } from '@playwright/test';
import { call, newMember } from '../../support/api';
import { cashier } from '../../support/cashier';
import { expectReady, open } from '../../support/main-area';
import { agree, buy } from '../../support/shop';
import { enter, expect, test } from '../../support/test';

/** From a service's page to the order with its payment dialog. @returns the order's id */
async function order(page: Page): Promise<string> {
  await open(page, '/goodsdetail/1', 'mf-services');
  await page.getByRole('radio', { name: /标准/ }).check({ force: true });
  await page.getByRole('button', { name: '立即购买' }).click();
  await expect(page).toHaveURL(/\/buypage\/1/);
  await expectReady(page, 'mf-services');
  await agree(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/orderdetail\/\d+/);
  return /\/orderdetail\/(\d+)/.exec(page.url())?.[1] ?? '';
}

const dialog = (page: Page) => page.getByRole('dialog', { name: '支付订单' });

test('a service is bought and paid by WeChat: the dialog closes itself and the order is paid', async ({
  member,
  context,
}) => {
  await order(member);
  await expect(dialog(member).getByRole('img', { name: '微信支付二维码' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await dialog(member)
    .getByRole('link', { name: /演示收银台/ })
    .click();
  const till = await opened;
  await cashier.pay(till);
  await till.close();
  await expect(dialog(member)).toBeHidden({ timeout: 60_000 });
  await expect(member.getByRole('main')).toContainText('待完善');
  await member.reload();
  await expectReady(member, 'mf-services');
  await expect(member.getByRole('main')).toContainText('待完善');
  await expect(member.getByRole('main')).toContainText('微信支付');
});

test('a service is bought and paid by Alipay: the return page asks the server and shows the paid order', async ({
  member,
}) => {
  const id = await order(member);
  await dialog(member).getByText('支付宝', { exact: true }).click();
  await dialog(member).getByRole('button', { name: '去支付宝付款' }).click();
  await cashier.pay(member);
  await expect(member).toHaveURL(new RegExp(`/orderdetail/${id}`));
  await expectReady(member, 'mf-services');
  await expect(member.getByRole('main')).toContainText('待完善');
  await expect(member.getByRole('main')).toContainText('支付宝');
});

test('a code that another tab replaces says so at once; it is had again when asked for, and goes with the order', async ({
  page,
  request,
}) => {
  const session = await newMember(request);
  const id = await buy(request, session, 1);
  await enter(page, session);
  await open(page, `/orderdetail/${id}?pay=1`, 'mf-services');
  const code = dialog(page).getByRole('img', { name: '微信支付二维码' });
  await expect(code).toBeVisible();
  const body = { order_id: id, scene: 'desktop' };
  await call(request, 'POST', '/pay/alipay_pay', { token: session, body });
  // Two ways of hearing of it, by the event and by asking for the code, say it in two sentences.
  await expect(dialog(page)).toContainText('改用支付宝付款');
  await expect(code).toBeHidden();
  await dialog(page).getByRole('button', { name: '改用微信支付' }).click();
  await expect(code).toBeVisible();
  await call(request, 'POST', `/user/cancel/${id}`, { token: session, body: {} });
  await expect(dialog(page)).toBeHidden();
});

test('nothing is pre-ticked, and without consent nothing is bought', async ({ member }) => {
  await open(member, '/buypage/1', 'mf-services');
  const consent = member.getByRole('checkbox', { name: /已阅读并同意/ });
  await expect(consent).not.toBeChecked();
  await member.getByRole('button', { name: '提交订单' }).click();
  await expect(member.getByText(/请阅读并同意/)).toBeVisible();
  await expect(member).toHaveURL(/\/buypage\/1/);
});

test('a double click buys once', async ({ page, request }) => {
  const session = await newMember(request);
  await enter(page, session);
  await open(page, '/buypage/2', 'mf-services');
  await agree(page);
  await page.getByRole('button', { name: '提交订单' }).dblclick();
  await expect(page).toHaveURL(/\/orderdetail\/\d+/);
  const orders = await call(request, 'POST', '/user/get_orders', { token: session, body: {} });
  expect(orders.total).toBe(1);
});

test('words out of range are answered at the field', async ({ page, request }) => {
  const session = await newMember(request);
  const answer = await call(request, 'POST', '/service/purchase/1', {
    token: session,
    body: { spec_id: 1, words: 3, agreed: true, adult: true },
    code: 422,
  });
  expect(answer).toEqual({ errors: { words: ['字数至少为100'] } });
  await enter(page, session);
  await page.route('**/service/purchase/1', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 422, msg: '字数至少为100', data: { errors: { words: ['字数至少为100'] } } },
    }),
  );
  await open(page, '/buypage/1', 'mf-services');
  await agree(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('main').getByText('字数至少为100')).toBeVisible();
});

test('back, forward and reload while paying end in one truth', async ({ member, context }) => {
  const id = await order(member);
  await member.goBack();
  await member.goForward();
  await expect(member).toHaveURL(new RegExp(`/orderdetail/${id}`));
  await expectReady(member, 'mf-services');
  await member.reload();
  await expectReady(member, 'mf-services');
  await expect(member.getByRole('main')).toContainText('待付款');
  const second = await context.newPage();
  await open(second, `/orderdetail/${id}`, 'mf-services');
  await second.getByRole('main').getByRole('button', { name: /付款/ }).first().click();
  const opened = context.waitForEvent('page');
  await dialog(second)
    .getByRole('link', { name: /演示收银台/ })
    .click();
  await cashier.pay(await opened);
  await expect(second.getByRole('main')).toContainText('待完善');
  await member.bringToFront();
  await member.reload();
  await expect(member.getByRole('main')).toContainText('待完善');
});

test('an unpaid order is cancelled after a question, and its buttons go', async ({ member }) => {
  await order(member);
  await dialog(member)
    .getByRole('button', { name: /关闭|Close/ })
    .click();
  await member.getByRole('main').getByRole('button', { name: '取消订单' }).click();
  const question = member.getByRole('dialog', { name: '取消订单' });
  await expect(question.getByRole('button', { name: '确认取消' })).toBeDisabled();
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: '确认取消' }).click();
  await expect(member.getByRole('main')).toContainText('已取消');
  await expect(
    member.getByRole('main').getByRole('button', { name: /^(去付款|立即付款|付款)$/ }),
  ).toHaveCount(0);
});

test('an unknown service and somebody else’s order are a friendly page with a way on', async ({
  member,
  request,
}) => {
  await open(member, '/goodsdetail/999999', 'mf-services');
  await expect(member.getByRole('main').getByRole('link').first()).toBeVisible();
  const other = await newMember(request);
  const bought = await call(request, 'POST', '/service/purchase/1', {
    token: other,
    body: { spec_id: 1, words: 3000, agreed: true, adult: true },
  });
  await open(member, `/orderdetail/${bought.order_id}`, 'mf-services');
  await expect(member.getByRole('main')).not.toContainText('SCI 论文英文深度润色');
  await expect(member.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the order list filters by tab and offers what the server allows', async ({ buyer }) => {
  await open(buyer, '/orderpage/', 'mf-services');
  const answered = buyer.waitForResponse(
    (response) =>
      response.url().endsWith('/user/get_orders') && (response.request().postData() ?? '').includes('unpaid'),
  );
  await buyer
    .getByRole('navigation', { name: '订单分类' })
    .getByRole('link', { name: /待付款/ })
    .click();
  const { data } = await (await answered).json();
  expect(data.total).toBeGreaterThan(0);
  await expect(buyer.getByRole('main').getByText('待付款').nth(1)).toBeVisible();
});
