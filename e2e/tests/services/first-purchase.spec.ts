import { call, newMember } from '../../support/api';
import { expectReady, open } from '../../support/main-area';
import { agree } from '../../support/shop';
import { enter, expect, test } from '../../support/test';

const age = '我已年满18周岁';

test('the first purchase asks for the age, at the box, and later ones do not', async ({ page, request }) => {
  const session = await newMember(request);
  await enter(page, session);
  await open(page, '/buypage/1', 'mf-services');
  await expect(page.getByRole('checkbox', { name: age })).not.toBeChecked();
  const agreement = page.getByRole('checkbox', { name: /已阅读并同意/ });
  await expect(() => agreement.check({ force: true })).toPass();
  await page.getByRole('button', { name: /提交订单/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请先确认您已年满18周岁' })).toBeInViewport();
  await expect(page).toHaveURL(/\/buypage\/1/);
  expect((await call(request, 'POST', '/user/get_orders', { token: session, body: {} })).total).toBe(0);

  await agree(page);
  await page.getByRole('button', { name: /提交订单/ }).click();
  await expect(page).toHaveURL(/\/orderdetail\/\d+/);
  await expectReady(page, 'mf-services');
  await open(page, '/buypage/2', 'mf-services');
  await expect(page.getByRole('checkbox', { name: /已阅读并同意/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: age })).toBeHidden();
});
