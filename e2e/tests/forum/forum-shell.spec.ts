import type { Page } from '@playwright/test';
import { newMember } from '../../support/api';
import { serious } from '../../support/axe';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';
import { field, write } from '../../support/writing';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the fifth post of a list and comes back to it, at the height where it was left. */
async function thereAndBack(page: Page): Promise<void> {
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await titles.nth(4).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const here = page.url();
  await titles.nth(4).getByRole('link').click();
  await expect(page).toHaveURL(/postdetail/);
  await expectReady(page, 'mf-forum');
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(150);
}

test('what is talked about leads from home into the forum, whose search leads to posts and back', async ({
  page,
  isMobile,
}) => {
  await open(page, '/', 'shell');
  const topics = page.getByRole('region', { name: '热议话题' });
  await expect(topics.getByRole('listitem')).toHaveCount(6);
  await topics.getByRole('link', { name: '全部话题' }).click();
  await expectReady(page, 'mf-forum');

  await open(page, '/forumindex/?type=newest', 'mf-forum');
  await thereAndBack(page);
  await expect(page.getByRole('link', { name: '最新', exact: true })).toHaveAttribute('aria-current', 'page');

  if (isMobile) await open(page, '/forumsearch/', 'mf-forum');
  const box = page.getByLabel('搜帖子、话题、用户');
  await box.fill('文献');
  const offers = page.getByLabel('搜索建议');
  await expect(offers.locator('mark').first()).toHaveText('文献');
  if (!isMobile) expect(await serious(page)).toEqual([]);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/forumsearch\/\?q=/);
  await expectReady(page, 'mf-forum');
  await expect(page.getByRole('main').locator('article mark').first()).toHaveText('文献');
  await thereAndBack(page);
  await page.getByRole('navigation', { name: '搜索类型' }).getByRole('link', { name: '话题' }).click();
  await expect(page).toHaveURL(/type=topic/);
  await expect(page.getByRole('main').locator('a[href^="/topicdetail/"]').first()).toBeVisible();
});

test('a visitor writes feedback, logs in to send it, finds the words again, and sends them without a category', async ({
  page,
  request,
  isMobile,
}) => {
  const { phone } = await newMember(request);
  if (isMobile) {
    await open(page, '/feedback', 'mf-forum');
    await expect(page.getByText('请登录后评价', { exact: true })).toBeVisible();
  } else {
    await open(page, '/productservice/', 'mf-services');
    await page.getByRole('button', { name: '我要评价' }).click();
    const dialog = page.getByRole('dialog', { name: '我要评价' });
    await expect(dialog.getByRole('combobox', { name: '分类' })).toBeDisabled();
  }
  await page.getByRole('textbox', { name: '标题' }).fill('列表再快一些就好');
  await page.getByRole('textbox', { name: '标题' }).focus();
  await write(page, '服务列表在手机网络下要等两三秒，希望能先看到前几个。');
  await page.getByRole('button', { name: '提交评价' }).click();
  // On the phone the first warning may still be there.
  const warning = page.getByText(isMobile ? '请登录后评价' : '请登录后评价！', { exact: true });
  await expect(warning.last()).toBeVisible();
  await expect(page).toHaveURL(/\/login\/?\?type=feedback/);
  await expectReady(page, 'mf-account');
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('main').getByLabel('手机号').fill(phone);
  await page.getByRole('main').getByLabel('密码', { exact: true }).fill('e2e-member-1');
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/feedback$/);
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('列表再快一些就好');
  await expect(field(page)).toContainText('希望能先看到前几个');
  const sending = page.waitForRequest(/post_message/);
  await page.getByRole('button', { name: '提交评价' }).click();
  const body = (await sending).postDataJSON();
  expect(body).toMatchObject({ is_spit: 1, title: '列表再快一些就好' });
  expect(body).not.toHaveProperty('category_id');
  await expect(page).toHaveURL(/\/ticket\/\d+/);
});
