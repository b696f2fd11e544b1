import type { Page } from '@playwright/test';
import { newMember } from '../../support/api';
import { expectReady, open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

// With everything that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const back = (page: Page) => page.evaluate(() => history.back());
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the first post of the list by its link, so that there is a page before it. */
async function openPost(page: Page): Promise<void> {
  await open(page, '/forumindex/?type=newest', 'mf-forum');
  await page.getByRole('main').getByRole('article').getByRole('heading').first().getByRole('link').click();
  await expect(page).toHaveURL(/postdetail/);
  await expectReady(page, 'mf-forum');
}

test('back closes a sheet where it stands; the next step leaves the page, and no entry is left over', async ({
  page,
  request,
}) => {
  await enter(page, await newMember(request));
  await openPost(page);
  const post = page.url();
  const report = page.getByRole('dialog', { name: '举报帖子' });
  const flag = page.getByRole('main').getByRole('button', { name: '举报' }).first();

  await flag.click();
  await expect(report).toBeVisible();
  const before = await scrolled(page);
  await back(page);
  await expect(report).toHaveCount(0);
  expect(page.url()).toBe(post);
  expect(await scrolled(page)).toBe(before);

  // By its own button, and then back at once.
  await flag.click();
  await report.getByRole('button', { name: '关闭' }).click();
  await expect(report).toHaveCount(0);
  await back(page);
  await expect(page).toHaveURL(/forumindex/);

  // Two quick steps: the sheet, then the page.
  await page.goForward();
  await expect(page).toHaveURL(post);
  await expectReady(page, 'mf-forum');
  await flag.click();
  await expect(report).toBeVisible();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page).toHaveURL(/forumindex/);
  await expect(report).toHaveCount(0);
});

test('on the page that somebody came in by, back closes a sheet instead of leaving the site', async ({
  page,
}) => {
  await page.goto('about:blank');
  await open(page, '/postdetail/1', 'mf-forum');
  // A visitor is asked to log in, by a sheet.
  await page.getByRole('button', { name: /^收藏/ }).click();
  const question = page.getByRole('dialog', { name: '请登录后收藏' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/postdetail\/1$/);
});

test('over unsaved words back closes the chooser first, then asks; the question itself closes by back', async ({
  page,
  request,
}) => {
  await enter(page, await newMember(request));
  await open(page, '/forumindex/', 'mf-forum');
  await page.getByRole('link', { name: '发帖' }).click();
  await expect(page).toHaveURL(/sendpost/);
  await page.getByRole('textbox', { name: '标题' }).fill('还没写完');
  const chooser = page.getByRole('dialog', { name: '选择分类' });
  const leave = page.getByRole('dialog', { name: '离开前要保存吗？' });
  await page.getByRole('button', { name: /^分类/ }).click();
  await expect(chooser).toBeVisible();
  await back(page);
  await expect(chooser).toHaveCount(0);
  await expect(leave).toHaveCount(0);
  await back(page);
  await expect(leave).toBeVisible();
  await back(page);
  await expect(leave).toHaveCount(0);
  await expect(page).toHaveURL(/sendpost/);
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('还没写完');
  await back(page);
  await leave.getByRole('button', { name: '不保存' }).click();
  await expect(page).toHaveURL(/forumindex/);
});

test('a page opened from a sheet is left back to the page under it', async ({ page }) => {
  await openPost(page);
  const post = page.url();
  await page.getByRole('button', { name: /^收藏/ }).click();
  await page.getByRole('dialog', { name: '请登录后收藏' }).getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await back(page);
  await expect(page).toHaveURL(post);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await back(page);
  await expect(page).toHaveURL(/forumindex/);
});

test('loaded anew while a sheet was open, one step back leaves the page', async ({ page }) => {
  await openPost(page);
  await page.getByRole('button', { name: /^收藏/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expectReady(page, 'mf-forum');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await back(page);
  await expect(page).toHaveURL(/forumindex/);
});
