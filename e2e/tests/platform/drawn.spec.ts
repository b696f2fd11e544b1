import type { Page } from '@playwright/test';
import { expectReady } from '../../support/main-area';
import { watchTakeover } from '../../support/takeover';
import { expect, test } from '../../support/test';

test('a drawn page stands before its scripts in the HTML, and no sheet is waited for', async ({ page }) => {
  const answer = await page.goto('/goodsdetail/1');
  const html = (await answer?.text()) ?? '';
  const content = html.indexOf('</h1>');
  expect(content).toBeGreaterThan(0);
  expect(html.indexOf('as="script"')).toBeGreaterThan(content);
  expect(html.search(/<script[^>]* src=/)).toBeGreaterThan(content);
  expect(html).not.toContain('rel="stylesheet"');
});

test('the frame of a drawn page, which is taken over last, leads on without a new document', async ({
  page,
}) => {
  await page.goto('/goodsdetail/1');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await expectReady(page, 'mf-services');
  await page.locator('footer a[href="/breadcrumb/5"]').first().click();
  await expectReady(page, 'mf-account');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
});

test('a member sees the page as served until their own stands there', async ({ buyer }) => {
  const answer = await buyer.goto('/');
  expect(await answer?.text()).toContain('"drawn":');
  await expectReady(buyer, 'shell');
  await expect(buyer.locator('#harbor-drawn')).toHaveCount(0);
  await expect(buyer.locator('#harbor-root')).toBeVisible();
  await expect(buyer.locator('h1')).toHaveCount(1);
});

test('a developer may have a page left to the browser', async ({ page, request }) => {
  const answer = await request.get('/productservice/?drawn=off');
  expect(await answer.text()).not.toContain('"drawn":');
  const takenOver = await watchTakeover(page);
  await page.goto('/productservice/?drawn=off');
  await expectReady(page, 'mf-services');
  expect(await takenOver()).toMatchObject({ drawn: false, complaints: [] });
});

test.describe('what a browser keeps', () => {
  const kept = [
    {
      path: '/breadcrumb/4',
      owner: 'mf-account',
      storage: 'session',
      key: 'harbor:ticket:complaint',
      value: JSON.stringify({ content: '交付比约定的日子晚了三天' }),
      field: '详细描述',
      text: '交付比约定的日子晚了三天',
    },
    {
      path: '/uploadfile/',
      owner: 'mf-services',
      storage: 'local',
      key: 'harbor.submission',
      value: JSON.stringify({ content: { title: '湿地沉积物中的微塑料' }, revision: 0 }),
      field: '稿件标题',
      text: '湿地沉积物中的微塑料',
    },
  ] as const;

  for (const { path, owner, storage, key, value, field, text } of kept)
    test(`${path} is taken over, and then has the words that were not sent`, async ({ page }) => {
      await page.addInitScript(
        ([where, name, words]) => (where === 'local' ? localStorage : sessionStorage).setItem(name, words),
        [storage, key, value] as const,
      );
      const takenOver = await watchTakeover(page);
      await page.goto(path);
      await expectReady(page, owner);
      await expect(page.getByLabel(field).first()).toHaveValue(text);
      expect(await takenOver()).toEqual({ drawn: true, kept: true, complaints: [] });
    });
});

test.describe('what is typed before a page is taken over', () => {
  /** Opens a page whose scripts do not come yet; the answer lets them come. */
  async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
    let come = () => {};
    const coming = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/releases/shell/**/*.js', async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return come;
  }

  for (const { path, field: selector, words, more, whole } of [
    // The page shows a number in groups.
    { path: '/login', field: 'input', words: '1391234567', more: '8', whole: /^139 ?1234 ?5678$/ },
    {
      path: '/breadcrumb/7',
      field: 'textarea',
      words: '希望能按时间',
      more: '排序',
      whole: '希望能按时间排序',
    },
  ])
    test(`${path} has it for a visitor, and the page counts on it`, async ({ page }) => {
      const come = await openBeforeScripts(page, path);
      const field = page.getByRole('main').locator(selector).first();
      await field.pressSequentially(words);
      come();
      await expectReady(page, 'mf-account');
      // With each key the page draws its fields anew, by what it knows.
      await page.keyboard.type(more);
      await expect(field).toHaveValue(whole);
    });

  test('a member’s own page has it, at the place where it is written', async ({ buyer }) => {
    const come = await openBeforeScripts(buyer, '/breadcrumb/3');
    const field = buyer.getByRole('main').locator('input').first();
    await field.pressSequentially('退款');
    come();
    await expectReady(buyer, 'mf-account');
    await expect(buyer.locator('#harbor-drawn')).toHaveCount(0);
    await expect(field).toBeFocused();
    await buyer.keyboard.type('多久');
    await expect(field).toHaveValue('退款多久');
  });
});
