import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseJson } from '@harbor/contract';
import { makeBuild, type TestBuild } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';
import { anotherAddress, type Visitors, visitorsOf } from '../testing/visitors';
import { flushHealth } from './flush';

let site: PlatformSite;
let people: Visitors;
let token: string;
beforeEach(async () => {
  site = await platformSite({ env: { HARBOR_LIMITS: 'production' } });
  people = visitorsOf(site);
  token = await site.token('mf-shop', 'mf-news', 'shell');
});
afterEach(() => site.close());

async function publish(version: string, more: TestBuild = {}, fields = {}): Promise<void> {
  expect(await site.publish(makeBuild({ version, ...more }), { token, fields })).toMatchObject({
    status: 200,
  });
}

const stableOf = async (remote: string) => (await site.state(remote)).stable;

async function listed(remote = 'mf-shop') {
  const { data } = await site.call('GET /api/platform/releases', { query: { remote }, token });
  return data.remotes[0];
}

async function movesOf(remote = 'mf-shop') {
  const { data } = await site.call('GET /api/platform/moves', { query: { remote }, token });
  return data.data;
}

/** What staff read of a release that was left where it stands, in the list and in the trail; the trail has it once. */
async function expectHeld(remote: string, version: string, target: string | null, reason: RegExp) {
  expect(await stableOf(remote)).toBe(version);
  expect((await listed(remote))?.held).toMatchObject({ version, reason: expect.stringMatching(reason) });
  const holds = (await movesOf(remote)).filter(({ action }) => action === 'hold');
  expect(holds).toEqual([
    expect.objectContaining({
      channel: 'stable',
      from_version: version,
      to_version: target,
      moved_by: '系统',
      reason: expect.stringMatching(reason),
    }),
  ]);
}

test('parts that fail together are not at fault: none goes back, staff are told once', async () => {
  await publish('1.1.0-new');
  await publish('1.1.0-new', { remote: 'mf-news' });
  const logged = jest.spyOn(site.core.log, 'error');
  const everything = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      const jar = await people.visitor();
      const ip = anotherAddress();
      for (const remote of ['mf-shop', 'mf-news'])
        await people.report(jar, 'failed', { remote, version: '1.1.0-new', ip });
    }
    await flushHealth(site.core);
  };
  await everything(5);
  await everything(3);
  for (const remote of ['mf-shop', 'mf-news'])
    await expectHeld(remote, '1.1.0-new', '1.0.0-a', /^5 位访客中 5 位加载失败.*mf-news、mf-shop 都加载失败/);
  expect(logged.mock.calls.map(([, text]) => text)).toEqual(Array(2).fill('broken release left in service'));

  // The fault is over; later one of them fails alone.
  site.clock.advance(61 * 60_000);
  expect((await listed())?.held).toBeNull();
  await people.load(4, '1.1.0-new', anotherAddress, 'mf-news');
  await people.fail(5, '1.1.0-new');
  expect([await stableOf('mf-shop'), await stableOf('mf-news')]).toEqual(['1.0.0-a', '1.1.0-new']);
});

test('a release stays where the one before fails for the same visitors', async () => {
  await publish('1.1.0-new');
  for (let i = 0; i < 5; i += 1) {
    const jar = await people.visitor();
    const ip = anotherAddress();
    expect(await people.report(jar, 'failed', { version: '1.1.0-new', ip })).toEqual([
      { remote: 'mf-shop', version: '1.0.0-a' },
    ]);
    await people.report(jar, 'failed', { version: '1.0.0-a', ip });
  }
  await flushHealth(site.core);
  await expectHeld(
    'mf-shop',
    '1.1.0-new',
    '1.0.0-a',
    /要恢复到的 1\.0\.0-a 同样加载失败（\d 位访客中 \d 位）/,
  );
});

test('a canary stays where the stable release fails as much, and is switched off where it does not', async () => {
  await publish('1.1.0-canary', {}, { canary: '100' });
  for (let i = 0; i < 5; i += 1) {
    const jar = await people.visitor();
    const ip = anotherAddress();
    await people.report(jar, 'failed', { version: '1.1.0-canary', ip });
    await people.report(jar, 'failed', { version: '1.0.0-a', ip });
  }
  await flushHealth(site.core);
  expect(await site.state('mf-shop')).toMatchObject({ stable: '1.0.0-a', canary: '1.1.0-canary' });
  expect(await movesOf()).toContainEqual(
    expect.objectContaining({ action: 'hold', channel: 'canary', from_version: '1.1.0-canary' }),
  );
  site.clock.advance(11 * 60_000);
  await people.fail(5, '1.1.0-canary');
  expect(await site.state('mf-shop')).toMatchObject({ stable: '1.0.0-a', canary: null });
});

test('after three healings within an hour a person has to look; later it heals again', async () => {
  for (const version of ['1.1.0-x', '1.2.0-x', '1.3.0-x']) {
    await publish(version);
    await people.fail(5, version);
    expect(await stableOf('mf-shop')).toBe('1.0.0-a');
  }
  await publish('1.4.0-x');
  await people.fail(5, '1.4.0-x');
  await expectHeld('mf-shop', '1.4.0-x', '1.0.0-a', /60 分钟内已自动恢复 3 次/);
  site.clock.advance(61 * 60_000);
  await people.fail(5, '1.4.0-x');
  expect(await stableOf('mf-shop')).toBe('1.0.0-a');
});

test('a release whose files are gone is not gone back to', async () => {
  await publish('1.1.0-new');
  const { book, store } = site.core.releases;
  rmSync(join(await store.folder(book.location('mf-shop', '1.0.0-a') ?? ''), 'page.js'));
  await people.fail(5, '1.1.0-new');
  await expectHeld('mf-shop', '1.1.0-new', '1.0.0-a', /1\.0\.0-a 不能使用：缺少文件 page\.js$/);
});

test('a release that the live shell does not carry is not gone back to', async () => {
  const provides = { react: '19.3.1', dayjs: '1.11.0' };
  await publish('1.1.0-s', { remote: 'shell', release: (r) => ({ ...r, provides }) });
  const setGood = (remote: string, version: string) =>
    site.core.db
      .updateTable('release_channels')
      .set({ stable: version, last_good: version })
      .where('remote', '=', remote)
      .execute();
  await setGood('shell', '1.1.0-s');
  await publish('1.1.0-dayjs', { release: (r) => ({ ...r, consumes: { dayjs: '^1.11.0' } }) });
  await setGood('mf-shop', '1.1.0-dayjs');
  await publish('1.2.0-new');
  await setGood('shell', '1.0.0-a');
  await site.core.releases.book.refresh();
  await people.fail(5, '1.2.0-new');
  await expectHeld('mf-shop', '1.2.0-new', '1.1.0-dayjs', /不能使用：.*dayjs 需要 \^1\.11\.0，它提供 无/);
});

test('a release that the live server does not serve is not gone back to', async () => {
  await publish('1.2.0-new');
  const { release } = makeBuild({ version: '1.1.0-old' });
  const { book, store } = site.core.releases;
  const [files, location] = [join(store.staging, 'old'), 'mf-shop/1.1.0-old~x1'];
  cpSync(await store.folder(book.location('mf-shop', '1.0.0-a') ?? ''), files, { recursive: true });
  await store.put(files, location);
  const old: ReleaseJson = { ...release, routes: { ...release.routes, contractVersion: '^0.9.0' } };
  await site.core.db
    .insertInto('releases')
    .values({
      remote: 'mf-shop',
      version: old.version,
      source: 'publish',
      location,
      document: JSON.stringify(old),
      size: 1,
      published_by: '测试',
      published_at: new Date(),
    })
    .execute();
  await site.core.db
    .updateTable('release_channels')
    .set({ last_good: old.version })
    .where('remote', '=', 'mf-shop')
    .execute();
  await book.refresh();
  await people.fail(5, '1.2.0-new');
  await expectHeld('mf-shop', '1.2.0-new', '1.1.0-old', /不能使用：构建需要接口约定 \^0\.9\.0/);
});

test('a first release that fails stays, with a line that says why', async () => {
  await people.fail(5, '1.0.0-a');
  await expectHeld('mf-shop', '1.0.0-a', null, /没有可以恢复到的版本/);
});
