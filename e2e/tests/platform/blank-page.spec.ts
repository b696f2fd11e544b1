import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openLab } from '../../support/lab';
import { expect, test } from '../../support/test';

const notice = (page: Page) => page.locator('#harbor-trouble');

/** The next thing that the page says failed. */
const nextFailure = async (page: Page): Promise<unknown> => {
  const told = await page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/platform/reports') && request.postDataJSON().failures?.length > 0,
  );
  return told.postDataJSON().failures;
};

/** Reports of a shell that fails are not sent: it is the shell of all other tests too. */
const keepReports = (page: Page) =>
  page.route('**/api/platform/reports', (route) =>
    route.fulfill({ json: { code: 200, msg: '成功', data: { replaced: [] } } }),
  );

/** The page as it would be, had the shell been built with this as its first script. */
async function withFirstScript(page: Page, body: string): Promise<void> {
  const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  await keepReports(page);
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<script [^>]*\/main\.js"[^>]*>/, (tag) =>
      tag.replace(/integrity="[^"]*"/, `integrity="${hash}"`),
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.route(/\/releases\/shell\/[^/]+\/main\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

test('a shell that draws nothing is told of, and people see the notice', async ({ page }) => {
  await page.clock.install();
  await withFirstScript(page, 'globalThis.started = true;');
  await page.goto('/');
  await page.waitForFunction(() => Reflect.get(globalThis, 'started'));
  await expect(notice(page)).toBeHidden();
  const failure = nextFailure(page);
  await page.clock.runFor(11_000);
  await expect(notice(page)).toBeVisible();
  expect(await failure).toMatchObject([{ remote: 'shell', kind: 'blank' }]);
});

test('a shell that takes away what the first script needs is told of all the same', async ({ page }) => {
  await page.clock.install();
  const hostile = `
    window.fetch = () => new Promise(() => undefined);
    JSON.stringify = () => '{}';
    Object.prototype.toJSON = () => 'nothing';
    document.querySelector = () => ({ dataset: {} });
    window.setInterval = undefined;
    window.harborTell = () => undefined;
    document.body.replaceChildren();
    globalThis.started = true;`;
  await withFirstScript(page, hostile);
  await page.goto('/');
  await page.waitForFunction(() => Reflect.get(globalThis, 'started'));
  const failure = nextFailure(page);
  await page.clock.runFor(11_000);
  await expect(notice(page)).toBeVisible();
  expect(await failure).toMatchObject([{ remote: 'shell', kind: 'blank' }]);
});

test('a remote whose page shows nothing is told of, and not the shell', async ({ page, request }) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-empty', { deed: { when: 'page', code: 'globalThis.drawn = true; return null;' } });
  await page.clock.install();
  await page.goto(lab.path);
  await page.waitForFunction(() => Reflect.get(globalThis, 'drawn'));
  const failure = nextFailure(page);
  await page.clock.runFor(22_000);
  await expect(notice(page)).toBeVisible();
  expect(await failure).toMatchObject([{ remote: lab.name, kind: 'blank' }]);
});
