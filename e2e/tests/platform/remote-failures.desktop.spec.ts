import type { Page, Route } from '@playwright/test';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

/** A second attempt carries a query of its own. */
const entry = /\/releases\/mf-services\/[^/]+\/remoteEntry\.js(\?|$)/;
const chunks = /\/releases\/mf-services\/[^/]+\/(?!remoteEntry)[^/]+\.js(\?|$)/;
/** One that the server does not draw, whose sheets the browser has to fetch. */
const membersPage = '/orderpage/';
const sheets = /\/releases\/mf-services\/[^/]+\/[^/]+\.css(\?|$)/;

interface Failure {
  name: string;
  files: RegExp;
  /** Longest time until people see what is wrong, in ms. */
  within: number;
  answer: (route: Route) => Promise<void>;
}

const failures: Failure[] = [
  {
    name: 'its entry answers 503',
    files: entry,
    within: 2000,
    answer: (route) => route.fulfill({ status: 503, body: '' }),
  },
  {
    name: 'its entry throws',
    files: entry,
    within: 2000,
    answer: (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken release")' }),
  },
  {
    name: 'its entry is a web page',
    files: entry,
    within: 2000,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>maintenance</p>' }),
  },
  {
    name: 'a chunk is missing',
    files: chunks,
    within: 2000,
    answer: (route) => route.fulfill({ status: 404, body: '' }),
  },
  { name: 'its entry hangs', files: entry, within: 5000, answer: () => new Promise(() => undefined) },
  { name: 'a sheet hangs', files: sheets, within: 5000, answer: () => new Promise(() => undefined) },
];

/** Counts the documents that the page comes to. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  return () => documents;
}

const failed = (page: Page) => page.locator('main[data-remote="mf-services"][data-state="failed"]');

interface Moments {
  pressed?: number;
  failed?: number;
}

/** Notes in the page itself when a link is pressed and when the area says so: what the test waits for is not the page's. */
const watchMoments = (page: Page) =>
  page.evaluate(() => {
    const moments: Moments = {};
    Object.assign(globalThis, { moments });
    addEventListener('click', ({ timeStamp }) => (moments.pressed ??= timeStamp), { capture: true });
    new MutationObserver(() => {
      if (document.querySelector('main[data-remote="mf-services"][data-state="failed"]'))
        moments.failed ??= performance.now();
    }).observe(document, {
      attributeFilter: ['data-remote', 'data-state'],
      childList: true,
      subtree: true,
    });
  });

/** From the press to the area's word, in ms. */
const taken = (page: Page) =>
  page.evaluate(() => {
    const { pressed, failed: said }: Moments = Reflect.get(globalThis, 'moments');
    return pressed === undefined || said === undefined ? Number.NaN : said - pressed;
  });

for (const { name, files, within, answer } of failures) {
  test(`when ${name}, its own area says so in time, the rest works, and 重试 brings it back`, async ({
    page,
  }) => {
    await open(page, '/', 'shell');
    await page.unrouteAll();
    await page.route(files, answer);
    // A document of its own, so that nothing of the remote is loaded yet.
    await page.goto('/login');
    await expectReady(page, 'mf-account');
    await watchMoments(page);
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '学术产品服务' })
      .click();
    await expect(failed(page)).toBeVisible();
    expect(await taken(page)).toBeLessThan(within);

    await page.getByRole('link', { name: '学术港首页' }).click();
    await expectReady(page, 'shell');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '学术产品服务' })
      .click();
    await expect(failed(page)).toBeVisible({ timeout: within + 3000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await expectReady(page, 'mf-services');
    await expect(page.getByRole('main').locator('a[href^="/goodsdetail/"]').first()).toBeVisible();
  });
}

test('a page that the server drew brings its sheets along, and asks for none', async ({ page }) => {
  await page.route(sheets, (route) => route.fulfill({ status: 503, body: '' }));
  await open(page, '/productservice/', 'mf-services');
  await expect(page.getByRole('main').locator('a[href^="/goodsdetail/"]').first()).toBeVisible();
});

test('a sheet that hangs holds up its own area alone, also where the page begins with it', async ({
  buyer: page,
}) => {
  await page.route(sheets, () => new Promise(() => undefined));
  await page.goto(membersPage, { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu).toBeVisible();
  await expect(page.locator('main[data-remote="mf-services"][data-state="loading"]')).toBeVisible();
  await expect(failed(page)).toBeVisible();

  await page.goto('/', { waitUntil: 'commit' });
  await expectReady(page, 'shell');
  await expect(page.getByRole('main')).toContainText('研究自己做');
  await menu.getByRole('link', { name: '学术产品服务' }).click();
  await expect(failed(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expectReady(page, 'mf-services');
});

test('a sheet that answers 503 costs its own area, once it was tried in a new document too', async ({
  buyer: page,
}) => {
  const documents = countDocuments(page);
  await page.route(sheets, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(membersPage);
  await expect(failed(page)).toBeVisible();
  expect(documents()).toBe(2);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expectReady(page, 'mf-services');
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
});

test('a sheet that answers 503 once is had by itself', async ({ buyer: page }) => {
  await page.route(sheets, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto(membersPage);
  await expectReady(page, 'mf-services');
});

test('a dead remote costs the home page its widgets only, silently', async ({ page }) => {
  await page.route(/\/releases\/mf-services\//, (route) => route.fulfill({ status: 503, body: '' }));
  await open(page, '/', 'shell');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('研究自己做');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page whose chunk vanished in a deploy is loaded anew once, not for ever', async ({ page }) => {
  const documents = countDocuments(page);
  await open(page, '/productservice/', 'mf-services');
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: '' }));
  const before = documents();
  await page.getByRole('main').locator('a[href^="/goodsdetail/"]').first().click();
  await expect(failed(page)).toBeVisible({ timeout: 60_000 });
  expect(documents() - before).toBe(1);
});
