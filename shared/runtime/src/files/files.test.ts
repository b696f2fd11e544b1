import { installSnapshot } from '../platform/snapshot';
import { resetAttempts } from './attempts';
import { FileError, isIntegrityFailure } from './file-error';
import { hashOf } from './hash-of';
import { fileLimits } from './limits';
import { loadScript } from './load-script';
import { loadSheet } from './load-sheet';
import { resetReleases } from './release';

const folder = '/releases/mf-services/1.0.0/';
const watched = '/releases/mf-forum/1.0.0-watch/';

const asked: { address: string; init: RequestInit }[] = [];
let answer: () => Promise<unknown>;

beforeEach(() => {
  document.head.replaceChildren();
  asked.length = 0;
  resetReleases();
  resetAttempts();
  installSnapshot({
    integrity: {
      [folder]: { 'release.json': 'sha384-release', 'remoteEntry.js': 'sha384-entry' },
      [watched]: null,
    },
  });
  answer = async () => ({
    integrity: { '7.js': 'sha384-seven', '7.css': 'sha384-sheet', '9.js': 'sha384-nine' },
  });
  window.fetch = jest.fn(async (address, init) => {
    asked.push({ address: String(address), init: init ?? {} });
    return { ok: true, status: 200, json: answer } as Response;
  });
});

const script = () => document.querySelector('script');
const inserted = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return script();
};
const arrivedWith = (status: number) => {
  // The status is newer than the types.
  performance.getEntriesByName = () => [{ responseStatus: status } as unknown as PerformanceEntry];
};

test('the page brings the hashes of its own files, the release’s description has the others', async () => {
  expect(await hashOf(`${folder}remoteEntry.js`)).toBe('sha384-entry');
  expect(asked).toEqual([]);
  expect(await hashOf(`${folder}7.js`)).toBe('sha384-seven');
  expect(await hashOf(`${folder}7.css`)).toBe('sha384-sheet');
  expect(asked).toMatchObject([{ address: `${folder}release.json`, init: { integrity: 'sha384-release' } }]);
});

test('a file without a hash, of an unknown release or of another site is refused', async () => {
  await expect(hashOf(`${folder}8.js`)).rejects.toMatchObject({ type: 'integrity' });
  await expect(hashOf('/releases/mf-evil/1.0.0/remoteEntry.js')).rejects.toMatchObject({ type: 'integrity' });
  await expect(hashOf('https://evil.example/releases/mf-services/1.0.0/7.js')).rejects.toThrow(TypeError);
  await expect(hashOf('/media/uploads/7.js')).rejects.toThrow(TypeError);
});

test('a watch build is loaded unchecked, and nothing else', async () => {
  expect(await hashOf(`${watched}7.js`)).toBe('');
  installSnapshot({ integrity: {} });
  await expect(hashOf(`${watched}7.js`)).rejects.toMatchObject({ type: 'integrity' });
});

test('a build on the developer’s machine is loaded where the server laid it over the page, and from nowhere else', async () => {
  const own = 'http://localhost:9100/';
  await expect(hashOf(`${own}7.js`)).rejects.toThrow(TypeError);
  installSnapshot({ integrity: { [own]: null } });
  expect(await hashOf(`${own}7.js?attempt=1`)).toBe('');
  await expect(hashOf('http://localhost:9101/7.js')).rejects.toThrow(TypeError);
  await expect(hashOf('http://localhost.evil.example:9100/7.js')).rejects.toThrow(TypeError);
  await expect(hashOf(own)).rejects.toThrow(TypeError);
  installSnapshot({ integrity: { 'https://evil.example/': null } });
  await expect(hashOf('https://evil.example/7.js')).rejects.toThrow(TypeError);
});

test('a description that was tampered with is a failure of integrity, and asked for past the cache next time', async () => {
  const right = window.fetch;
  window.fetch = jest.fn((address, init) =>
    init?.integrity ? Promise.reject(new TypeError('Failed to fetch')) : right(address, init),
  );
  await expect(hashOf(`${folder}7.js`)).rejects.toMatchObject({ type: 'integrity' });
  window.fetch = right;
  asked.length = 0;
  await hashOf(`${folder}7.js`);
  expect(asked[0]?.init.cache).toBe('reload');
});

test('a script carries its hash, and runs once for all who ask', async () => {
  const both = [loadScript(`${folder}7.js`), loadScript(`${folder}7.js`)];
  const element = await inserted();
  expect(element).toMatchObject({ integrity: 'sha384-seven' });
  expect(element?.getAttribute('src')).toBe(`${folder}7.js`);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  element?.onload?.(new Event('load'));
  await Promise.all(both);
  expect(script()).toBeNull();
});

test('what arrived and was refused is a failure of integrity; its stored copy is replaced, the next attempt passes it by', async () => {
  const loading = loadScript(`${folder}7.js`);
  arrivedWith(200);
  (await inserted())?.dispatchEvent(new Event('error'));
  const error = await loading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FileError);
  expect(isIntegrityFailure(error)).toBe(true);
  expect(asked.at(-1)).toMatchObject({ address: `${folder}7.js`, init: { cache: 'reload' } });
  void loadScript(`${folder}7.js`).catch(() => undefined);
  expect((await inserted())?.getAttribute('src')).toBe(`${folder}7.js?attempt=1`);
});

test('what did not arrive is a failure of its own kind', async () => {
  const loading = loadScript(`${folder}9.js`);
  arrivedWith(503);
  (await inserted())?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ type: 'error' });
});

test('a script that hangs is given up in time for people to see it within 5 s', async () => {
  jest.useFakeTimers();
  const loading = loadScript(`${folder}remoteEntry.js`).catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(fileLimits.script);
  expect(await loading).toMatchObject({ type: 'timeout' });
  expect(fileLimits.script).toBeLessThan(5000);
  expect(fileLimits.description).toBeLessThan(5000);
  jest.useRealTimers();
});

test('a style sheet is checked like a script', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${folder}7.css`;
  const loading = loadSheet(link);
  await new Promise((resolve) => setTimeout(resolve));
  expect(link.integrity).toBe('sha384-sheet');
  arrivedWith(200);
  link.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ type: 'integrity' });
  expect(link.isConnected).toBe(false);
});

test('a failure of integrity is known however it was wrapped', () => {
  const cause = new FileError('integrity', `${folder}7.js`);
  expect(isIntegrityFailure(cause)).toBe(true);
  const chunk = Object.assign(new Error(`Loading chunk 7 failed.\n(integrity: ${folder}7.js)`), {
    type: 'integrity',
  });
  expect(isIntegrityFailure(chunk)).toBe(true);
  expect(isIntegrityFailure(new Error(`RUNTIME-008 ${cause.message}`))).toBe(true);
  expect(isIntegrityFailure(new FileError('error', '/x'))).toBe(false);
});
