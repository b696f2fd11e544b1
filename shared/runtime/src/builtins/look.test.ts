import { installSnapshot } from '../platform/snapshot';
import { forgetBuiltins, isAftermath, judged, keepBuiltins, look, runAs } from './look';
import { noteScript, ownerOf, resetScripts } from './scripts';
import { onSpoiled, resetSpoiled, SpoiledError } from './spoiled';

/** The files of the page, by address. */
let files: Record<string, string>;
let told: string[];
let end: () => void;
const { map } = Array.prototype;
const { parse } = JSON;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML = '<main data-remote="shell"></main>';
  installSnapshot({});
  files = {};
  told = [];
  window.fetch = async (address) => ({ text: async () => files[String(address)] ?? '' }) as Response;
  end = onSpoiled(({ part, changed }) => told.push(`${part}: ${changed}`));
  keepBuiltins();
});
afterEach(() => {
  end();
  forgetBuiltins();
  resetSpoiled();
  resetScripts();
  Reflect.deleteProperty(window, 'harborTell');
});

/** A remote's only file. */
function ran(owner: string, text: string): void {
  const address = `/releases/${owner}/1.0.0/remoteEntry.js`;
  files[address] = text;
  noteScript(owner, address);
}

const replaced = () => 'something else';

test('what a part changes while its code runs is its doing, and its code is refused', () => {
  const evaluate = () => {
    Reflect.set(Array.prototype, 'map', replaced);
    return 'module';
  };
  expect(() => runAs('mf-evil', evaluate)).toThrow(SpoiledError);
  expect(told).toEqual(['mf-evil: Array.prototype.map']);
  expect(Array.prototype.map).toBe(map);
  expect(() => runAs('mf-evil', () => 'again')).toThrow('mf-evil changed built-ins');
  expect(runAs('mf-good', () => 'module')).toBe('module');
});

test('code that throws after it changed something is refused for the change', () => {
  const evaluate = () => {
    Reflect.set(JSON, 'parse', replaced);
    throw new Error('cannot read');
  };
  expect(() => runAs('mf-evil', evaluate)).toThrow(SpoiledError);
  expect(JSON.parse).toBe(parse);
  const broken = () => {
    throw new Error('cannot read');
  };
  expect(() => runAs('mf-good', broken)).toThrow('cannot read');
});

test('code that takes the main area away is refused', () => {
  expect(() => runAs('mf-evil', () => document.body.replaceChildren())).toThrow(SpoiledError);
  expect(told).toEqual(['mf-evil: main']);
});

test('a function is found in the files of the part that wrote it, whoever was at work', async () => {
  ran('mf-evil', `var a = 1; const x = ${replaced}; later(x)`);
  ran('mf-good', 'JSON.parse("{}")');
  Reflect.set(JSON, 'parse', replaced);
  expect(look('mf-good')).toBe(true);
  await judged();
  expect(told).toEqual(['mf-evil: JSON.parse']);
});

test('what stands in no file is nobody’s: an extension, a developer’s console', async () => {
  ran('mf-good', 'JSON.parse("{}")');
  Reflect.set(JSON, 'parse', replaced);
  look('mf-good');
  await judged();
  expect(told).toEqual([]);
  expect(JSON.parse).toBe(parse);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('JSON.parse'));
});

describe('a deletion, which has no source,', () => {
  const blamed = async (suspect?: string) => {
    Reflect.deleteProperty(Array.prototype, 'map');
    look(suspect);
    await judged();
    return told;
  };

  test('is laid to the only part that names what is gone', async () => {
    ran('mf-evil', 'delete Array.prototype.map');
    ran('mf-good', 'const a = 1');
    expect(await blamed('mf-good')).toEqual(['mf-evil: Array.prototype.map']);
  });

  test('of those that name it, is laid to who was at work', async () => {
    ran('mf-evil', 'delete Array.prototype.map');
    ran('mf-good', '[].map(a)');
    expect(await blamed('mf-evil')).toEqual(['mf-evil: Array.prototype.map']);
  });

  test('is laid to nobody else', async () => {
    ran('mf-evil', 'delete Array.prototype.map');
    ran('mf-good', '[].map(a)');
    ran('mf-other', 'const a = 1');
    expect(await blamed('mf-other')).toEqual([]);
  });
});

test('what stands there bound, as tools of a browser do it, is nobody’s who does not name it', async () => {
  ran('mf-good', 'const a = 1');
  Reflect.set(JSON, 'parse', replaced.bind(null));
  look('mf-good');
  await judged();
  expect(told).toEqual([]);
});

test('what fails right after a change fails because of it', () => {
  expect(isAftermath()).toBe(false);
  Reflect.deleteProperty(JSON, 'parse');
  expect(isAftermath()).toBe(true);
  expect(JSON.parse).toBe(parse);
});

test('what cannot be put back is told by the first script, which needs nothing of it', () => {
  const holder = { work: () => 1 };
  const tell = jest.fn();
  window.harborTell = tell;
  keepBuiltins({ parts: [['thing', holder]], bases: [], instances: [] });
  const fasten = () => Object.defineProperty(holder, 'work', { value: replaced, configurable: false });
  expect(() => runAs('mf-evil', fasten)).toThrow(SpoiledError);
  expect(tell).toHaveBeenCalledWith('mf-evil', 'globals', expect.stringContaining('thing.work'));
});

test('a file belongs to the part in its address, or to the build that lies there', () => {
  const builds = [{ name: 'mf-dev', entry: 'http://localhost:9100/remoteEntry.js' }];
  expect(ownerOf('/releases/mf-shop/1.0.0/7.js', builds)).toBe('mf-shop');
  expect(ownerOf('http://localhost:9100/7.js', builds)).toBe('mf-dev');
});
