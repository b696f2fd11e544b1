import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeBuild } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';
import { collectLeftovers, collectReleases } from './collect';
import { stage } from './staging';

const day = 24 * 3_600_000;

let site: PlatformSite;
let token: string;
beforeAll(async () => {
  site = await platformSite({ env: { HARBOR_RELEASE_KEEP: '2', HARBOR_RELEASE_KEEP_DAYS: '7' } });
  token = await site.token('mf-shop');
});
afterAll(() => site.close());

const served = async (version: string) =>
  (await site.app.inject(`/releases/mf-shop/${version}/remoteEntry.js`)).statusCode;

test('releases keep their files while a pointer, a session or the newest few need them, and no longer', async () => {
  for (const n of [1, 2, 3, 4, 5])
    await site.publish(makeBuild({ version: `1.${n}.0-k` }), {
      token,
      fields: n === 1 ? { canary: '5' } : {},
    });
  expect(await collectReleases(site.core)).toEqual([]);
  site.clock.advance(8 * day);
  // 1.1.0 is still the canary, 1.4.0 and 1.5.0 are the newest; the first build is the last good one.
  expect((await collectReleases(site.core)).sort()).toEqual(['mf-shop 1.2.0-k', 'mf-shop 1.3.0-k']);
  expect(await Promise.all(['1.0.0-a', '1.1.0-k', '1.2.0-k', '1.4.0-k'].map(served))).toEqual([
    200, 200, 404, 200,
  ]);
  const { data } = await site.call('GET /api/platform/releases', { query: { remote: 'mf-shop' }, token });
  expect(data.remotes[0]).toMatchObject({ last_good: '1.0.0-a' });
  expect(data.remotes[0]?.releases.at(-1)).toMatchObject({
    version: '1.0.0-a',
    channels: ['last_good'],
    available: true,
  });
  const gone = data.remotes[0]?.releases.filter(({ available }) => !available).map(({ version }) => version);
  expect(gone).toEqual(['1.3.0-k', '1.2.0-k']);
  const { revision } = await site.state('mf-shop');
  const promoted = await site.call('POST /api/platform/channels/:remote/promote', {
    params: { remote: 'mf-shop' },
    body: { revision, version: '1.2.0-k' },
    token,
  });
  expect([promoted.status, promoted.msg]).toEqual([422, 'mf-shop 1.2.0-k 的文件已清理，请重新发布']);
  const staff = (await site.user({ is_staff: true })).token;
  const override = await site.call('POST /api/platform/overrides', {
    body: { remote: 'mf-shop', version: '1.2.0-k' },
    token: staff,
  });
  expect(override.errors.version).toEqual(['mf-shop 1.2.0-k 的文件已清理，请重新发布']);
});

test('files that a collection which was cut off has left are removed with the leftovers', async () => {
  const { store } = site.core.releases;
  const location = site.core.releases.book.location('mf-shop', '1.3.0-k') ?? '';
  const again = join(store.staging, 'again');
  mkdirSync(again, { recursive: true });
  await store.put(again, location);
  expect(await collectLeftovers(site.core, -1000)).toEqual([location]);
});

test('what a publish that was cut off has left is removed once it is old enough', async () => {
  const { store } = site.core.releases;
  const half = join(store.staging, 'half');
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'page.js'), '');
  const orphan = join(store.staging, 'orphan');
  mkdirSync(orphan);
  await store.put(orphan, 'mf-shop/9.9.9-orphan~x1');
  expect(await collectLeftovers(site.core)).toEqual([]);
  expect((await collectLeftovers(site.core, -1000)).sort()).toEqual(['half', 'mf-shop/9.9.9-orphan~x1']);
  expect(existsSync(half)).toBe(false);
  expect(await served('1.5.0-k')).toBe(200);
});

test('what a process that ended was at goes whatever its age, what a running one is at stays however old it is', async () => {
  const { store } = site.core.releases;
  const own = stage(store);
  const nameOf = (pid: number, run: string) => {
    const [machine, , , id] = basename(own.folder).split('.');
    return [machine, pid, run, id].join('.');
  };
  const { pid: ended = 0 } = spawnSync('true');
  const put = async (name: string) => {
    const folder = join(store.staging, name);
    mkdirSync(folder);
    const location = `mf-shop/9.9.9-${name.split('.')[1]}~x${name.split('.')[2]}`;
    writeFileSync(`${folder}.location`, location);
    await store.put(folder, location);
    return location;
  };
  const dead = await put(nameOf(ended, 'aaaaaaaa'));
  const before = await put(nameOf(process.pid, 'bbbbbbbb'));
  const other = await put(nameOf(process.ppid, 'cccccccc'));
  mkdirSync(own.folder);
  await own.goesTo(other);
  const removed = await collectLeftovers(site.core);
  expect(removed.filter((name) => name.startsWith('mf-shop/')).sort()).toEqual([before, dead].sort());
  expect(readdirSync(store.staging).sort()).toEqual(
    [
      `${nameOf(process.ppid, 'cccccccc')}.location`,
      basename(own.folder),
      `${basename(own.folder)}.location`,
    ].sort(),
  );
  await own.end();
  expect(readdirSync(store.staging)).toEqual([`${nameOf(process.ppid, 'cccccccc')}.location`]);
});
