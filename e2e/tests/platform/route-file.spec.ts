import type { Page } from '@playwright/test';
import { go } from '../../support/go';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const file = '**/releases/routes/**';

const ways = (page: Page) => page.getByRole('main').locator('a[href^="/goodsdetail/"]').first();
const loading = (page: Page) => page.locator('main[data-state="loading"]');

/** Keeps the file back until the returned function is called. */
async function keepBack(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a page that the HTML does not name is reached by a link and by back, once the file of routes is here', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('/releases/routes/');
  expect(html).not.toContain('/goodsdetail/:');

  const release = await keepBack(page);
  await open(page, '/', 'shell');
  const address = await ways(page).getAttribute('href');
  await ways(page).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(loading(page)).toBeVisible();
  release();
  await expectReady(page, 'mf-services');

  await go(page, '/');
  await expectReady(page, 'shell');
  await page.unroute(file);
  const releaseAgain = await keepBack(page);
  await page.reload();
  await expectReady(page, 'shell');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(loading(page)).toBeVisible();
  releaseAgain();
  await expectReady(page, 'mf-services');
});

test('without the file the page says so and is never a 404; 重试 opens it', async ({ page }) => {
  await page.route(file, (route) => route.abort());
  await open(page, '/', 'shell');
  await ways(page).click();
  await expect(page.getByRole('main').getByText('这一页暂时没有加载出来')).toBeVisible();
  await expect(page).toHaveURL(/\/goodsdetail\//);
  await page.unroute(file);
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expectReady(page, 'mf-services');
});

test('a file that is gone for good keeps nobody from a page: a new document brings its route', async ({
  page,
}) => {
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/', 'shell');
  await ways(page).click();
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expectReady(page, 'mf-services');
});

test('a file with other bytes than the page names is refused', async ({ page }) => {
  await page.route(file, (route) => route.fulfill({ json: { shell: { routes: [] } } }));
  await open(page, '/', 'shell');
  await go(page, '/evil/');
  await expect(page.getByRole('main').getByText('这一页暂时没有加载出来')).toBeVisible();
});

test('an address that no release has is a 404 once the file says so', async ({ page }) => {
  const release = await keepBack(page);
  await open(page, '/', 'shell');
  await go(page, '/no/such/page');
  await expect(loading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/no\/such\/page$/);
  release();
  await expect(page).toHaveURL(/\/404\/$/);
});
