import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

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
  'addLocatorHandler',
  'emulateMedia',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setStorageState',
  'setViewportSize',
];

/** What puts a clock of the test into the pages. */
const ofClock = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];

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
  for (const name of ofClock) watch(context.clock, name, spend);
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

/** Takes away the listeners of a test, each by itself, so that the browser tells no more of it; Playwright's own wait for the end. */
function silence(owner: BrowserContext | Page): void {
  const listeners = owner as unknown as NodeJS.EventEmitter;
  for (const name of listeners.eventNames())
    if (name !== 'close' && name !== 'crash')
      for (const listener of listeners.listeners(name))
        listeners.off(name, listener as Parameters<typeof listeners.off>[1]);
}

/** Takes away everything that a test left behind, so that the next one finds a browser that the site has never seen. */
async function clean({ context, page, cdp, additions }: Kept, origin: string): Promise<void> {
  await Promise.all(additions.splice(0).map((takeBack) => takeBack()));
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const owner of [context, page]) silence(owner);
  await context.setOffline(false);
  // Away from the site's pages before the clearing, so that nothing of them writes after it; but not away from the
  // site, for Chromium would end the process that knows the scripts. Routes hold until then: what a page was kept from
  // asking for, it does not ask for now.
  await page.goto(`${origin}/healthz`);
  for (const owner of [context, page]) await owner.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await page.evaluate(() => sessionStorage.clear());
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

/**
 * The window for a test, whose pages know nothing of an earlier one. The browser does: it keeps the scripts that it has
 * read and compiled, which is a third of what a page costs, and files that may be kept.
 * @param options what the window was opened with; without, a new one is opened for this test
 */
export async function takeWindow(browser: Browser, options?: object): Promise<Kept> {
  if (!options) return openWindow(browser);
  const key = JSON.stringify(options);
  const kept = windows.get(key) ?? (await openWindow(browser));
  windows.set(key, kept);
  return kept;
}

/**
 * Makes a window ready for the next test, unless that cannot be: then it is closed.
 * @param site the only one whose data are cleared
 * @param reason what calls still under way are told when it is closed
 */
export async function giveBack(kept: Kept, site: string, reason: string): Promise<void> {
  const { origin } = new URL(site);
  const { context, page } = kept;
  const atHome = page.url() === 'about:blank' || page.url().startsWith(`${origin}/`);
  if (!kept.spent && !page.isClosed() && atHome) {
    const isClean = await clean(kept, origin).then(
      () => true,
      // A page that crashed, for one: no fault of the test, and no window for another.
      () => false,
    );
    if (isClean) return;
  }
  for (const [key, one] of windows) if (one === kept) windows.delete(key);
  await context.close({ reason });
}
