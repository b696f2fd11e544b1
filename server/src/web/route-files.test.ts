import { createHash } from 'node:crypto';
import * as zlib from 'node:zlib';
import type { PageSnapshot, ReleaseJson } from '@harbor/contract';
import fastify from 'fastify';
import { ReleaseBook } from '../areas/operations/platform/registry/book';
import { makeBuild } from '../areas/operations/platform/testing/builds';
import { type PlatformSite, platformSite } from '../areas/operations/platform/testing/site';
import { registerRouteFiles } from './route-files';

jest.mock('node:zlib', () => {
  const actual: typeof zlib = jest.requireActual('node:zlib');
  return { ...actual, brotliCompress: jest.fn(actual.brotliCompress) };
});

const withFrameLinks = (release: ReleaseJson): ReleaseJson => ({
  ...release,
  routes: { ...release.routes, frameLinks: { desktop: ['/', '/mf-news/'], mobile: ['/'] } },
});

let site: PlatformSite;
beforeAll(async () => {
  site = await platformSite();
});
afterAll(() => site.close());

async function snapshotAt(path: string, cookie = ''): Promise<PageSnapshot> {
  const { body } = await site.app.inject({ url: path, headers: { cookie } });
  return JSON.parse(/__HARBOR__=(.*);\n/.exec(body)?.[1] ?? '{}');
}

const pathsIn = ({ shell, remotes }: PageSnapshot) =>
  [shell, ...remotes].flatMap(({ routes }) => routes.map(({ path }) => path));

const everything = ['/', '/404/', '/mf-news/', '/mf-shop/'];

test('a shell from before the file finds every route in the page', async () => {
  const snapshot = await snapshotAt('/');
  expect(pathsIn(snapshot).toSorted()).toEqual(everything);
  expect(snapshot.routeSource).toBeUndefined();
});

describe('with a shell that fetches them', () => {
  beforeAll(async () => {
    const build = makeBuild({ remote: 'shell', version: '1.1.0-file', release: withFrameLinks });
    expect((await site.publish(build, { token: await site.token('shell') })).status).toBe(200);
    await site.core.releases.book.refresh();
  });

  const sourceAt = async (path: string) => {
    const { routeSource } = await snapshotAt(path);
    if (!routeSource) throw new Error('the page carries every route');
    return routeSource;
  };

  test('a page carries what it needs, and the file all of it, for good and by its hash', async () => {
    const snapshot = await snapshotAt('/mf-shop/');
    expect(pathsIn(snapshot).toSorted()).toEqual(everything);
    expect(pathsIn(await snapshotAt('/')).toSorted()).toEqual(['/', '/404/', '/mf-news/']);
    const { address, integrity } = await sourceAt('/');
    const { statusCode, headers, body } = await site.app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toBe('accept-encoding');
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(integrity);
    expect(Object.keys(JSON.parse(body))).toEqual(['shell', 'mf-news', 'mf-shop']);
  });

  test('a file that was asked for before is not compressed again', async () => {
    const { address } = await sourceAt('/mf-shop/');
    const asked = () => site.app.inject({ url: address, headers: { 'accept-encoding': 'br' } });
    const first = await asked();
    jest.mocked(zlib.brotliCompress).mockClear();
    const second = await asked();
    expect(zlib.brotliCompress).not.toHaveBeenCalled();
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(JSON.parse(zlib.brotliDecompressSync(second.rawPayload).toString())).toHaveProperty('mf-shop');
  });

  test('a process that never served the page makes the same file from the address', async () => {
    const { address } = await sourceAt('/');
    const book = new ReleaseBook(site.core.db, (error) => Promise.reject(error));
    // Holders come with the registry; the releases themselves it has to look up.
    await book.refresh();
    const informed = fastify();
    registerRouteFiles(informed, book);
    expect((await informed.inject(address)).body).toBe((await site.app.inject(address)).body);
    await informed.close();
  });

  test.each([
    ['another hash', (address: string) => address.replace(/\/[0-9a-f]{16}\//, '/0123456789abcdef/')],
    ['an unknown version', (address: string) => address.replace('1.1.0-file', '9.9.9-none')],
    ['a part twice', (address: string) => address.replace('.json', ',mf-news@1.0.0.json')],
    ['something behind a version', (address: string) => address.replace('1.1.0-file', '1.1.0-file@x')],
    ['no shell', (address: string) => address.replace(/shell@[^,]+,/, '')],
    ['another platform', (address: string) => address.replace('/desktop/', '/watch/')],
    [
      'too many parts',
      (address: string) => address.replace('.json', ',mf-news@1'.repeat(300).concat('.json')),
    ],
  ])('%s is no file, and browsers do not keep that', async (_, change) => {
    const { address } = await sourceAt('/');
    const { statusCode, headers } = await site.app.inject(change(address));
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('an address that was taken from a part since is in no file any more', async () => {
    const { address } = await sourceAt('/');
    await site.core.db.deleteFrom('address_grants').where('remote', '=', 'mf-shop').execute();
    await site.core.releases.book.refresh();
    expect((await site.app.inject(address)).statusCode).toBe(404);
    const { body } = await site.app.inject((await sourceAt('/')).address);
    expect(JSON.parse(body)['mf-shop'].routes).toEqual([]);
  });
});
