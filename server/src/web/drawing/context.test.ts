import type { PageSnapshot } from '@harbor/contract';
import { DrawingContext } from './context';
import { browser } from './testing/browser';

const page = {
  platform: 'desktop',
  queries: [],
  settings: { siteName: '学术港' },
} as unknown as PageSnapshot;
const address = 'https://harbor.example/goods/7?sort=new';

/** A shell that draws what `draw` says, after `open`; `files` lie beside it. */
function worldOf(draw: string, open = '', files: Record<string, string> = {}): DrawingContext {
  const main = `harborDrawing.offer({ async open(input) { ${open} }, draw() { return ${draw}; } });`;
  const sources: Record<string, string> = { '/main.js': main, ...files };
  const read = (script: string) => {
    const source = sources[script];
    if (source === undefined) throw new Error(`${script} is no file of the releases drawn`);
    return source;
  };
  return new DrawingContext(browser, read, page, address, '/main.js');
}

const drawnBy = (draw: string, open?: string, files?: Record<string, string>) =>
  worldOf(draw, open, files).draw(address, page).html;

/** What an expression gives as text, evaluated where pages are drawn. */
const seen = (expression: string, open?: string) =>
  drawnBy(`JSON.stringify({ html: String(${expression}), styles: '', suspended: false })`, open);

test('a page is drawn at its own address, from what it carries along', () => {
  expect(seen('location.pathname + location.search + __HARBOR__.settings.siteName')).toBe(
    '/goods/7?sort=new学术港',
  );
});

test('what is loaded while a page opens is there when it is drawn, by its whole address too', () => {
  const files = { '/a.js': 'globalThis.a = 1', '/b.js': 'globalThis.b = 2' };
  const open = `await harborDrawing.script('/a.js'); await harborDrawing.script('https://harbor.example/b.js');`;
  expect(
    drawnBy('JSON.stringify({ html: [a, b].join(""), styles: "", suspended: false })', open, files),
  ).toBe('12');
});

test('a page that waits for more is drawn again when it has come', () => {
  const draw = `(globalThis.more ? 0 : harborDrawing.script('/more.js'), JSON.stringify({ html: String(globalThis.more), styles: '', suspended: !globalThis.more }))`;
  expect(drawnBy(draw, '', { '/more.js': 'globalThis.more = "all of it"' })).toBe('all of it');
});

test.each([
  ['a file that no release has', `await harborDrawing.script('/other.js')`, '/other.js is no file'],
  [
    'a script from elsewhere',
    `await harborDrawing.script('https://evil.example/a.js')`,
    'https://evil.example/a.js is no file',
  ],
  ['an error', `throw new TypeError('a mistake')`, 'a mistake'],
  ['a promise that never comes', `await new Promise(() => {})`, 'did not open'],
  [
    'timers without an end',
    `(function again() { setTimeout(again) })(); await new Promise(() => {})`,
    'never comes to rest',
  ],
  [
    'an error that cannot be read',
    `throw { get message() { throw 1 }, toString() { throw 2 } }`,
    'cannot be read',
  ],
])('%s keeps a page from being drawn, and says so', (_, open, reason) => {
  expect(() => worldOf('"{}"', open).draw(address, page)).toThrow(reason);
});

test('what a page complains of is its failure', () => {
  const draw = `(console.error(new Error('two keys are alike')), JSON.stringify({ html: '', styles: '', suspended: false }))`;
  expect(() => worldOf(draw).draw(address, page)).toThrow('two keys are alike');
});

test('what a page threw where React goes on without it is said of a page that never becomes whole', () => {
  const tell = (words: string) => `harborDrawing.threw(${words})`;
  const draw = `(${tell('new TypeError("no price")')}, ${tell(`'The server used "renderToString" which …'`)}, JSON.stringify({ html: '', styles: '', suspended: true }))`;
  expect(() => worldOf(draw).draw(address, page)).toThrow('TypeError: no price');
});

test('a page that waits for ever is given up', () => {
  expect(() =>
    worldOf(`JSON.stringify({ html: '', styles: '', suspended: true })`).draw(address, page),
  ).toThrow('still waits');
});

test.each([
  'process',
  'require',
  'module',
  'Buffer',
  'global',
  'setImmediate',
  'document.createElement',
  'document.head',
  'document.body',
])('there is no %s', (name) => expect(seen(`typeof ${name}`)).toBe('undefined'));

test.each(['eval("1")', 'new Function("return 1")()', '(async () => {}).constructor("return 1")()'])(
  'no code is made of text by %s',
  (code) => expect(seen(`(() => { try { return ${code} === 1 } catch { return false } })()`)).toBe('false'),
);

test('objects of the browser are of the context: none leads to Node', () => {
  const paths = [
    'globalThis',
    'window',
    'URL',
    'URLSearchParams',
    'TextEncoder',
    'setTimeout',
    'fetch',
    'console',
    'location',
    'harborDrawing',
    'harborDrive.open',
    'document',
    'history',
    'MutationObserver',
  ];
  const escapes = paths.map(
    (path) =>
      `(() => { try { return typeof ${path}.constructor.constructor('return process')() } catch (e) { return e.constructor === EvalError } })()`,
  );
  expect(seen(`[${escapes.join()}]`)).toBe(paths.map(() => 'true').join());
});

test('one page leaves no calls waiting in the next', () => {
  const world = worldOf(
    `JSON.stringify({ html: String(globalThis.late ?? 'nothing'), styles: '', suspended: false })`,
    `setTimeout(() => { globalThis.late = 'something' }, 5000)`,
  );
  expect(world.draw(address, page).html).toBe('nothing');
  expect(world.draw(address, page).html).toBe('nothing');
});

test.each([
  '{ html: 1, styles: "" }',
  '{ html: "", styles: "", asked: 5 }',
  '{ html: "x".repeat(2e6 + 1), styles: "" }',
])('what is no page does not leave the process: %s', (given) => {
  expect(() => drawnBy(`JSON.stringify(${given})`)).toThrow('no page, or too much of one');
});

test('stacks name the files of releases alone', () => {
  const files = { '/releases/mf-a/1.0.0/a.js': 'globalThis.stack = () => new Error("no price").stack' };
  const open = `await harborDrawing.script('/releases/mf-a/1.0.0/a.js');`;
  const stack = drawnBy('JSON.stringify({ html: stack(), styles: "", suspended: false })', open, files);
  expect(stack).toMatch(/^Error: no price\n {4}at .*\/releases\/mf-a\/1\.0\.0\/a\.js:1:\d+\)?$/);
});
