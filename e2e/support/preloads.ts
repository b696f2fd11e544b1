import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';

/**
 * What one page view preloaded, asked for and ran, by address. What comes when the page has rested
 * for a while (announcements, live events) is no part of the view.
 */
export interface Loaded {
  /** Scripts and style sheets that were preloaded. */
  preloaded: string[];
  /** Scripts and style sheets that the HTML itself puts into the page. */
  direct: string[];
  /** Whatever else was preloaded and shown nowhere on the page, with its kind. */
  unused: string[];
  /** Scripts and style sheets that were asked for, each time. */
  fetched: string[];
  /** Scripts and style sheets that were put into the page. */
  used: string[];
  /** When the page's data stood there, in ms since 1970. */
  ready: number;
  /** What the browser said of preloads that it could not use, for their hash or their mode. */
  warnings: string[];
}

/** What the page itself noted of a view; moments in ms since 1970. */
interface View {
  used: { src: string; at: number }[];
  /** When its data stood there. */
  ready?: number;
}

/**
 * What is neither preloaded nor begins within this time after a page was ready, in ms, is no part of its view:
 * what a page can do without waits until it has rested for 2.5 s.
 */
const rest = 2000;

const code = ['script', 'stylesheet'];

/** Preloads of a page that are neither code nor a picture that it shows, as `kind address`: the server makes no others. */
const shownNowhere = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc));
    return [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]:not([as="script"], [as="style"])'),
    ]
      .filter((link) => link.as !== 'image' || !shown.has(link.href))
      .map((link) => `${link.as} ${link.href}`);
  });

/**
 * What Chromium says of preloads that are not used five seconds after the load: a guess about time, and wrong on a busy
 * machine. What a page never uses is looked up in the page by `watchPreloads`.
 */
export const unusedSoFar = /was preloaded using link preload but not used within a few seconds/;

/**
 * Watches the scripts and style sheets of a page's next view until the answer is asked for. The answer can be told
 * another time than `rest` after which the view ends.
 */
export async function watchPreloads(page: Page): Promise<(after?: number) => Promise<Loaded>> {
  const fetched: Request[] = [];
  const warnings: string[] = [];
  const path = (address: string) => new URL(address).pathname;
  let underWay = 0;
  const asking = (request: Request) => {
    if (!code.includes(request.resourceType())) return;
    fetched.push(request);
    underWay += 1;
  };
  const asked = (request: Request) => {
    if (code.includes(request.resourceType())) underWay -= 1;
  };
  const saying = (message: ConsoleMessage) => {
    if (/preload/i.test(message.text()) && !unusedSoFar.test(message.text())) warnings.push(message.text());
  };
  page.on('request', asking).on('requestfinished', asked).on('requestfailed', asked).on('console', saying);
  await page.addInitScript(() => {
    const view: View = { used: [] };
    Object.assign(globalThis, { view });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const isSheet = node instanceof HTMLLinkElement && node.rel === 'stylesheet';
          const src = isSheet ? node.href : node instanceof HTMLScriptElement && node.src;
          if (src) view.used.push({ src, at: Date.now() });
        }
      if (document.querySelector('main[data-state="ready"]')) view.ready ??= Date.now();
    }).observe(document, { attributeFilter: ['data-state'], childList: true, subtree: true });
  });
  return async (after = rest) => {
    await expect.poll(() => underWay).toBe(0);
    const preloads = page.locator('link[rel="preload"]:is([as="script"], [as="style"])');
    const hrefs = await preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const direct = await page
      .locator('script[data-first], link[rel="stylesheet"][data-first]')
      .evaluateAll((files) =>
        files.map((file) => (file instanceof HTMLLinkElement ? file.href : (file as HTMLScriptElement).src)),
      );
    const inPage = async () => {
      const { used, ready } = await page.evaluate(() => Reflect.get(globalThis, 'view') as View);
      if (ready === undefined) throw new Error('The page was never ready');
      const end = ready + after;
      const ofView = used.filter(({ src, at }) => at < end || hrefs.includes(src));
      return { ready, end, used: ofView.map(({ src }) => path(src)) };
    };
    // What the last widget preloaded may wait for the processor before it is put into the page.
    await expect
      .poll(async () => (await inPage()).used.length, { timeout: 15_000 })
      .toBeGreaterThanOrEqual(hrefs.length + direct.length)
      .catch(() => undefined);
    const { ready, end, used } = await inPage();
    // Before its answer a request has no time.
    await expect.poll(() => underWay).toBe(0);
    const view = fetched.filter((request) => request.timing().startTime < end);
    await expect
      .poll(() => shownNowhere(page), { timeout: 15_000 })
      .toEqual([])
      .catch(() => undefined);
    const unused = await shownNowhere(page);
    return {
      preloaded: hrefs.map(path),
      direct: direct.map(path),
      unused,
      fetched: view.map((request) => path(request.url())),
      used,
      ready,
      warnings,
    };
  };
}
