import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request as requests, test } from '@playwright/test';
import { expectReady } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
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

/** The live shell anew, as a build whose first script throws. */
async function brokenShell(version: string): Promise<Record<string, Buffer>> {
  const html = await (await request.get('/')).text();
  const folder = /\/releases\/shell\/[^/"]+\//.exec(html)?.[0] ?? '';
  const release = await (await request.get(`${folder}release.json`)).json();
  const files: Record<string, Buffer> = {};
  for (const file of Object.keys(release.integrity))
    files[file] = await (await request.get(folder + file)).body();
  const script = Buffer.from('throw new Error("this shell does not start");');
  files[release.entry] = script;
  release.integrity[release.entry] = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  return { ...files, 'release.json': Buffer.from(JSON.stringify({ ...release, version })) };
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
  const version = `9.0.0-broken-${Date.now().toString(36)}`;
  expect(await team.release(version, await brokenShell(version))).toEqual({
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
