import type { PageSnapshot } from '@harbor/contract';
import { DrawingContext } from './context';
import { browser } from './testing/browser';

const page = { platform: 'desktop', queries: [] } as unknown as PageSnapshot;
const address = 'https://harbor.example/';
const remote = '/releases/mf-bad/1.0.0/remoteEntry.js';

/** A context of a shell that changes something itself, loads a remote, and draws what the remote says. */
function worldOf(source: string): DrawingContext {
  const main = `
    const push = history.pushState; history.pushState = () => push();
    harborDrawing.offer({
      async open() { await harborDrawing.script('${remote}'); },
      draw() { return JSON.stringify({ html: String(globalThis.draw?.()), styles: '' }); },
    });`;
  const sources: Record<string, string> = { '/main.js': main, [remote]: source };
  return new DrawingContext(browser, (script) => sources[script] ?? '', page, address, '/main.js');
}

const draw = (source: string) => worldOf(source).draw(address, page).html;
const drawing = (deed: string) => draw(`globalThis.draw = () => { ${deed}; return 'drawn'; }`);

test.each([
  ['JSON.stringify', `const { stringify } = JSON; JSON.stringify = (a) => stringify(a) + ' '`],
  ['Array.prototype.map', 'Array.prototype.map = function () { return this }'],
  ['Array.prototype.map', 'delete Array.prototype.map'],
  ['Promise', 'Promise = class extends Promise {}'],
  ['setTimeout', 'setTimeout = () => 0'],
  ['fetch', 'globalThis.fetch = async () => ({})'],
  ['document.querySelector', 'document.querySelector = () => ({})'],
  ['harborDrawing.offer', 'harborDrawing.offer = () => undefined'],
  ['Intl.NumberFormat', 'Intl.NumberFormat = class {}'],
  ['[object Array Iterator].next', 'Object.getPrototypeOf([].values()).next = () => ({ done: true })'],
  ['[object Generator].next', `(function* () {})().constructor.prototype.next = () => ({ done: true })`],
  ['%TypedArray%.prototype.map', 'Object.getPrototypeOf(Int8Array.prototype).map = () => []'],
  ['RegExp.prototype.flags', `Object.defineProperty(RegExp.prototype, 'flags', { get: () => '' })`],
  ['Object.prototype.own', `Object.defineProperty(Object.prototype, 'own', { value: 1 })`],
  ['Array.prototype.toJSON', `Object.defineProperty(Array.prototype, 'toJSON', { value: () => [] })`],
  ['Array.prototype.last', 'Array.prototype.last = () => 1'],
  ['URL.__proto__', 'Object.setPrototypeOf(URL, {})'],
])('%s is changed: %s', (name, deed) => {
  for (const attempt of [() => draw(deed), () => drawing(deed)])
    expect(attempt).toThrow(
      expect.objectContaining({ reason: 'spoils', message: expect.stringContaining(name) }),
    );
});

test.each([
  'globalThis.own = 1',
  'globalThis.mf_a = { draw() {} }',
  `Object.defineProperty(Array.prototype, 'clone', { value: () => 1, configurable: true })`,
  'Array.ownHelper = () => 1',
  `const { toString } = Function.prototype; Function.prototype.toString = function () { return toString.call(this) }`,
  `document.title = 'a'; window.onclick = () => 1`,
])('what harms nobody is let be: %s', (deed) => expect(drawing(deed)).toBe('drawn'));

test('the script in which a replaced function was written is to blame, else the one that has just run', () => {
  expect(() => draw('JSON.stringify = () => "{}"')).toThrow(`by ${remote}`);
  expect(() => draw('delete JSON.stringify')).toThrow(`by ${remote}`);
  // The shell has a function that reads the same.
  expect(() => draw('setTimeout = () => push()')).toThrow(`by ${remote}`);
  expect(() => drawing('JSON.parse = () => ({})')).toThrow(`by ${remote}`);
});

test('the words of the server cannot be replaced', () => {
  expect(drawing('harborDrive = {}; try { harborDrive.changedBuiltins = () => "[]" } catch {}')).toBe(
    'drawn',
  );
  expect(() => drawing('harborDrive = { changedBuiltins: () => "[]" }; delete JSON.parse')).toThrow(
    'JSON.parse',
  );
});

test('looking takes no time to speak of', () => {
  const world = worldOf('');
  for (let n = 0; n < 50; n += 1) world.leftSpoiled();
  const begun = performance.now();
  for (let n = 0; n < 100; n += 1) world.leftSpoiled();
  const each = (performance.now() - begun) / 100;
  if (process.env.HARBOR_TELL) process.stderr.write(`${each} ms\n`);
  expect(each).toBeLessThan(10);
});
