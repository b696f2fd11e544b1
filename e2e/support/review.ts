import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { call, type Token } from './api';
import { serious } from './axe';
import { picture } from './files';
import { open } from './main-area';

interface Waiting {
  id: number;
  order_id: number;
}

const ownReview = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

/** What staff do with a review. */
const act = (request: APIRequestContext, token: Token, id: number, verb: string, body: object) =>
  call(request, 'POST', `/staff/appraise/${verb}/${id}`, { token, body });

/** Presses a star. */
async function rate(star: Locator): Promise<void> {
  await star.click();
  await expect(star).toBeChecked();
}

/** Writes the review of a finished order from its page, with a picture; first without any star. */
export async function writeReview(page: Page, words: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '评价', exact: true }).click();
  const send = page.getByRole('button', { name: '提交评价' });
  await send.click();
  await expect(page.getByText('请为综合评分打分')).toBeVisible();
  for (const rubric of ['综合评分', '专业程度', '准时交付', '沟通清楚', '符合规范'])
    await rate(page.getByRole('radio', { name: `${rubric} 5 星` }));
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
  await expect(ownReview(page, words)).toContainText('审核中');
}

/** Staff show the review with an answer; everybody reads it, its writer without a name. @returns its id */
export async function showReview(
  page: Page,
  request: APIRequestContext,
  staff: Token,
  orderId: number,
  words: string,
): Promise<number> {
  const list = await call(request, 'GET', '/staff/appraise/list?status=1', { token: staff });
  const { id = 0 } = (list.data as Waiting[]).find((one) => one.order_id === orderId) ?? {};
  await act(request, staff, id, 'publish', { part: 'review' });
  await act(request, staff, id, 'reply', { content: '谢谢，祝顺利定稿' });
  const onWall = page.getByRole('main').getByRole('article').filter({ hasText: words });
  await expect(async () => {
    await open(page, '/evaluationlist/', 'mf-services');
    await expect(onWall).toContainText('谢谢，祝顺利定稿', { timeout: 1000 });
  }).toPass();
  await expect(onWall).toContainText('**');
  await page.getByRole('button', { name: /^3 星/ }).click();
  await expect(page).toHaveURL(/stars=3/);
  await expect(onWall).toHaveCount(0);
  return id;
}

/** Its writer adds to it once; staff take the review off with a reason, which its writer reads and nobody else. */
export async function appendAndHide(
  page: Page,
  request: APIRequestContext,
  staff: Token,
  id: number,
  words: string,
): Promise<void> {
  const mine = ownReview(page, words);
  await open(page, '/evaluation/?tab=reviewed', 'mf-services');
  await mine.getByRole('button', { name: /^追评/ }).click();
  await page.getByRole('textbox', { name: /^追评/ }).fill('导师看过后也说改得好');
  await page.getByRole('button', { name: '提交追评' }).click();
  await expect(mine).toContainText('追评（审核中）：导师看过后也说改得好');
  await act(request, staff, id, 'publish', { part: 'append' });
  await act(request, staff, id, 'hide', { part: 'review', basis: 'privacy', reason: '图片里有他人姓名' });
  await page.reload();
  await expect(mine).toContainText('未展示：泄露他人隐私：图片里有他人姓名');
  const wall = await call(request, 'GET', '/appraise/list');
  expect(JSON.stringify(wall.data)).not.toContain(words);
}
