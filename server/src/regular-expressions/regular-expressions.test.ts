import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentinelRules } from '@harbor/contract/sentinel';
import { serverRoot } from '../paths';
import { type Collected, collectPatterns } from './collect';
import { constructed, exempt } from './exempt';

/** Where patterns meet what people wrote. */
const folders = ['server/src', 'shared/contract/src', 'shared/runtime/src', 'shared/gate/src'];

/** Without end: only then can the time grow faster than the text. Those in classes are taken along, which costs nothing. */
const repeats = /[*+]|\{\d+,\}/;

/** Looks at one pattern for long; a quarter of an hour is what slow machines take for all. */
const patience = 900_000;

type Judge = (source: string, flags: string) => Promise<string>;
let judge: Judge;
let found: Collected;
beforeAll(async () => {
  // The judge is one program in two writings: for this kind of machine where there is one, seven times as fast, else JavaScript.
  process.env.RECHECK_BACKEND = 'auto';
  const { check } = await import('recheck');
  judge = async (source, flags) => {
    const result = await check(source, flags, {
      timeout: null,
      incubationTimeout: null,
      attackTimeout: null,
    });
    return result.status === 'vulnerable' ? result.complexity.summary : result.status;
  };
  found = collectPatterns(folders);
});

test('the judge tells what takes exponential and quadratic time from what is safe', async () => {
  expect(await judge('(a+)+$', '')).toMatch(/exponential/);
  expect(await judge('a+$', '')).toMatch(/polynomial/);
  expect(await judge('(?<!a)a+$', '')).toBe('safe');
});

test(
  'no pattern in the sources takes more than linear time, but those that meet short texts alone',
  async () => {
    const slow: string[] = [];
    for (const [text, { source, flags, files }] of found.literals) {
      if (!repeats.test(source) || text in exempt) continue;
      const result = await judge(source, flags);
      if (result !== 'safe') slow.push(`${text} in ${[...files].join(', ')}: ${result}`);
    }
    expect(found.literals.size).toBeGreaterThan(300);
    expect(slow).toEqual([]);
  },
  patience,
);

test('every exemption is still one of a pattern in the sources', () => {
  expect(Object.keys(exempt).filter((text) => !found.literals.has(text))).toEqual([]);
});

test('patterns that are put together are listed, with what judges them', () => {
  const counts = Object.fromEntries(Object.entries(constructed).map(([file, [count]]) => [file, count]));
  expect(Object.fromEntries(found.constructed)).toEqual(counts);
});

/** Every pattern of the fields of an order form, however deep they lie. */
function* patternsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('regex' in value && typeof value.regex === 'string') yield value.regex;
  for (const child of Object.values(value)) yield* patternsOf(child);
}

function formPatterns(): string[] {
  const folder = join(serverRoot, 'content/order-forms');
  const forms = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return [...new Set(forms.flatMap((form) => [...patternsOf(form)]))];
}

const rulePatterns = () => sentinelRules.flatMap(({ patterns }) => patterns.map(({ find }) => find.source));

test.each([
  ['order forms', formPatterns, 'u'],
  ['the rules about wording', rulePatterns, 'g'],
])(
  'the patterns of %s are linear',
  async (_, patterns, flags) => {
    const all = patterns();
    expect(all.length).toBeGreaterThan(0);
    const slow: string[] = [];
    for (const source of all)
      if (repeats.test(source) && (await judge(source, flags)) !== 'safe') slow.push(source);
    expect(slow).toEqual([]);
  },
  patience,
);
