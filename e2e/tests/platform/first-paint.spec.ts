import type { Page } from '@playwright/test';
import { expectReady } from '../../support/main-area';
import { expect, test } from '../../support/test';

const below = '#faq';

/** How what begins below the window is drawn at first: kept as it comes into the page. */
async function watchBelow(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript((selector) => {
    const seen = { first: '' };
    new MutationObserver(() => {
      const element = document.querySelector(selector);
      if (element) seen.first ||= getComputedStyle(element).contentVisibility;
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { belowSeen: seen });
  }, below);
  return () => page.evaluate(() => Reflect.get(globalThis, 'belowSeen').first);
}

const drawnNow = (page: Page) =>
  page.locator(below).evaluate((element) => getComputedStyle(element).contentVisibility);

test('what begins below the window is left out of the first frame, and is there once that stands', async ({
  page,
}) => {
  const first = await watchBelow(page);
  await page.goto('/goodsdetail/1');
  await expectReady(page, 'mf-services');
  expect(await first()).toBe('hidden');
  await expect.poll(() => drawnNow(page)).toBe('auto');
  await page.locator(`${below} details, ${below} button, ${below} summary`).first().scrollIntoViewIfNeeded();
  await expect(page.locator(below)).toBeInViewport();
});

test('who comes to the middle of a page finds it there at once', async ({ page }) => {
  const first = await watchBelow(page);
  await page.goto(`/goodsdetail/1${below}`);
  await expectReady(page, 'mf-services');
  expect(await first()).toBe('auto');
});

test('the picture that is seen first is asked for by the header of the answer', async ({ page }) => {
  const answer = await page.goto('/goodsdetail/1');
  const picture = await page.locator('main img[fetchpriority="high"]').first().getAttribute('src');
  expect(answer?.headers().link).toContain(`<${picture}>; rel=preload; as=image; fetchpriority=high`);
  expect(await answer?.text()).not.toContain(`as="image" href="${picture}"`);
});
