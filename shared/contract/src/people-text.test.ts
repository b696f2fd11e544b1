import type { z } from 'zod';
import { type Area, api, publishFields } from './index';
import { line, lines, markup, peopleTextKind, word } from './people-fields';
import { cleanPeopleText } from './people-text';

describe('what steers or is not seen goes', () => {
  test.each([
    ['an escape sequence', '甲\u001b[31m乙', '甲[31m乙'],
    ['a control of the second set', '甲\u009b31m乙', '甲31m乙'],
    ['an override of direction', '甲\u202e乙\u202c', '甲乙'],
    ['an isolate', '甲\u2066乙\u2069', '甲乙'],
    ['a run of zero widths', `甲${'\u200b\u200d\ufeff'.repeat(50)}乙`, '甲乙'],
    ['half a character', '甲\ud800乙\udc00', '甲乙'],
    ['tags', '甲\u{e0041}\u{e0042}乙', '甲乙'],
    ['a flood of selectors', `好${'\ufe0f'.repeat(90)}`, '好'],
    ['a flood behind an emoji', `❤${'\ufe0f'.repeat(90)}`, '❤\ufe0f'],
    ['a filler', '甲\u3164\u2800乙', '甲乙'],
    ['what is no character', '甲\ufffe\u{fdd0}乙', '甲乙'],
  ])('%s', (_, text, kept) => expect(cleanPeopleText(text)).toBe(kept));

  test('line ends are of one kind, tabs stay', () =>
    expect(cleanPeopleText('a\r\nb\u2028c\u0085d\te')).toBe('a\nb\nc\nd\te'));

  test('composed characters are written in one way', () => expect(cleanPeopleText('e\u0301')).toBe('\u00e9'));
});

test.each([
  ['a family', '👨\u200d👩\u200d👧'],
  ['a person with a colour at work', '👩🏽\u200d🔬'],
  ['a red heart', '❤\ufe0f'],
  ['a heart on fire', '❤\ufe0f\u200d🔥'],
  ['a flag', '🇨🇳'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a key', '1\ufe0f\u20e3'],
  ['Persian', 'می\u200cخواهم'],
  ['Hindi', 'क्\u200dष'],
  ['a name with a rare form', '葛\u{e0100}城'],
  ['Arabic', 'مرحبا'],
])('%s stays as it was written', (_, text) => expect(cleanPeopleText(text)).toBe(text));

test('each kind keeps what belongs to it', () => {
  const text = ' 甲\u202e\n乙\t丙 ';
  expect(line().parse(text)).toBe('甲 乙 丙');
  expect(lines().parse(text)).toBe('甲\n乙\t丙');
  expect(markup().parse(text)).toBe(' 甲\n乙\t丙 ');
  expect(word().parse(' 👨\u200d👩\u202e\n乙 ')).toBe('👨👩 乙');
});

test('markup is not composed, so that no tag becomes another', () => {
  expect(markup().parse('<p>\u0338 onclick=x</p>\u202e')).toBe('<p>\u0338 onclick=x</p>');
});

test('lengths are those of what is kept', () => {
  expect(lines().min(1).safeParse('\u200b\u202e ').success).toBe(false);
  expect(line().max(2).safeParse('甲\u202e乙\u200b').success).toBe(true);
});

test('cleaning twice changes nothing, and 200,000 characters take no time that anybody notices', () => {
  const odd = '甲\u200d👨\u200d👩\ufe0f\u202e\u001b葛\u{e0100}\u{e0101}ی\u200c\u200c '.repeat(10_000);
  const once = cleanPeopleText(odd);
  expect(cleanPeopleText(once)).toBe(once);
});

/** Strings that people do not write, by the end of their path. */
const exceptions: [RegExp, string][] = [
  [/\.(?:old_)?password$/, 'a password is compared as it was typed'],
  [/\.(?:bind_)?ticket$/, 'the server made it, and looks it up'],
  [/ params\.\w+$/, 'looked up, never kept'],
  [/GET \/clause\/:id query\.version$|agreements\[\]\.version$/, 'looked up among what there is'],
  [/answers\{k\}$/, 'keys of a form, unknown ones are refused'],
  [/\.pattern\.regex$/, 'the one of the version before, another is refused'],
  [/settings\/publish body\.values\{k\}$/, 'names of settings, unknown ones are refused'],
  [
    /import\/check\/:id body\.mapping\{k\}$/,
    'columns of the uploaded file as they stand in it, unknown ones are refused',
  ],
  [/body\.(?:local\.)?release\./, 'what a developer’s own build says, for their own browser'],
];

interface Def {
  type: string;
  checks?: { _zod: { def: { check: string; format?: string } } }[];
  format?: string;
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  in?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  getter?: () => z.core.$ZodType;
}

/** Every string of a schema that takes what it gets: neither cleaned nor held to a pattern. */
function* plainStrings(schema: z.core.$ZodType | undefined, path: string, depth = 0): Generator<string> {
  if (!schema || depth > 16) return;
  const def = schema._zod.def as unknown as Def;
  const next = (inner: z.core.$ZodType | undefined, more = '') => plainStrings(inner, path + more, depth + 1);
  if (def.type === 'string') {
    const patterned = def.format ?? def.checks?.some(({ _zod }) => _zod.def.check === 'string_format');
    if (!patterned && !peopleTextKind(schema)) yield path;
    return;
  }
  for (const [key, inner] of Object.entries(def.shape ?? {})) yield* next(inner, `.${key}`);
  for (const inner of [...(def.options ?? []), ...(def.items ?? [])]) yield* next(inner);
  yield* next(def.element, '[]');
  yield* next(def.keyType, '{k}');
  yield* next(def.valueType, '{}');
  yield* next(def.catchall, '.*');
  yield* next(def.in);
  yield* next(def.innerType);
  if (def.getter) yield* next(def.getter());
}

test('every text that people write is of one of the kinds', () => {
  const found = Object.entries(api as Area).flatMap(([key, { params, query, body }]) => [
    ...plainStrings(params, `${key} params`),
    ...plainStrings(query, `${key} query`),
    ...plainStrings(body, `${key} body`),
  ]);
  found.push(...plainStrings(publishFields, 'publish body'));
  const unclean = found.filter((path) => !exceptions.some(([end]) => end.test(path)));
  expect(unclean).toEqual([]);
  const unused = exceptions.filter(([end]) => !found.some((path) => end.test(path)));
  expect(unused).toEqual([]);
});
