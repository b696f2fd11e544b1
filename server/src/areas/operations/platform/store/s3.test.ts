import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectCopies } from '../publish/collect';
import { startReleases } from '../releases';
import { makeBuild } from '../testing/builds';
import { type FakeS3, fakeS3 } from '../testing/s3';
import { type PlatformSite, platformSite } from '../testing/site';
import { createS3Store } from './s3';

/** Of the library's first client too. */
let warned: jest.SpyInstance;

let bucket: FakeS3;
let site: PlatformSite;
let token: string;
beforeAll(async () => {
  warned = jest.spyOn(process, 'emitWarning');
  bucket = await fakeS3();
  site = await platformSite({
    env: {
      HARBOR_S3_ENDPOINT: bucket.endpoint,
      HARBOR_S3_BUCKET: 'bucket',
      HARBOR_S3_KEY_ID: bucket.keyId,
      HARBOR_S3_KEY_SECRET: bucket.keySecret,
    },
  });
  token = await site.token('mf-shop');
});
afterAll(async () => {
  await site.close();
  await bucket.close();
  warned.mockRestore();
});

/** A second machine: a disk of its own, the same bucket. */
function otherMachine(keySecret = bucket.keySecret) {
  const folder = mkdtempSync(join(tmpdir(), 'harbor-s3-'));
  const { endpoint, keyId } = bucket;
  const store = createS3Store(folder, { endpoint, bucket: 'bucket', region: 'us-east-1', keyId, keySecret });
  return { store, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const locationOf = (version: string) => site.core.releases.book.location('mf-shop', version) ?? '';

test('a release goes to the bucket whole, and every machine serves it from there, fetched once', async () => {
  const build = makeBuild({ version: '1.1.0-s3' });
  expect(await site.publish(build, { token })).toMatchObject({ status: 200 });
  const location = locationOf('1.1.0-s3');
  const kept = [...bucket.objects.keys()].filter((key) => key.includes(location));
  expect(kept.map((key) => key.split('/').at(-1)).sort()).toEqual([
    'page.css',
    'page.js',
    'release.json',
    'remoteEntry.js',
  ]);
  const file = await site.app.inject('/releases/mf-shop/1.1.0-s3/page.js');
  expect([file.statusCode, file.body]).toEqual([200, build.files['page.js']]);

  const { store, remove } = otherMachine();
  bucket.calls.length = 0;
  const folders = await Promise.all([store.folder(location), store.folder(location)]);
  expect(folders[0]).toBe(folders[1]);
  expect(bucket.calls.filter((call) => call.startsWith('GET /bucket/releases/'))).toHaveLength(4);
  remove();
});

test('what is refused leaves nothing in the bucket, and what is removed is gone', async () => {
  const before = [...bucket.objects.keys()];
  const refused = makeBuild({ version: '1.2.0-s3', release: (r) => ({ ...r, integrity: {} }) });
  expect((await site.publish(refused, { token })).status).toBe(422);
  expect([...bucket.objects.keys()]).toEqual(before);
  await site.publish(makeBuild({ version: '1.3.0-s3' }), { token });
  const location = locationOf('1.3.0-s3');
  const listed = async () => (await site.core.releases.store.list()).map((kept) => kept.location);
  expect(await listed()).toContain(location);
  await site.core.releases.store.remove(location);
  expect(await listed()).not.toContain(location);
  expect([...bucket.objects.keys()].filter((key) => key.includes(location))).toEqual([]);
});

test('a release that lost its files leaves the disks of all machines that had served it', async () => {
  for (const version of ['1.4.0-s3', '1.5.0-s3'])
    expect(await site.publish(makeBuild({ version }), { token })).toMatchObject({ status: 200 });
  const [gone, kept] = [locationOf('1.4.0-s3'), locationOf('1.5.0-s3')];
  const { store, remove } = otherMachine();
  const folder = await store.folder(gone);
  await store.folder(kept);
  // Another machine of the site collects.
  const row = { remote: 'mf-shop', version: '1.4.0-s3', collected_at: new Date() };
  await site.core.db.insertInto('collected_releases').values(row).execute();
  await site.core.releases.store.remove(gone);
  const { db, releases } = site.core;
  expect(await collectCopies({ db, releases: { ...releases, store } })).toEqual([gone]);
  expect([existsSync(folder), await store.copies()]).toEqual([false, [kept]]);
  await expect(store.folder(gone)).rejects.toThrow('gone');
  expect(await collectCopies({ db, releases: { ...releases, store } })).toEqual([]);
  remove();
});

test('a server that starts takes what is no release’s any more off its disk', async () => {
  const fetched = join(site.core.settings.dataDir, 'releases/.fetched/mf-shop');
  const old = join(fetched, '0.1.0-old~x1');
  mkdirSync(old, { recursive: true });
  await site.core.releases.store.folder(locationOf('1.5.0-s3'));
  const stop = await startReleases(site.core, undefined);
  for (let looks = 0; existsSync(old) && looks < 100; looks += 1) await sleep(50);
  await stop();
  expect(readdirSync(fetched)).toContain(locationOf('1.5.0-s3').split('/')[1]);
  expect(existsSync(old)).toBe(false);
});

test('the storage’s library says nothing of the version of Node at each start', () => {
  expect(warned.mock.calls.filter(([text]) => String(text).includes('AWS'))).toEqual([]);
});

test('a bucket that cannot be entered keeps a publish out, and says so', async () => {
  const { store, remove } = otherMachine('a wrong secret');
  await expect(store.list()).rejects.toThrow();
  await expect(store.folder(locationOf('1.1.0-s3'))).rejects.toThrow();
  remove();
});
