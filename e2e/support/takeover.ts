import type { Page } from '@playwright/test';
import { unusedSoFar } from './preloads';

/** How a page came to be the browser's own. */
export interface Takeover {
  /** The server had drawn it. */
  drawn: boolean;
  /** Its heading is the element that the server sent. */
  kept: boolean;
  /** Errors and warnings of the console, and errors that nobody caught. */
  complaints: string[];
}

/** Watches how React takes over the next view of a page; the answer tells what there was until it is called. */
export async function watchTakeover(page: Page): Promise<() => Promise<Takeover>> {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (!['error', 'warning'].includes(line.type())) return;
    // The browser says of each page about nothing that it was answered with 404.
    if (line.location().url === page.url() && line.text().includes('404')) return;
    if (!unusedSoFar.test(line.text())) complaints.push(line.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Marked when the document has been read and no script of the site has run yet.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        for (const heading of document.querySelectorAll('#harbor-root h1'))
          heading.setAttribute('data-served', '');
    });
  });
  return async () => ({
    ...(await page.evaluate(() => ({
      drawn: Reflect.get(globalThis, '__HARBOR__').drawn !== undefined,
      kept: [...document.querySelectorAll('h1')].every((heading) => heading.hasAttribute('data-served')),
    }))),
    complaints,
  });
}
