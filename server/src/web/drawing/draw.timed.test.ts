import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageSnapshot } from '@harbor/contract';
import { build } from 'esbuild';
import fastify from 'fastify';
import { openWorkers, type Workers, workersSettings } from '../../work/workers';
import type * as draw from './draw';
import type { DrawnPage, Undrawn } from './draw';
import { fenced } from './fenced';

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
  const settings = { ...workersSettings, processes: 1, patience: 30_000, memory: 128, ...fenced };
  workers = openWorkers<typeof draw>(log, join(folder, 'draw.mjs'), settings);
}, 60_000);

afterAll(async () => {
  await workers.close();
  rmSync(folder, { recursive: true });
});

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Draws a page of a release of one script.
 * @param body of the function that draws; it returns the page's text
 * @param times how often; the last one counts
 */
async function drawn(body: string, first = '', open = '', times = 1) {
  worlds += 1;
  const file = `main-${worlds}.js`;
  const main = `${first};harborDrawing.offer({ async open() { ${open} }, draw() {
    const html = String((() => { ${body} })());
    return JSON.stringify({ html, styles: '', suspended: false });
  } });`;
  writeFileSync(join(folder, file), main);
  const address = '/releases/shell/1.0.0/';
  const task = {
    world: String(worlds),
    releases: [{ address, folder, integrity: { [file]: hashOf(main) } }],
    main: address + file,
    address: 'https://harbor.example/',
    owner: 'shell',
    page,
    sheets: [],
    browser: join(folder, 'browser.js'),
  };
  // What Node itself refuses, a context hears once the process was idle.
  for (let time = 1; time < times; time += 1) await workers.run('draw', task);
  const outcome = await workers.run('draw', task);
  if ('undrawn' in outcome) throw new Error(`${outcome.undrawn}: ${outcome.message}`);
  return outcome.html;
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

test.each([
  ['memory', 'for (const all = []; ; ) all.push(new Array(100_000).fill(all.length))'],
  ['memory that is asked for at once', 'return new Array(100_000_000).fill(0.5).length'],
  ['memory beside the heap', 'for (const all = []; ; ) all.push(new Uint8Array(50_000_000).fill(1))'],
])('%s has an end, and the next page is drawn', async (_, body) => {
  await expect(drawn(body)).rejects.toThrow();
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
        let base = error.constructor;
        while (base.name !== 'Error') base = Object.getPrototypeOf(base);
        const own = () => 'own';
        base.prepareStackTrace = own;
        if (base.prepareStackTrace === own) harborFound = 'stack';
      } catch {}
    })`;
  expect(await drawn('return harborFound', attempt, '', 3)).toBe('refused');
});

test('nor does what stands behind it: no built-in of Node can be replaced, added to or taken away', async () => {
  const attempt = `
    globalThis.harborDone = ['nothing'];
    const change = (holder, name) => {
      try { holder[name] = () => 'changed'; } catch {}
      try { Object.defineProperty(holder, name, { value: 'changed', configurable: true }); } catch {}
      try { delete holder[name]; } catch {}
      try { holder.harborAdded = 1; } catch {}
      return typeof holder[name] !== 'function' || holder[name].name !== name || 'harborAdded' in holder;
    };
    const last = (value, before) => {
      const next = Object.getPrototypeOf(value);
      return next === null || next === before ? value : last(next, before);
    };
    import('node:fs').then(undefined, (error) => {
      const bottom = last(error);
      const functions = last(error.constructor, bottom);
      const OfNode = bottom.constructor;
      const array = OfNode.keys({ a: 1 });
      harborDone = [
        bottom === Object.prototype || functions === Function.prototype,
        change(functions, 'apply'), change(functions, 'call'), change(functions, 'bind'),
        change(bottom, 'hasOwnProperty'), change(bottom, 'toString'),
        change(OfNode, 'defineProperty'), change(Object.getPrototypeOf(array), 'push'),
        change(Object.getPrototypeOf(array.values()), 'next'),
      ];
    })`;
  expect(await drawn('return harborDone.join()', attempt, '', 3)).toBe(
    Array.from({ length: 9 }, () => false).join(),
  );
});

test('a process that draws sees nothing of the environment', async () => {
  process.env.HARBOR_SECRET_OF_TEST = 'secret';
  expect(await drawn('return typeof process')).toBe('undefined');
});

/** What the last page came to. */
let last: DrawnPage | Undrawn | undefined;

/** A world whose pages do what their address says, each of a part of its own; it is asked for one after another. */
function worldOf() {
  worlds += 1;
  const world = String(worlds);
  const file = `main-${world}.js`;
  const main = `
    const deeds = {
      throws() { throw new TypeError('no price'); },
      loops() { for (;;); },
      spoils() { Array.prototype.map = () => { throw new Error('map') }; },
      spoilsLater() { import('node:fs').catch(() => { JSON.stringify = () => '{}'; }); },
      breaks() { globalThis.broken = true; },
      asks() { return harborDrawing.script('/releases/shell/1.0.0/late.js'); },
    };
    let deed;
    harborDrawing.offer({
      async open(input) { deed = JSON.parse(input).path.slice(1); if (deed === 'asks') await deeds.asks(); },
      draw() {
        deeds[deed]?.();
        if (globalThis.broken) throw new TypeError('broken');
        return JSON.stringify({ html: [deed].map(String).join(), styles: '', suspended: false });
      },
    });`;
  writeFileSync(join(folder, file), main);
  const address = '/releases/shell/1.0.0/';
  const late = 'globalThis.late = true';
  const once = async (path: string, owner: string) => {
    const outcome = await workers.run('draw', {
      world,
      releases: [{ address, folder, integrity: { [file]: hashOf(main), 'late.js': hashOf(late) } }],
      main: address + file,
      address: `https://harbor.example/${path}`,
      owner,
      page,
      sheets: [],
      browser: join(folder, 'browser.js'),
    });
    last = outcome;
    return 'undrawn' in outcome ? outcome.undrawn : outcome.cold ? 'cold' : 'warm';
  };
  return async (path: string, owner = path) => {
    // A machine that is busy says so, and gives more time at the next attempt.
    for (;;) {
      const outcome = await once(path, owner);
      if (outcome !== 'late') return outcome;
    }
  };
}

test('a page that throws costs the others nothing: their context stays warm', async () => {
  const draw = worldOf();
  expect(await draw('one')).toBe('cold');
  for (let time = 0; time < 3; time += 1) expect(await draw('throws')).toBe('throws');
  expect(await draw('two')).toBe('warm');
});

test('what was cut off within a context takes it along, and the next page opens another', async () => {
  const draw = worldOf();
  expect([await draw('one'), await draw('loops'), await draw('one'), await draw('two')]).toEqual([
    'cold',
    'loops',
    'cold',
    'warm',
  ]);
});

test('a context in which a part changed built-ins is given up, before anybody else is drawn in it', async () => {
  const draw = worldOf();
  expect([await draw('one'), await draw('spoils', 'mf-bad')]).toEqual(['cold', 'spoils']);
  expect([await draw('one', 'mf-one'), await draw('one', 'mf-one')]).toEqual(['cold', 'warm']);
});

test('nor is anybody drawn after what a page left waiting has changed them', async () => {
  const draw = worldOf();
  expect([await draw('one'), await draw('spoilsLater')]).toEqual(['cold', 'warm']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([await draw('one'), await draw('one')]).toEqual(['cold', 'warm']);
});

test('a context that one part spoiled otherwise is opened anew when pages of several fail in it', async () => {
  const draw = worldOf();
  expect([await draw('one'), await draw('breaks', 'mf-bad')]).toEqual(['cold', 'throws']);
  expect(await draw('one', 'mf-one')).toBe('throws');
  expect(await draw('one', 'mf-one')).toBe('cold');
});

test('two parts that always throw do not keep a context from being warm', async () => {
  const draw = worldOf();
  const seen: string[] = [];
  for (let time = 0; time < 4; time += 1) {
    await draw('throws', 'mf-a');
    await draw('throws', 'mf-b');
    seen.push(await draw('one', 'mf-one'));
  }
  expect(seen.filter((how) => how === 'cold').length).toBeLessThanOrEqual(2);
  expect(seen.at(-1)).toBe('warm');
});

test('of a file that could not be had, the path on this machine is for the log alone', async () => {
  rmSync(join(folder, 'late.js'), { force: true });
  expect(await worldOf()('asks')).toBe('files');
  const { message, system } = last as Undrawn;
  expect(message).toContain('/releases/shell/1.0.0/late.js cannot be read');
  expect(message).not.toContain(folder);
  expect(system).toContain(folder);
});

test('a file that could not be had is asked for again, in a context without its failure', async () => {
  const draw = worldOf();
  expect([await draw('one'), await draw('asks')]).toEqual(['cold', 'files']);
  writeFileSync(join(folder, 'late.js'), 'globalThis.late = true');
  expect(await draw('asks')).toBe('cold');
});
