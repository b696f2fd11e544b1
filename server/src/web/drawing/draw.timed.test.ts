import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageSnapshot } from '@harbor/contract';
import { build } from 'esbuild';
import fastify from 'fastify';
import { openWorkers, type Workers, workersSettings } from '../../work/workers';
import type * as draw from './draw';

const folder = mkdtempSync(join(tmpdir(), 'harbor-draw-'));
const page = {
  platform: 'desktop',
  queries: [],
  settings: { siteName: '学术港' },
} as unknown as PageSnapshot;
const { log } = fastify();
let workers: Workers<typeof draw>;
let worlds = 0;

beforeAll(async () => {
  const bundled = {
    absWorkingDir: import.meta.dirname,
    outdir: folder,
    bundle: true,
    logLevel: 'error',
  } as const;
  await build({
    ...bundled,
    entryPoints: { browser: 'context/entry.ts' },
    format: 'iife',
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  await build({
    ...bundled,
    entryPoints: { draw: 'draw.ts' },
    format: 'esm',
    platform: 'node',
    outExtension: { '.js': '.mjs' },
  });
  const settings = { ...workersSettings, threads: 1, patience: 30_000, memory: 128, environment: false };
  workers = openWorkers<typeof draw>(log, join(folder, 'draw.mjs'), settings);
}, 60_000);

afterAll(async () => {
  await workers.close();
  rmSync(folder, { recursive: true });
});

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Draws a page of a release of one script. @param body of the function that draws; it returns the page's text */
function drawn(body: string, first = '', open = '') {
  worlds += 1;
  const file = `main-${worlds}.js`;
  const main = `${first};harborDrawing.offer({ async open() { ${open} }, draw() {
    const html = String((() => { ${body} })());
    return JSON.stringify({ html, styles: '', suspended: false });
  } });`;
  writeFileSync(join(folder, file), main);
  const address = '/releases/shell/1.0.0/';
  return workers
    .run('draw', {
      world: String(worlds),
      releases: [{ address, folder, integrity: { [file]: hashOf(main) } }],
      main: address + file,
      address: 'https://harbor.example/',
      page,
      sheets: [],
      browser: join(folder, 'browser.js'),
    })
    .then(({ html }) => html);
}

test('a page is drawn', async () => {
  expect(await drawn('return __HARBOR__.settings.siteName')).toBe('学术港');
});

test.each([
  ['a loop', 'for (;;);', ''],
  ['a loop before anything is drawn', '', 'for (;;);'],
  ['promises', 'const again = () => Promise.resolve().then(again); return again()', ''],
  ['promises that were begun first', '', 'const again = () => Promise.resolve().then(again); again()'],
])('%s without an end ends, and the next page is drawn', async (_, body, first) => {
  await expect(drawn(body, first)).rejects.toThrow();
  expect(await drawn('return 1')).toBe('1');
});

test('promises without an end that are begun as a page opens end', async () => {
  await expect(
    drawn('return 1', '', 'const again = () => Promise.resolve().then(again); again()'),
  ).rejects.toThrow();
  expect(await drawn('return 1')).toBe('1');
});

test('memory has an end, and the next page is drawn', async () => {
  await expect(
    drawn('for (const all = []; ; ) all.push(new Array(100_000).fill(all.length))'),
  ).rejects.toThrow();
  expect(await drawn('return 1')).toBe('1');
});

test('a promise that is left behind refused costs nobody anything', async () => {
  expect(await drawn('Promise.reject(new Error("nobody hears it")); return 1')).toBe('1');
  expect(await drawn('return 2')).toBe('2');
});

test('the object of Node by which `import` is refused leads nowhere', async () => {
  const attempt = `
    globalThis.harborFound = 'nothing';
    import('node:fs').then(() => { harborFound = 'fs' }, (error) => {
      try {
        harborFound = String(error.constructor.constructor('return typeof process')());
      } catch { harborFound = 'refused'; }
      try {
        if (error.constructor.prepareStackTrace) harborFound = 'stack';
      } catch {}
    })`;
  expect(await drawn('return harborFound', attempt)).toBe('refused');
});

test('a thread that draws sees nothing of the environment', async () => {
  process.env.HARBOR_SECRET_OF_TEST = 'secret';
  expect(await drawn('return typeof process')).toBe('undefined');
});
