import { Busy } from '../../../../http/problem';
import { allBits, both, count, countBoth, has, noBits, without } from './bits';
import { between, emptyColumn, orderBy, thousandths } from './columns';
import { countValues, FacetBuilder, holdersOf } from './facet';
import { journalIndex } from './library';
import { NamesBuilder } from './sorted-names';
import { WordsBuilder } from './words';

const at = async () => {};
const docsIn = (bits: Uint32Array, size: number) =>
  Array.from({ length: size }, (_, doc) => doc).filter((doc) => has(bits, doc));

test('sets count what is in them, also where the last word is not full', () => {
  for (const size of [1, 31, 32, 33, 100]) {
    expect(count(allBits(size))).toBe(size);
    expect(count(without(allBits(size), allBits(size)))).toBe(0);
    expect(countBoth(allBits(size), noBits(size))).toBe(0);
  }
});

test('values that few and that many have are counted alike', () => {
  const size = 1000;
  const builder = new FacetBuilder();
  for (let doc = 0; doc < size; doc++) {
    builder.add('all', doc);
    if (doc % 2 === 0) builder.add('half', doc);
    if (doc % 100 === 0) builder.add('few', doc);
    builder.add('all', doc);
  }
  const facet = builder.built(size);
  const within = holdersOf(facet, ['half'], size);
  expect(countValues(facet, within)).toEqual(
    new Map([
      ['all', 500],
      ['half', 500],
      ['few', 10],
    ]),
  );
  expect(count(both(within, holdersOf(facet, ['few', 'half', 'unknown'], size)))).toBe(500);
});

test('words are found by their beginnings, pairs as they are', async () => {
  const builder = new WordsBuilder();
  const texts = ['applied physics', 'physical letters', 'physics', 'apply', '材料 材 料'];
  for (const [doc, text] of texts.entries()) for (const word of text.split(' ')) builder.add(word, doc);
  const words = await builder.built(at);
  const beginning = (prefix: string) => {
    const bits = noBits(texts.length);
    words.beginning(prefix, bits);
    return docsIn(bits, texts.length);
  };
  expect(beginning('phys')).toEqual([0, 1, 2]);
  expect(beginning('physics')).toEqual([0, 2]);
  expect(beginning('appl')).toEqual([0, 3]);
  expect(beginning('z')).toEqual([]);
  const bits = noBits(texts.length);
  words.being('材', bits);
  expect(docsIn(bits, texts.length)).toEqual([4]);
});

test('names are found whole and by their beginnings, in any writing', () => {
  const names = ['acta', 'acta physica', 'acta physica b', 'actb', 'éa', '学报', '学报二'];
  const builder = new NamesBuilder();
  const sorted = [...names].sort((a, b) => Buffer.from(a).compare(Buffer.from(b)));
  for (const name of sorted) builder.add(name, names.indexOf(name));
  const built = builder.built();
  const found = (how: 'being' | 'beginning', key: string) => {
    const bits = noBits(names.length);
    built[how](key, bits);
    return docsIn(bits, names.length).map((doc) => names[doc]);
  };
  expect(found('being', 'acta')).toEqual(['acta']);
  expect(found('beginning', 'acta')).toEqual(['acta', 'acta physica', 'acta physica b']);
  expect(found('beginning', '学报')).toEqual(['学报', '学报二']);
  expect(found('being', 'act')).toEqual([]);
  expect(found('beginning', 'zz')).toEqual([]);
});

test('unknown numbers stand last both ways, equals in the order of names', () => {
  const column = emptyColumn(5);
  for (const [doc, value] of [
    [0, 1.5],
    [2, 0],
    [3, 1.5],
  ] as const)
    column[doc] = thousandths(value);
  expect([...orderBy(column, 'asc')]).toEqual([2, 0, 3, 1, 4]);
  expect([...orderBy(column, 'desc')]).toEqual([0, 3, 2, 1, 4]);
});

test('numbers between two are found with both ends, unknown ones never', () => {
  const column = emptyColumn(70);
  for (const [doc, value] of [
    [0, 1],
    [31, 2],
    [32, 3],
    [69, 0],
  ] as const)
    column[doc] = thousandths(value);
  expect(docsIn(between(column, 0, thousandths(2)), 70)).toEqual([0, 31, 69]);
  expect(docsIn(between(column, thousandths(2), thousandths(3)), 70)).toEqual([31, 32]);
  expect(count(between(emptyColumn(70), 0, thousandths(9)))).toBe(0);
});

test('whoever searches before the library was read waits for it, and not for ever', async () => {
  jest.useFakeTimers();
  const core = {
    hub: { listen: () => {}, onReconnect: () => {} },
    db: { transaction: () => ({ setIsolationLevel: () => ({ execute: () => new Promise(() => {}) }) }) },
  } as never;
  const searched = journalIndex(core);
  const told = expect(searched).rejects.toThrow(Busy);
  await jest.advanceTimersByTimeAsync(8000);
  await told;
  jest.useRealTimers();
});
