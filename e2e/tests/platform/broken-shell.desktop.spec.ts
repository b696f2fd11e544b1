import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request as requests, test } from '@playwright/test';
import { expectReady } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { type ShippedBuild, shippedBuild } from '../../support/shipped';
import { openTeam } from '../../support/team';

let site: OwnSite;
let request: APIRequestContext;
test.beforeAll(async () => {
  site = await ownSite();
  request = await requests.newContext({ baseURL: site.url });
});
test.afterAll(async () => {
  await request.dispose();
  await site.close();
});

/** The shell as it is built, whose first script throws in browsers: the gate would notice one that throws everywhere. */
function brokenShell(): ShippedBuild {
  const build = shippedBuild('shell');
  const release = JSON.parse(String(build.files['release.json']));
  const script = Buffer.from(
    `if (!window.harborDrawing) throw new Error("this shell does not start");\n${build.files[release.entry]}`,
  );
  release.integrity[release.entry] = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const files = {
    ...build.files,
    [release.entry]: script,
    'release.json': Buffer.from(JSON.stringify(release)),
  };
  return { version: build.version, files };
}

const shellOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, '__HARBOR__').shell.version as string);

/** Failures that a page reports. */
function failures(page: Page): unknown[] {
  const told: unknown[] = [];
  page.on('request', (asked) => {
    if (!asked.url().endsWith('/api/platform/reports')) return;
    told.push(...(asked.postDataJSON().failures ?? []));
  });
  return told;
}

test('a shell that does not start goes back by itself; who met it sees the page all the same', async ({
  browser,
}) => {
  const team = await openTeam(request, 'shell');
  const { last_good: good } = await team.state();
  const { version, files } = brokenShell();
  expect(await team.release(version, files)).toEqual({
    status: 200,
    msg: '成功',
  });

  for (let visitor = 0; visitor < 3; visitor += 1) {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const told = failures(page);
    await page.goto('/productservice/');
    // The answer to its report gave this browser the shell from before, with which the page was loaded anew.
    await expectReady(page, 'mf-services');
    expect(told).toEqual([expect.objectContaining({ remote: 'shell', version, kind: 'render' })]);
    expect(await shellOf(page)).toBe(good);
    await context.close();
  }
  await expect.poll(async () => (await team.state()).stable).toBe(good);
  expect((await team.moves())[0]).toMatchObject({
    action: 'heal',
    from_version: version,
    to_version: good,
    moved_by: '系统',
  });

  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const told = failures(page);
  await page.goto('/productservice/');
  await expectReady(page, 'mf-services');
  expect([await shellOf(page), told]).toEqual([good, []]);
  await context.close();
});
