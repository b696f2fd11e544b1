import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';

/**
 * What one page view preloaded, asked for and ran until it was ready, by address; and what the browser said of its
 * preloads. What comes when the page has rested for a while (announcements, live events) is no part of the view.
 */
export interface Loaded {
  preloaded: string[];
  /** Scripts that were asked for, each time. */
  fetched: string[];
  /** Scripts that were put into the page. */
  used: string[];
  warnings: string[];
}

const canary = '/brand/logo-mark.svg?canary';

/**
 * Watches the scripts of a page's next view until the answer is asked for. Chromium speaks of unused preloads a few seconds
 * after the load, of all together: a preload that is certainly unused tells when it has spoken.
 */
export async function watchPreloads(page: Page): Promise<() => Promise<Loaded>> {
  const fetched: string[] = [];
  const warnings: string[] = [];
  const path = (address: string) => new URL(address).pathname;
  let underWay = 0;
  const asking = (request: Request) => {
    if (request.resourceType() !== 'script') return;
    fetched.push(path(request.url()));
    underWay += 1;
  };
  const asked = (request: Request) => {
    if (request.resourceType() === 'script') underWay -= 1;
  };
  const saying = (message: ConsoleMessage) => {
    if (/preload/i.test(message.text()) && !message.text().includes(canary)) warnings.push(message.text());
  };
  page.on('request', asking).on('requestfinished', asked).on('requestfailed', asked).on('console', saying);
  const spoken = page.waitForEvent('console', {
    predicate: (message) => /preload/.test(message.text()) && message.text().includes(canary),
    timeout: 20_000,
  });
  const script = await page.addInitScript((address) => {
    const used: string[] = [];
    Object.assign(globalThis, { used });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) used.push(node.src);
    }).observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'image', href: address });
      document.head.append(link);
    });
  }, canary);
  return async () => {
    await expect.poll(() => underWay).toBe(0);
    const view = [...fetched];
    const preloads = page.locator('link[rel="preload"][as="script"]');
    const hrefs = await preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const inPage = () => page.evaluate(() => Reflect.get(globalThis, 'used') as string[]);
    // What the last widget preloaded may wait for the processor before it is put into the page.
    await expect
      .poll(async () => (await inPage()).length, { timeout: 5000 })
      .toBeGreaterThanOrEqual(hrefs.length)
      .catch(() => undefined);
    const used = await inPage();
    await spoken;
    page
      .off('request', asking)
      .off('requestfinished', asked)
      .off('requestfailed', asked)
      .off('console', saying);
    await script.dispose();
    return { preloaded: hrefs.map(path), fetched: view, used: used.map(path), warnings };
  };
}
