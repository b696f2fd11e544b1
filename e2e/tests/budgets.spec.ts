import type { Page } from '@playwright/test';
import { open } from '../support/main-area';
import { expect, test } from '../support/test';

/** Compressed JavaScript of a first view, in KB. */
const budget = { desktop: 420, mobile: 300 };

for (const [path, owner] of [
  ['/goodsdetail/1', 'mf-services'],
  ['/productservice/', 'mf-services'],
  ['/login', 'mf-account'],
  ['/breadcrumb/3', 'mf-account'],
] as const) {
  test(`the first view of ${path} keeps to its budget, asks for nothing twice and uses all it preloads`, async ({
    page,
    isMobile,
  }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    let requests = 0;
    cdp.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      requests += 1;
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    const addresses: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') addresses.push(request.url());
    });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/preload/i.test(message.text())) warnings.push(message.text());
    });
    await open(page, path, owner);
    await page.waitForLoadState('networkidle');
    expect(Math.round(bytes / 1024)).toBeLessThanOrEqual(isMobile ? budget.mobile : budget.desktop);
    // Lists show a dozen covers; the limit is for a page of one thing.
    if (path === '/goodsdetail/1') expect(requests).toBeLessThanOrEqual(30);
    expect(addresses.length).toBe(new Set(addresses).size);
    // Chromium speaks of unused preloads a few seconds after the load.
    await page.waitForTimeout(4000);
    expect(warnings).toEqual([]);
  });
}

/** Counts what moves on every page that is opened from here on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
}

test('nothing jumps while a service or an information page loads', async ({ page }) => {
  const shifted = await watchShifts(page);
  for (const [path, owner] of [
    ['/goodsdetail/1', 'mf-services'],
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => [`/breadcrumb/${n}`, 'mf-account'] as const),
    ['/breadcrumb/2/1', 'mf-account'],
    ['/classroom', 'mf-account'],
  ] as const) {
    await open(page, path, owner);
    await page.waitForLoadState('networkidle');
    expect(await shifted(), path).toBeLessThan(0.05);
  }
});

test('a service can be read before any script runs', async ({ request }) => {
  const html = await (await request.get('/goodsdetail/1')).text();
  expect(html).toContain('<h1>SCI 论文英文深度润色');
  expect(html).toMatch(/<title>SCI 论文英文深度润色[^<]* - 学术港<\/title>/);
  expect(html).toContain('"@type":"Product"');
  expect(html).toMatch(/<link rel="preload" as="script" href="\/releases\/mf-services\//);
});
