import { newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

test('agreement and button keep their place when the coupons come', async ({ page, request }) => {
  await enter(page, await newMember(request));
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/service/get_coupons/*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/buypage/1', 'mf-services');
  const places = () =>
    Promise.all([
      page.getByRole('checkbox', { name: /已阅读并同意/ }).boundingBox(),
      page.getByRole('button', { name: '提交订单' }).boundingBox(),
    ]);
  await expect(page.getByText('查询中…')).toBeVisible();
  const before = await places();
  answer();
  await expect(page.getByText(/^−¥/).first()).toBeVisible();
  expect(await places()).toEqual(before);
});
