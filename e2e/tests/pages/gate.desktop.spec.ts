import { createHash } from 'node:crypto';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { login } from '../../support/api';
import { claimedParts, visitors } from '../../support/claim-pages';
import { expectReady } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { routesOf } from '../../support/routes';
import { shippedBuild } from '../../support/shipped';
import { openTeam } from '../../support/team';
import { enter, expect, test } from '../../support/test';

/** A page of each remote that needs nothing to be about; those of everybody first. */
const firstPages = claimedParts
  .filter((part) => part !== 'shell')
  .flatMap((part) => {
    const plain = routesOf('desktop', [part]).filter(({ path }) => !path.includes(':'));
    const open = (wanted: string) => plain.find(({ access }) => access === wanted);
    return open('public') ?? open('login') ?? open('staff') ?? [];
  });

let site: OwnSite | undefined;
let calls: APIRequestContext | undefined;
test.afterEach(async () => {
  await calls?.dispose();
  await site?.close();
});

/** A build with another sheet: its first one, with these words at its end. */
function withWords(part: string, words: string) {
  const build = shippedBuild(part);
  const release = JSON.parse(String(build.files['release.json']));
  const [sheet = ''] = Object.keys(release.integrity).filter((name) => name.endsWith('.css'));
  const content = Buffer.from(`${build.files[sheet]}${words}`);
  release.integrity[sheet] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const files = { ...build.files, [sheet]: content, 'release.json': Buffer.from(JSON.stringify(release)) };
  return { version: build.version, files };
}

for (const { owner: part, path, access } of firstPages) {
  test(`${part} as it is built gets through the gate, and one that would paint the site does not`, async ({
    page,
  }) => {
    // Two releases, of each of which every public page is drawn.
    test.setTimeout(600_000);
    site = await ownSite();
    calls = await requests.newContext({ baseURL: site.url });
    const team = await openTeam(calls, part);
    const { revision, stable } = await team.state();
    const painting = withWords(part, `.${part.slice(3)}_a{:is(body,&){background:rgb(255,0,0)}}`);
    const refused = await team.release(painting.version, painting.files);
    expect(refused.status).toBe(422);
    expect(refused.msg).toContain('含全局选择器 :is(body,&)');
    expect(await team.state()).toMatchObject({ revision, stable });

    const own = withWords(part, `.${part.slice(3)}_a{&:hover{background:rgb(255,0,0)}}`);
    expect(await team.release(own.version, own.files)).toEqual({ status: 200, msg: '成功' });
    expect((await team.state()).stable).toBe(own.version);
    if (access === 'login' || access === 'staff') await enter(page, await login(calls, visitors[access]));
    await page.goto(site.url + path);
    await expectReady(page, part);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.some((name) => name.includes(`/releases/${part}/${own.version}/`))).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
      'rgb(255, 0, 0)',
    );
  });
}
