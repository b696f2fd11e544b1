import { reportError } from '../errors/report';
import { currentPosition } from '../navigation/current';
import { markMain } from '../page/main-state';
import { installSnapshot } from '../platform/snapshot';
import { smallSite } from '../testing/snapshots';
import { isReplaced, watchOutcomes } from './outcomes';

interface Report {
  failures: { remote: string; version: string; kind: string; message: string; path: string }[];
  loaded: { remote: string; version: string }[];
}

let reports: Report[];
let replaced: { remote: string; version: string }[];
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  installSnapshot(smallSite);
  reports = [];
  replaced = [];
  window.fetch = jest.fn(async (_address, init) => {
    reports.push(JSON.parse(String(init?.body)));
    return { ok: true, json: async () => ({ code: 200, data: { replaced } }) } as Response;
  });
  end = watchOutcomes();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const chunkMissing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('failures are told at once, once for each part and kind, with the release that failed', () => {
  reportError('remote', 'mf-services', chunkMissing());
  reportError('remote', 'mf-services', chunkMissing());
  reportError('widget', 'mf-teacher/top', new TypeError('x is undefined'));
  reportError('remote', 'mf-services', new Error('Failed to find a valid digest in the integrity attribute'));
  reportError('window', 'page.js', new Error('somebody else'));
  jest.advanceTimersByTime(100);
  expect(reports).toHaveLength(1);
  const failures = reports[0]?.failures.map(({ remote, version, kind }) => `${remote}@${version} ${kind}`);
  expect(failures).toEqual([
    'mf-services@1.0.0 load',
    'mf-teacher@1.0.0 render',
    'mf-services@1.0.0 integrity',
  ]);
  jest.advanceTimersByTime(10_000);
  expect(reports).toHaveLength(1);
});

test('a page that became ready is told after a while, or when it is left', () => {
  const ready = () => markMain(currentPosition().location.key, 'ready');
  markMain(currentPosition().location.key, 'loading');
  ready();
  jest.advanceTimersByTime(1000);
  expect(reports).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(reports).toEqual([{ failures: [], loaded: [{ remote: 'shell', version: '1.0.0' }] }]);
});

test('a part that the server replaces is known before the retry', async () => {
  replaced = [{ remote: 'mf-services', version: '0.9.0' }];
  reportError('remote', 'mf-services', chunkMissing());
  await expect(isReplaced('mf-services')).resolves.toBe(true);
  await expect(isReplaced('mf-teacher')).resolves.toBe(false);
});

test('a server that does not answer keeps nobody from trying again', async () => {
  window.fetch = jest.fn(() => new Promise(() => undefined));
  reportError('remote', 'mf-services', chunkMissing());
  const answer = isReplaced('mf-services');
  await jest.advanceTimersByTimeAsync(1500);
  await expect(answer).resolves.toBe(false);
});
