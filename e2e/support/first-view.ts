import type { Page } from '@playwright/test';

/** What the first view of a page cost. */
export interface FirstView {
  /** Compressed JavaScript, in KB of 1,024 bytes, without headers. */
  scriptsKb: number;
  /** Files of every kind. */
  requests: number;
  /** Cumulative layout shift that nobody's input caused. */
  shift: number;
  /** How far the page can be scrolled sideways, in CSS pixels. */
  sideways: number;
}

/**
 * Measures the next view of a page; the answer tells what there was until it is called. Of scripts it can be asked for
 * those alone that were asked for up to a moment, in ms since 1970.
 */
export async function watchFirstView(page: Page): Promise<(scriptsUntil?: number) => Promise<FirstView>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let requests = 0;
  cdp.on('Network.loadingFinished', () => {
    requests += 1;
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
  return async (scriptsUntil = Number.POSITIVE_INFINITY) => {
    const { scripts, shift, sideways } = await page.evaluate(() => ({
      // As they came over the network, also where the browser kept them from an earlier view.
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize, startTime }) => ({
          name,
          encodedBodySize,
          at: performance.timeOrigin + startTime,
        })),
      shift: (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    const counted = scripts.filter(({ at }) => at <= scriptsUntil);
    const sizes = new Map(counted.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    return { scriptsKb: Math.round(bytes / 1024), requests, shift, sideways };
  };
}

/** Measures the layout shift from now on, within this document; the answer tells it until it is called. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const later: number[] = [];
    Object.assign(globalThis, { later });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) later.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() =>
      (Reflect.get(globalThis, 'later') as number[]).reduce((sum, value) => sum + value, 0),
    );
}
