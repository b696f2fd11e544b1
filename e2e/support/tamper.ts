import type { Page } from '@playwright/test';

/** What every changed file would do if it ran. */
const mark = 'globalThis.tampered = (globalThis.tampered ?? 0) + 1;';

/** Has the page get a file with something in it that was not in the release. */
export async function tamper(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.css'))
      return route.fulfill({ contentType: 'text/css', body: `${text}\nbody{--tampered:1}` });
    if (pathname.endsWith('.json'))
      return route.fulfill({ contentType: 'application/json', body: `${text} ` });
    return route.fulfill({ contentType: 'text/javascript', body: `${mark}${text}` });
  });
}

/** Files come as they are again. */
export const restore = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** How often code ran that was not in the release. */
export const ranTampered = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(globalThis, 'tampered') ?? 0);

/** Kinds and subjects of the errors that the page reports. */
export async function reports(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeBinding('tell', (_, report: string) => void told.push(report));
  await page.addInitScript(() => {
    addEventListener('harbor:error', (event) => {
      const { kind, subject } = (event as CustomEvent<{ kind: string; subject: string }>).detail;
      Reflect.get(globalThis, 'tell')(`${kind} ${subject}`);
    });
  });
  return told;
}
