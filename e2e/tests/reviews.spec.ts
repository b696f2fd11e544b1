import { call, login } from '../support/api';
import { serious } from '../support/axe';
import { open } from '../support/main-area';
import { expect, test } from '../support/test';

interface Waiting {
  id: number;
  order_id: number;
}

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// A finished order is reviewed once: a second try would find it reviewed.
test.describe.configure({ retries: 0 });

test('an order is reviewed, looked at by staff, read on the wall, answered, added to, and hidden with a reason', async ({
  buyer: page,
  request,
  isMobile,
}) => {
  const order = isMobile ? 24 : 9;
  const words = `${isMobile ? '手机' : '电脑'}上写的评价：批注具体，每条都写了理由`;
  const staff = await login(request, 'staff');
  const act = (id: number, verb: string, body: object) =>
    call(request, 'POST', `/staff/appraise/${verb}/${id}`, { token: staff, body });

  await open(page, `/orderdetail/${order}`, 'mf-services');
  await page.getByRole('main').getByRole('button', { name: '评价', exact: true }).click();
  const send = page.getByRole('button', { name: '提交评价' });
  await send.click();
  await expect(page.getByText('请为综合评分打分')).toBeVisible();
  for (const rubric of ['综合评分', '专业程度', '准时交付', '沟通清楚', '符合规范'])
    await page.getByRole('radio', { name: `${rubric} 5 星` }).check({ force: true });
  await page.getByRole('button', { name: '说明清楚' }).click();
  await page.getByLabel('文字评价').fill(words);
  await page
    .getByLabel('上传图片')
    .locator('input')
    .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('button', { name: '删除第 1 张图片' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await send.click();
  await expect(page.getByText('评价已提交，审核后展示，谢谢您')).toBeVisible();
  const mine = page.getByRole('article').filter({ hasText: words });
  await expect(mine).toContainText('审核中');

  const list = await call(request, 'GET', '/staff/appraise/list?status=1', { token: staff });
  const { id = 0 } = (list.data as Waiting[]).find((one) => one.order_id === order) ?? {};
  await act(id, 'publish', { part: 'review' });
  await act(id, 'reply', { content: '谢谢，祝顺利定稿' });
  const onWall = page.getByRole('main').getByRole('article').filter({ hasText: words });
  await expect(async () => {
    await open(page, '/evaluationlist/', 'mf-services');
    await expect(onWall).toContainText('谢谢，祝顺利定稿', { timeout: 1000 });
  }).toPass();
  await expect(onWall).toContainText('林**');
  await page.getByRole('button', { name: /^3 星/ }).click();
  await expect(page).toHaveURL(/stars=3/);
  await expect(onWall).toHaveCount(0);

  await open(page, '/evaluation/?tab=reviewed', 'mf-services');
  await mine.getByRole('button', { name: /^追评/ }).click();
  await page.getByRole('textbox', { name: /^追评/ }).fill('导师看过后也说改得好');
  await page.getByRole('button', { name: '提交追评' }).click();
  await expect(mine).toContainText('追评（审核中）：导师看过后也说改得好');
  await act(id, 'publish', { part: 'append' });

  await act(id, 'hide', { part: 'review', basis: 'privacy', reason: '图片里有他人姓名' });
  await open(page, '/evaluation/?tab=reviewed', 'mf-services');
  await expect(mine).toContainText('未展示：泄露他人隐私：图片里有他人姓名');
  const wall = await call(request, 'GET', '/appraise/list');
  expect(JSON.stringify(wall.data)).not.toContain(words);
});
