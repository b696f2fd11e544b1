import type { OrderFormSchema } from '@harbor/contract';
import { sampleAnswers } from '@harbor/contract/order-form/testing/sample';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember, type Token } from '../../support/api';
import { picture } from '../../support/files';
import { open } from '../../support/main-area';
import { buy, pay, staffDoes } from '../../support/shop';
import { enter, expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => page.getByRole('heading', { level: 1 });
const words = '批注没有覆盖研究方法一节，约定的内容没有做到，希望退款。';

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

/** Hands in the least that form 1 asks for. */
async function submitForm(request: APIRequestContext, token: Token, orderId: number): Promise<void> {
  const own = await call(request, 'GET', `/orderform/${orderId}`, { token });
  const schema = await call<OrderFormSchema>(request, 'GET', '/orderform/schema/1');
  const answers = sampleAnswers(schema, { today: String(own.today), minDays: Number(own.min_days) });
  const body = { form: 1, schema_version: own.schema_version, revision: own.revision, answers };
  await call(request, 'POST', `/orderform/${orderId}`, { token, body });
}

/** An order bought with the coupon of newcomers, paid at the sandbox, that a teacher works on. */
async function beingServed(request: APIRequestContext, me: Token): Promise<number> {
  const held = await call(request, 'GET', '/user/get_coupons', { token: me });
  const [welcome] = held.data as { id: number }[];
  const id = await buy(request, me, 10, { coupon_id: welcome?.id });
  await pay(request, me, id);
  await submitForm(request, me, id);
  await staffDoes(request, await login(request, 'staff'), 'dispatch', id, { teacher_id: 2 });
  return id;
}

test('refused, appealed, granted by somebody else: the money goes back at the sandbox, the coupon with it', async ({
  page,
  request,
  isMobile,
}) => {
  const me = await newMember(request);
  const id = await beingServed(request, me);
  const progress = isMobile ? `/orderrefund/${id}` : `/refund/${id}`;
  await enter(page, me);
  await open(page, `/orderdetail/${id}`, 'mf-services');
  await page.getByRole('button', { name: '申请退款' }).click();
  await expect(page).toHaveURL(new RegExp(`/refund/${id}`));
  await page.getByRole('radio', { name: '服务态度' }).check();
  const amount = page.getByLabel('退款金额');
  await amount.fill('999999');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(main(page)).toContainText('最多可退');
  const info = await call(request, 'GET', `/refund/info/${id}`, { token: me });
  const whole = (info.terms as { refundable_fen: number }).refundable_fen;
  await amount.fill(String(whole / 100));

  // Words that are not right here are put politely; whoever means them sends them all the same.
  const content = page.getByLabel('详细说明');
  await content.fill(`${words}老师还说可以找人代写论文`);
  await page
    .getByLabel('上传凭证图片')
    .locator('input')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('合规提示：代写代发')).toBeVisible();
  await content.fill(words);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(status(page)).toHaveText('退款审核中');
  await expect(page).toHaveURL(new RegExp(`${progress}$`));
  await expect(page.getByRole('img', { name: '凭证 1' })).toBeVisible();

  const refusal = { act: 'refuse', content: '约定的内容已完成', basis: '退款规则第3条' };
  await decide(request, 'staff', id, refusal);
  await expect(status(page)).toHaveText('退款未通过');
  await expect(main(page)).toContainText('依据：退款规则第3条');
  await page
    .getByRole('textbox', { name: '提出申诉' })
    .fill('批注文件里确实没有研究方法一节，请另一位客服核对。');
  await page.getByRole('button', { name: '提交申诉' }).click();
  await expect(status(page)).toHaveText('退款申诉中');

  await decide(request, 'secondStaff', id, { act: 'approve', amount_fen: whole });
  await expect(status(page)).toHaveText('已退款');
  await expect(main(page)).toContainText('已原路退回');
  await expect(main(page)).toContainText('复核通过');
  await open(page, `/orderdetail/${id}`, 'mf-services');
  await expect(status(page)).toContainText('已关闭');
  await page.getByRole('button', { name: '退款进度' }).click();
  await expect(main(page)).toContainText('已原路退回');
  await open(page, '/coupon/', 'mf-account');
  await expect(page.getByRole('link', { name: '去使用：新用户 9 折' })).toBeVisible();
});
