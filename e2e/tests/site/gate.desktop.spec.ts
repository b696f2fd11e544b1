import { createHash } from 'node:crypto';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { login } from '../../support/api';
import { expectReady } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { shippedBuild } from '../../support/shipped';
import { openTeam } from '../../support/team';
import { enter, expect, test } from '../../support/test';

/** Remotes as they are built, each with a page of its own; that of the staff desk last, as it takes a session. */
const shipped = {
  'mf-account': '/login',
  'mf-forum': '/forumindex/',
  'mf-services': '/goodsdetail/1',
  'mf-staff': '/staff/releases',
};

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

test('every remote as it is built gets through the gate, and one that would paint the site does not', async ({
  page,
}) => {
  site = await ownSite();
  calls = await requests.newContext({ baseURL: site.url });
  for (const [part, address] of Object.entries(shipped)) {
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
    // Another visit: one that goes on keeps what it began with.
    await page.context().clearCookies();
    if (part === 'mf-staff') await enter(page, await login(calls, 'staff'));
    await page.goto(`${site.url}${address}`);
    await expectReady(page, part);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.some((name) => name.includes(`/releases/${part}/${own.version}/`))).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
      'rgb(255, 0, 0)',
    );
  }
});
