import type { BrowserContext } from '@playwright/test';
import { hostileMarkup } from '../../support/hostile-markup';
import { open } from '../../support/main-area';
import { spoil } from '../../support/spoil';
import { expect, test } from '../../support/test';
import { harmIn, tripwire } from '../../support/tripwire';

/** What the tests of hostile input would notice if the guards were off. */
test.use({ bypassCSP: true });

const ran = (lines: string[]) => lines.filter((line) => line.endsWith('a script ran')).length;
const called = (lines: string[]) =>
  lines.filter((line) => line.includes('call: https://evil.example')).length;

/** Nothing of another site is really asked for, nor is it gone to. */
const closeOff = (context: BrowserContext) =>
  context.route(/evil\.example/, (route) => route.fulfill({ status: 204 }));

test('without policy and cleaner a post of the site sets the tripwire off', async ({ page, context }) => {
  await closeOff(context);
  await context.addInitScript(() => {
    Reflect.set(Element.prototype, 'setHTML', function (this: Element, html: string) {
      this.innerHTML = html;
    });
  });
  const noted = await tripwire(context);
  await spoil(page, '/hot_post/*/detail', (data) => {
    const loud = hostileMarkup.filter((html) =>
      /^<(?:img src=x onerror|svg onload|img src="https)/.test(html),
    );
    data.content = `<p>开头</p>${loud.join('')}`;
  });
  await open(page, '/forumindex/?type=newest', 'mf-forum');
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').nth(1).click();
  await expect(page.getByRole('main').locator('article').first()).toContainText('开头');
  await expect.poll(async () => ran(await noted(page))).toBeGreaterThan(0);
  expect(await harmIn(page.getByRole('main').locator('article').first(), true)).not.toEqual([]);
});

test('each hostile input is seen where a careless page takes it as it is', async ({ page, context }) => {
  await closeOff(context);
  const noted = await tripwire(context);
  await page.route('**/careless', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><meta charset=utf-8><main></main>' }),
  );
  await page.goto('/careless');
  await page.evaluate((inputs) => {
    for (const html of inputs) {
      const place = document.createElement('div');
      // Values are put between quotes as they are, as an editor of strings does.
      place.innerHTML = html.replaceAll('&quot;', '"');
      document.querySelector('main')?.append(place);
    }
  }, hostileMarkup);
  await expect.poll(async () => ran(await noted(page))).toBeGreaterThan(5);
  expect(called(await noted(page))).toBeGreaterThan(3);
  const seen: string[] = [];
  for (const [n, html] of hostileMarkup.entries())
    if ((await harmIn(page.locator('main > div').nth(n), true)).length > 0) seen.push(html);
  // The others are names, or text to whatever does not take it for a template.
  expect(seen.length).toBeGreaterThanOrEqual(60);
});
