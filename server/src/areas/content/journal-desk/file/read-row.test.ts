import { type Reading, readRow } from './read-row';

const reading = (mapping: Record<string, string>, more: Partial<Reading> = {}): Reading => ({
  ...{ mapping, schemes: { partition: 1, citation: 2, warning: 3 }, editions: new Map(), clears: false },
  ...more,
});
const mapping = {
  刊名: 'name',
  ISSN: 'issn',
  出版社: 'publisher',
  语种: 'languages',
  版面费: 'apc',
  IF: 'if',
};
const cells = (...values: string[]) =>
  new Map(Object.keys(mapping).map((name, i) => [name, values[i] ?? '']));

test('an empty cell says nothing, unless the import says that it clears', () => {
  const record = { row: 2, cells: cells('Law', '1050-124X', '', '—', '暂无', '') };
  expect(readRow(record, reading(mapping)).data).toEqual({
    ...{ name: 'Law', name_key: 'law', names: [['name', 'Law', 'law']], metrics: [], warnings: [] },
  });
  expect(readRow(record, reading(mapping, { clears: true })).data).toMatchObject({
    cleared: { publisher: null, languages: [], apc_amount: null, apc_currency: null, apc_fen_est: null },
    none: [[2, 'if']],
  });
});

test('names and numbers are never cleared, nor what a short row leaves out, nor what cannot be read', () => {
  const clears = reading(mapping, { clears: true });
  const empty = readRow({ row: 2, cells: cells('', '', 'x', 'x', 'free', '1') }, clears).data;
  expect([empty.cleared, empty.none]).toEqual([{}, []]);
  const short = readRow({ row: 2, cells: cells('Law'), short: true }, clears).data;
  expect([short.cleared, short.none]).toEqual([{}, []]);
  const wrong = readRow({ row: 2, cells: cells('Law', '', 'x', 'x', 'a lot', 'high') }, clears);
  expect([wrong.data.cleared, wrong.data.none]).toEqual([{}, []]);
  expect(wrong.notes).toHaveLength(2);
});

test.each([
  { metrics: [{ type: 'toString' }, { type: '__proto__', scheme: 'jif', year: 2025 }] },
  { metrics: [{ type: 'if', scheme: { toString: 1, valueOf: 1 }, year: [2025] }] },
  { metrics: 'many', warnings: { scheme: 'list' } },
  { metrics: [null, 1, 'x', []], warnings: [null] },
])('a JSON that is made of something else breaks nothing: %j', (nested) => {
  const read = readRow({ row: 1, cells: cells('Law', '1050-124X'), nested }, reading(mapping));
  expect(read.data).toMatchObject({ metrics: [], warnings: [] });
});

test('numbers beyond what is measured are left out', () => {
  const editions = new Map([['jif 2025', { id: 2, kind: 'citation' }]]);
  const metrics = [{ scheme: 'jif', year: 2025, type: 'if', value: 1e300, rank: 1e12, total: -1 }];
  const read = readRow({ row: 1, cells: new Map(), nested: { metrics } }, reading(mapping, { editions }));
  expect(read.data.metrics).toEqual([[2, 'if', '', null, null, null]]);
});

test('a list of a thousand names is cut, and a name that comes apart into many letters has a key that fits', () => {
  const names = Array.from({ length: 1000 }, (_, n) => `Name ${n}`).join(';');
  const long = readRow({ row: 2, cells: new Map([['曾用名', names]]) }, reading({ 曾用名: 'former' }));
  expect(long.data.names).toHaveLength(30);
  const wide = readRow({ row: 2, cells: cells('ﷺ'.repeat(300)) }, reading(mapping));
  expect(Buffer.byteLength(String(wide.data.name_key))).toBeLessThan(2000);
});
