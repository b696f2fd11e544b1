import { loadScript } from '../files/load-script';
import { resetReleases } from '../files/release';
import { installSnapshot } from '../platform/snapshot';
import { checkedEntries } from './federation-plugin';

jest.mock('../files/load-script', () => ({ loadScript: jest.fn() }));

type LoadEntry = NonNullable<ReturnType<typeof checkedEntries>['loadEntry']>;

const entry = '/releases/mf-services/1.0.0/remoteEntry.js';

function load(): ReturnType<LoadEntry> {
  const remoteInfo = { name: 'mf-services', entry, entryGlobalName: 'mf_services' };
  const plugin = checkedEntries();
  return plugin.loadEntry?.({ remoteInfo } as Parameters<LoadEntry>[0]) as ReturnType<LoadEntry>;
}

const own = { 'release.json': 'sha384-a', 'remoteEntry.js': 'sha384-b' };
let asked: string[];

beforeEach(() => {
  Reflect.deleteProperty(window, 'mf_services');
  resetReleases();
  asked = [];
  window.fetch = jest.fn(async (address) => {
    asked.push(String(address));
    return { ok: true, json: async () => ({ integrity: {} }) } as Response;
  });
});

const folder = '/releases/mf-services/1.0.0/';
const shell = '/releases/shell/1.0.0/';

function openPage(hashes: Record<string, string>): void {
  const integrity = { [folder]: hashes, [shell]: { 'release.json': 'sha384-c' } };
  installSnapshot({ integrity, shell: { version: '1.0.0', routes: [] } });
}

test('the hashes of a remote that comes later are asked for with its entry, those of the page’s own are there', async () => {
  Reflect.set(window, 'mf_services', { get: () => undefined });
  openPage({ ...own, '7.js': 'sha384-d' });
  await load();
  expect(asked).toEqual([]);
  openPage(own);
  await load();
  expect(asked).toEqual([`${folder}release.json`, `${shell}release.json`]);
});

test('an entry comes through the loader that checks it, and its container is what it defined', async () => {
  const module = {};
  const container = { init: jest.fn(), get: async (name: string) => () => ({ [name]: module }) };
  Reflect.set(window, 'mf_services', container);
  const loaded = (await load()) as unknown as typeof container;
  expect(loadScript).toHaveBeenCalledWith(entry);
  loaded.init('scope');
  expect(container.init).toHaveBeenCalledWith('scope');
  expect((await loaded.get('./lifecycles'))()).toEqual({ './lifecycles': module });
});

test('an entry that defines nothing is a failure: Module Federation must not load it by itself', async () => {
  await expect(load()).rejects.toThrow('mf-services');
});

test('a manifest, which could name another entry, is never asked for', async () => {
  const plugin = checkedEntries();
  await expect(plugin.fetch?.('/releases/mf-services/1.0.0/mf-manifest.json', {})).rejects.toThrow(
    'manifest',
  );
});
