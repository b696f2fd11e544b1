import type { Page } from '@playwright/test';

/** What the first view of a page cost. */
export interface FirstView {
  /** Compressed JavaScript, in KB of 1,024 bytes. */
  scriptsKb: number;
  /** Files of every kind. */
  requests: number;
  /** Cumulative layout shift that nobody's input caused. */
  shift: number;
  /** How far the page can be scrolled sideways, in CSS pixels. */
  sideways: number;
}

/** Measures a page from its beginning; the answer tells what there was until it is called. */
export async function watchFirstView(page: Page): Promise<() => Promise<FirstView>> {
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
  return async () => {
    const { shift, sideways } = await page.evaluate(() => ({
      shift: (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    return { scriptsKb: Math.round(bytes / 1024), requests, shift, sideways };
  };
}
