import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/**
 * Notes everything that hostile input could bring about in the pages of a browser: a script that ran, something that the
 * policies had to refuse, a dialog, a window, a call to another site. Begins before the page's own scripts.
 * @returns to be asked for what was noted, after a page has been given time to do its worst
 */
export async function tripwire(context: BrowserContext): Promise<(page?: Page) => Promise<string[]>> {
  const noted: string[] = [];
  await context.exposeBinding('note', ({ page }, what: string) => {
    noted.push(`${new URL(page.url()).pathname}: ${what}`);
  });
  await context.addInitScript(() => {
    const note = (what: string) => Reflect.get(globalThis, 'note')(what);
    Object.defineProperty(globalThis, 'hacked', { set: () => note('a script ran'), get: () => undefined });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      note(`refused by the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  context.on('dialog', (dialog) => {
    noted.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (opened) => noted.push(`window: ${opened.url()}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') noted.push(`call: ${request.url()}`);
  });
  return async (page) => {
    // Two frames and an idle moment: what loads, fails or is animated has had its turn.
    await page?.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))),
        ),
    );
    return [...noted];
  };
}

/**
 * The same without what the cleaners themselves bring about: while they read hostile markup, which the server would not
 * have sent, the browser tells of handlers, styles and bases in it. What would run or load is still noted.
 */
export const exceptCleaners =
  (noted: (page?: Page) => Promise<string[]>) =>
  async (page?: Page): Promise<string[]> =>
    (await noted(page)).filter(
      (line) => !/refused by the policy: (?:(?:script-src-attr|style-src-elem) inline|base-uri) ?/.test(line),
    );

/** What stands in a page that could do harm: elements, attributes and addresses, one line each. */
export async function harmIn(place: Locator, text = false): Promise<string[]> {
  return place.evaluate((root, isText) => {
    const tags = isText
      ? 'script, iframe, frame, object, embed, applet, base, meta, link, style, form, svg:not(.lucide), template, audio, portal, dialog, marquee, picture, [popover], [contenteditable="plaintext-only"]'
      : 'script, iframe, frame, object, embed, applet, base, meta, portal, marquee';
    // The page's own: they carry the word that only the server knew when it wrote the page.
    const own = (one: Element) =>
      one instanceof HTMLScriptElement && one.nonce !== '' && one.parentElement === document.body;
    const found = [...root.querySelectorAll(tags)]
      .filter((one) => !own(one))
      .map((one) => one.outerHTML.slice(0, 120));
    // A form's fields stand in the way of its properties, `attributes` among them.
    for (const one of root.querySelectorAll('*'))
      for (const name of one.getAttributeNames()) {
        const value = one.getAttribute(name) ?? '';
        const runs = /^on|^srcdoc$|^formaction$|^ping$|^srcset$/.test(name);
        const leads = /^(?:href|src|action|poster|data-href|xlink:href|background|data)$/.test(name);
        // Browsers read over blanks and controls.
        const address = value.replace(/[\p{Cc} ]/gu, '');
        // A path of this site may well speak of another one.
        const elsewhere = /evil\.example/.test(value) && !/^\/(?![/\\])/.test(value);
        const away = /^(?:(?:javascript|vbscript|feed):|data:(?!image\/))/i.test(address) || elsewhere;
        const link = one.matches('a') && /^https?:/.test(value);
        const covers = isText && name === 'style' && /url\(|position|z-index|behavior|binding/i.test(value);
        if (runs || (leads && away && !link) || covers)
          found.push(`${one.tagName.toLowerCase()} ${name}="${value.slice(0, 80)}"`);
      }
    return found;
  }, text);
}

/** Nothing fired, and nothing is left that could. */
export async function expectHarmless(
  page: Page,
  noted: (page?: Page) => Promise<string[]>,
  place: Locator,
  text = false,
): Promise<void> {
  expect.soft(await harmIn(place, text), 'what stands in the page').toEqual([]);
  expect.soft(await noted(page), 'what happened').toEqual([]);
}
