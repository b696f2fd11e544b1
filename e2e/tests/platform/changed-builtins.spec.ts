import type { Page } from '@playwright/test';
import { go } from '../../support/go';
import { type Deed, expectLab, type Lab, openLab } from '../../support/lab';
import { expectReady } from '../../support/main-area';
import { expect, test } from '../../support/test';

const failed = (page: Page, { name }: Lab) =>
  page.locator(`main[data-remote="${name}"][data-state="failed"]`);

/** Which parts a page says failed, and how, once the server has answered. */
function watchFailures(page: Page): string[] {
  const told: string[] = [];
  page.on('requestfinished', (asked) => {
    if (!asked.url().endsWith('/api/platform/reports')) return;
    const { failures = [] }: { failures?: { remote: string; kind: string }[] } = asked.postDataJSON();
    told.push(...failures.map(({ remote, kind }) => `${remote} ${kind}`));
  });
  return told;
}

const everything = `
  window.fetch = () => new Promise(() => undefined);
  XMLHttpRequest.prototype.send = function () {};
  navigator.sendBeacon = () => false;
  JSON.parse = () => null;
  Promise.prototype.then = function () { return this; };
  Array.prototype.map = function () { throw new Error('map'); };
  Array.prototype[Symbol.iterator] = function () { throw new Error('iterator'); };
  Object.defineProperty = () => { throw new Error('define'); };
  Object.prototype.extra = 1;
  document.createElement = () => null;
  Node.prototype.appendChild = function () { return null; };
  history.pushState = () => undefined;
  window.addEventListener = () => undefined;
  window.setTimeout = () => 0;
  window.Promise = undefined;
  Storage.prototype.setItem = () => undefined;
  console.warn = () => { throw new Error('warn'); };
  crypto.randomUUID = () => 'x';
`;

const deeds: [string, Deed][] = [
  [
    'replaces fetch as its entry is read',
    { when: 'entry', code: 'window.fetch = () => new Promise(() => undefined);' },
  ],
  ['replaces everything as its entry is read', { when: 'entry', code: everything }],
  ['replaces everything as its module is made', { when: 'module', code: everything }],
  [
    'breaks the arrays as its page is drawn',
    { when: 'page', code: 'Array.prototype.map = function () { throw new Error("map"); };' },
  ],
  [
    'takes the promises away when somebody presses a button',
    { when: 'press', code: 'delete Promise.prototype.then; window.fetch = undefined;' },
  ],
  ['empties the page as its module is made', { when: 'module', code: 'document.body.innerHTML = "";' }],
];

for (const [what, deed] of deeds)
  test(`a release that ${what} is told of and gone, and nobody else is to blame`, async ({
    page,
    request,
  }) => {
    const lab = await openLab(request);
    await lab.release('1.0.0-good');
    await lab.release('1.1.0-hostile', { deed });
    const told = watchFailures(page);
    await page.goto(lab.path);
    if (deed.when === 'press') {
      await expectReady(page, lab.name);
      await page.getByRole('button', { name: '动手' }).click();
    }
    if (deed.code.includes('innerHTML')) {
      // There is nothing to show a card in: the page is loaded anew with the release from before.
      await expectLab(page, lab, '1.0.0-good');
    } else {
      await expect(failed(page, lab)).toBeVisible();
      // Within the same document, which the release must not have spoiled.
      await go(page, '/productservice/');
      await expectReady(page, 'mf-services');
      await expect(page.getByRole('main').locator('a[href^="/goodsdetail/"]').first()).toBeVisible();
      await expect.poll(() => told).not.toEqual([]);
      await page.goto(lab.path);
      await expectLab(page, lab, '1.0.0-good');
    }
    expect(new Set(told)).toEqual(new Set([`${lab.name} globals`]));
  });

test('a release that changes built-ins is healed without a person', async ({ request, browser }) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-good');
  const deed: Deed = { when: 'entry', code: everything };
  await lab.release('1.1.0-hostile', { deed });
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const context = await browser.newContext();
    const visit = await context.newPage();
    await visit.goto(lab.path);
    await expect(failed(visit, lab)).toBeVisible();
    await visit.getByRole('main').getByRole('button', { name: '重试' }).click();
    await expectLab(visit, lab, '1.0.0-good');
    await context.close();
  }
  await expect.poll(async () => (await lab.state()).stable).toBe('1.0.0-good');
  expect((await lab.moves())[0]).toMatchObject({ action: 'heal', from_version: '1.1.0-hostile' });
});

test('what cannot be put back brings the release from before by itself', async ({ page, request }) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-good');
  const fasten = (holder: string, key: string) =>
    `Object.defineProperty(${holder}, '${key}', { value: () => { throw new Error('mine'); }, configurable: false, writable: false });`;
  const code =
    fasten('window', 'fetch') + fasten('Array.prototype', 'map') + fasten('Promise.prototype', 'then');
  await lab.release('1.1.0-hostile', { deed: { when: 'entry', code } });
  const told = watchFailures(page);
  await page.goto(lab.path);
  await expectLab(page, lab, '1.0.0-good');
  expect(new Set(told)).toEqual(new Set([`${lab.name} globals`]));
});
