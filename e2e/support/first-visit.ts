import type { APIRequestContext, Browser, CDPSession, Page } from '@playwright/test';
import { login, type Token } from './api';
import { enter } from './test';

interface Visit {
  page: Page;
  cdp: CDPSession;
  /** The buyer's, where the visit is theirs. */
  session?: Token;
}

/** One window for visitors and one for the buyer, for all tests of a worker. */
const windows = new Map<boolean, Promise<Visit>>();

async function openWindow(browser: Browser, request: APIRequestContext, isBuyer: boolean): Promise<Visit> {
  const session = isBuyer ? await login(request, 'buyer') : undefined;
  const page = await browser.newPage();
  if (session) await enter(page, session);
  const cdp = await page.context().newCDPSession(page);
  return { page, cdp, session };
}

/**
 * A page about to be opened by somebody of whom the site knows nothing but, where it is the buyer, their session. The
 * window is the same for many tests, and keeps the scripts that it has read and compiled, which is a third of a page's
 * cost: no claim is about where they come from.
 */
export async function firstVisit(
  browser: Browser,
  request: APIRequestContext,
  isBuyer: boolean,
): Promise<Visit> {
  const opening = windows.get(isBuyer) ?? openWindow(browser, request, isBuyer);
  windows.set(isBuyer, opening);
  const visit = await opening;
  const { page, cdp } = visit;
  const { origin, protocol } = new URL(page.url());
  if (!protocol.startsWith('http')) return visit;
  // Away from its pages first, so that nothing of them writes after the clearing; but not away from the site, for
  // Chromium would end the process that knows the scripts.
  await page.goto(`${origin}/healthz`);
  await page.evaluate(() => sessionStorage.clear());
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  return visit;
}
