import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectLab, openLab, versionIn, versionsFor } from '../../support/lab';
import { expectReady } from '../../support/main-area';
import { expect, test } from '../../support/test';

const shownFailed = (page: Page, name: string) =>
  expect(page.locator(`main[data-remote="${name}"][data-state="failed"]`)).toBeVisible();

test('a release during a visit changes nothing under the visitor, and is there on the next visit', async ({
  page,
  request,
  browser,
}) => {
  const lab = await openLab(request);
  expect(await lab.release('1.0.0-a')).toEqual({ status: 200, msg: '成功' });
  await page.goto(lab.path);
  await expectLab(page, lab, '1.0.0-a');
  expect((await lab.release('1.1.0-b')).status).toBe(200);

  await page.goto('/');
  await expectReady(page, 'shell');
  await page.goto(lab.path);
  await expectLab(page, lab, '1.0.0-a');

  const next = await browser.newContext();
  const visit = await next.newPage();
  await visit.goto(lab.path);
  await expectLab(visit, lab, '1.1.0-b');
  await next.close();

  // The same browser on its next visit: session cookies are gone, the visitor's own is not.
  await page.context().clearCookies({ name: 'harbor_set' });
  await page.reload();
  await expectLab(page, lab, '1.1.0-b');
});

test('a new part of the site needs no restart, and a page of it none of the shell', async ({
  page,
  request,
}) => {
  const lab = await openLab(request);
  expect((await request.get(lab.path)).status()).toBe(404);
  expect((await lab.release('0.1.0-first')).status).toBe(200);
  await page.goto(lab.path);
  await expectLab(page, lab, '0.1.0-first');
});

test('a canary goes to its share of visitors and stays with them', async ({ page, request, baseURL }) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-a');
  await lab.release('1.1.0-canary', { canary: 50 });
  const versions = await versionsFor(baseURL ?? '', lab, 40);
  expect(new Set(versions)).toEqual(new Set(['1.0.0-a', '1.1.0-canary']));

  await page.goto(lab.path);
  const mine = versionIn(await page.content(), lab);
  for (let visit = 0; visit < 4; visit += 1) {
    await page.context().clearCookies({ name: 'harbor_set' });
    await page.reload();
    await expectLab(page, lab, mine);
  }
});

test('a rollback reaches an open session within 5 s', async ({ page, request }) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-a');
  await lab.release('1.1.0-b');
  await page.goto(lab.path);
  await expectLab(page, lab, '1.1.0-b');
  await lab.move('rollback');
  const moved = Date.now();
  await expect
    .poll(async () => versionIn(await (await page.request.get(lab.path)).text(), lab), { intervals: [50] })
    .toBe('1.0.0-a');
  expect(Date.now() - moved).toBeLessThan(5000);
  await page.reload();
  await expectLab(page, lab, '1.0.0-a');
});

for (const behaviour of ['throws at load', 'throws at render'] as const)
  test(`a release that ${behaviour} is healed without a person; 重试 gives the last good one at once`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const lab = await openLab(request);
    await lab.release('1.0.0-good');
    await lab.release('1.1.0-broken', { behaviour });

    await page.goto(lab.path);
    await shownFailed(page, lab.name);
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await expectLab(page, lab, '1.0.0-good');

    for (let visitor = 0; visitor < 2; visitor += 1) {
      const context = await browser.newContext();
      const visit = await context.newPage();
      const told = visit.waitForResponse('**/api/platform/reports');
      await visit.goto(lab.path);
      await shownFailed(visit, lab.name);
      await told;
      await context.close();
    }
    await expect.poll(async () => (await lab.state()).stable).toBe('1.0.0-good');
    expect((await lab.moves())[0]).toMatchObject({
      action: 'heal',
      from_version: '1.1.0-broken',
      to_version: '1.0.0-good',
      moved_by: '系统',
    });
    // Page views are made of what is kept in memory, which is read anew right after the pointer has moved.
    await expect.poll(() => versionsFor(baseURL ?? '', lab, 1)).toEqual(['1.0.0-good']);
    const late = await browser.newContext();
    const visit = await late.newPage();
    await visit.goto(lab.path);
    await expectLab(visit, lab, '1.0.0-good');
    await late.close();
  });

test('a release whose page cannot be drawn on the server is refused, with the page and the reason', async ({
  page,
  request,
}) => {
  const lab = await openLab(request);
  await lab.release('1.0.0-a');
  const { status, msg } = await lab.release('1.1.0-undrawn', {
    behaviour: 'throws when drawn on the server',
  });
  expect(status).toBe(422);
  expect(msg).toContain(
    `页面 ${lab.path}（desktop）、${lab.path}（mobile） 在服务器上绘制时出错（TypeError: no window here）`,
  );
  expect((await lab.state()).stable).toBe('1.0.0-a');
  await page.goto(lab.path);
  await expectLab(page, lab, '1.0.0-a');
});

test('a broken canary is switched off; the stable release and other parts go on', async ({
  request,
  browser,
}) => {
  const lab = await openLab(request);
  const other = await openLab(request);
  await Promise.all([lab.release('1.0.0-a'), other.release('1.0.0-a')]);
  await lab.release('1.1.0-broken', { behaviour: 'throws at load', canary: 100 });
  const { revision } = await other.state();
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const context = await browser.newContext();
    const visit = await context.newPage();
    const told = visit.waitForResponse('**/api/platform/reports');
    await visit.goto(lab.path);
    await shownFailed(visit, lab.name);
    await told;
    await visit.goto(other.path);
    await expectLab(visit, other, '1.0.0-a');
    await context.close();
  }
  await expect.poll(async () => (await lab.state()).canary).toBeNull();
  expect((await lab.state()).stable).toBe('1.0.0-a');
  expect((await other.state()).revision).toBe(revision);
});

/** The page as it would be, had the shell been built with this as its first script. */
async function withFirstScript(page: Page, body: string): Promise<void> {
  const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
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

test('a shell whose first script cannot be had, or throws, is reported', async ({ page }) => {
  for (const kind of ['load', 'render'] as const) {
    await page.unrouteAll();
    if (kind === 'render') await withFirstScript(page, 'throw new Error("broken shell")');
    else await page.route(/\/releases\/shell\/[^/]+\/main\.js/, (route) => route.fulfill({ status: 404 }));
    const told = page.waitForRequest('**/api/platform/reports');
    await page.goto('/');
    const { failures } = (await told).postDataJSON();
    expect(failures).toMatchObject([{ remote: 'shell', kind, path: '/' }]);
    expect((await (await told).response())?.status()).toBe(200);
  }
});

test('two teams that release at the same moment both win', async ({ page, request }) => {
  const [first, second] = [await openLab(request), await openLab(request)];
  const answers = await Promise.all([first.release('1.0.0-x'), second.release('2.0.0-y')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await page.goto(first.path);
  await expectLab(page, first, '1.0.0-x');
  await page.goto(second.path);
  await expectLab(page, second, '2.0.0-y');
});
