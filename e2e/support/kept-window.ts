import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A window of the site that tests use one after the other. */
export interface Kept {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  /** Takes back what the test at work has added to its pages or listens to. */
  additions: (() => Promise<void>)[];
  /** Whether the test at work did what cannot be taken back: no other test gets its window. */
  spent: boolean;
}

/** The windows of this worker, by the options that no window can change later. */
const windows = new Map<string, Kept>();

/** What changes a context or a page for good. */
const lasting = [
  'emulateMedia',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setViewportSize',
];

/** What changes the clock for good. */
const lastingOfClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

type Call = (...args: unknown[]) => unknown;

/** Has `owner` tell what its calls of `name`, where it has such a method, answer. */
function watch(owner: object, name: string, tell: (answer: unknown) => void): void {
  const call: Call | undefined = Reflect.get(owner, name);
  if (!call) return;
  Reflect.set(owner, name, (...args: unknown[]) => {
    const answer = call.apply(owner, args);
    tell(answer);
    return answer;
  });
}

async function openWindow(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const kept: Kept = { context, page, cdp, additions: [], spent: false };
  const spend = () => {
    kept.spent = true;
  };
  for (const name of lastingOfClock) watch(context.clock, name, spend);
  for (const owner of [context, page]) {
    for (const name of lasting) watch(owner, name, spend);
    for (const name of ['addInitScript', 'exposeBinding', 'exposeFunction'])
      watch(owner, name, (added) =>
        kept.additions.push(async () => (await (added as ReturnType<Page['addInitScript']>)).dispose()),
      );
  }
  watch(context, 'newCDPSession', (session) =>
    kept.additions.push(async () => (await (session as Promise<CDPSession>)).detach()),
  );
  return kept;
}

/** Takes away the listeners of a test; Playwright's own wait for the end. */
function silence(owner: BrowserContext | Page): void {
  const names: string[] = (owner as unknown as NodeJS.EventEmitter).eventNames().map(String);
  for (const name of names) if (name !== 'close' && name !== 'crash') owner.removeAllListeners(name);
}

/** Takes away everything that a test left behind, so that the next one finds a browser that the site has never seen. */
async function clean({ context, page, cdp, additions }: Kept, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const owner of [context, page]) {
    silence(owner);
    await owner.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await Promise.all(additions.splice(0).map((takeBack) => takeBack()));
  await context.setOffline(false);
  await context.clearPermissions();
  // Away from the site's pages before the clearing, so that nothing of them writes after it; but not away from the
  // site, for Chromium would end the process that knows the scripts.
  await page.goto(`${origin}/healthz`);
  await page.evaluate(() => sessionStorage.clear());
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

/**
 * The window for a test, whose pages know nothing of an earlier one. The browser does: it keeps the scripts that it has
 * read and compiled, which is a third of what a page costs, and files that may be kept.
 * @param options what the window was opened with, as far as tests differ in it; without, a new one is opened
 */
export async function takeWindow(browser: Browser, options?: BrowserContextOptions): Promise<Kept> {
  if (!options) return openWindow(browser);
  const key = JSON.stringify(options);
  const kept = windows.get(key) ?? (await openWindow(browser));
  windows.set(key, kept);
  return kept;
}

/** Makes a window ready for the next test, unless that cannot be: then it is closed. */
export async function giveBack(kept: Kept, site: string): Promise<void> {
  const { origin } = new URL(site);
  const { context, page } = kept;
  const atHome = page.url() === 'about:blank' || page.url().startsWith(`${origin}/`);
  if (!kept.spent && !page.isClosed() && atHome) return clean(kept, origin);
  for (const [key, one] of windows) if (one === kept) windows.delete(key);
  await context.close();
}
