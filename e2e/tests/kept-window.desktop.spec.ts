import type { BrowserContext, Page } from '@playwright/test';
import { open } from '../support/main-area';
import { enter, expect, test } from '../support/test';

// In one worker, one after the other.
test.describe.configure({ mode: 'serial' });

const session = { token_type: 'Bearer', token: 'left-behind' };
const service = (page: Page) => page.getByRole('main').locator('a[href^="/goodsdetail/"]').first();

let window: BrowserContext | undefined;
let heard = 0;

test('a test may leave behind whatever it likes …', async ({ context, page }) => {
  window = context;
  await enter(page, session);
  await page.exposeFunction('leftBehind', () => undefined);
  await context.route('**/api/applet/**', (route) => route.abort());
  await page.route('**/healthz', (route) => route.fulfill({ body: 'left behind' }));
  for (const owner of [context, page])
    owner.on('request', () => {
      heard += 1;
    });
  await page.goto('/productservice/');
  await page.evaluate(async () => {
    sessionStorage.setItem('left', 'behind');
    localStorage.setItem('left', 'behind');
    await caches.open('left-behind');
    await new Promise((done) => {
      indexedDB.open('left-behind').onsuccess = done;
    });
  });
  await context.grantPermissions(['clipboard-read']);
  await (await context.newPage()).goto('/healthz');
  expect(context.pages()).toHaveLength(2);
  expect((await context.cookies()).filter(({ httpOnly }) => httpOnly)).not.toEqual([]);
  await page.bringToFront();
  await service(page).hover();
  await context.setOffline(true);
});

test('… for the next one finds the same window as if it were new', async ({ context, page, baseURL }) => {
  expect(context === window, 'the same window').toBe(true);
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  heard = 0;
  await open(page, '/productservice/', 'mf-services');
  await expect(service(page)).toBeVisible();
  expect(await service(page).evaluate((link) => link.matches(':hover'))).toBe(false);
  expect(heard, 'requests that a listener heard').toBe(0);
  const found = await page.evaluate(async () => ({
    stored: [localStorage.getItem('left'), localStorage.getItem('token'), sessionStorage.getItem('left')],
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'left-behind'),
    exposed: 'leftBehind' in globalThis,
    permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
  }));
  expect(found).toEqual({
    stored: [null, null, null],
    caches: [],
    databases: [],
    exposed: false,
    permission: expect.not.stringContaining('granted'),
  });
  const health = await page.goto(`${baseURL}/healthz`);
  expect(await health?.text()).not.toBe('left behind');
  await page.clock.install();
});

test('what cannot be taken back ends a window', async ({ context }) => {
  expect(context === window, 'the same window').toBe(false);
  window = context;
});

test.describe('asking for a new browser', () => {
  test.use({ newBrowser: true });

  test('gets one', async ({ context }) => {
    expect(context === window, 'the same window').toBe(false);
  });
});
