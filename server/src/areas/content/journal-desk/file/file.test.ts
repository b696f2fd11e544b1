import { csvRows } from './csv';
import { encodingOf, FileFault, textOf } from './decode';
import { jsonObjects } from './json';
import { headOf, recordsIn } from './records';
import { storableJson } from './storable';

async function* pieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

const csv = '刊名,ISSN,备注\r\n"Law, ""Tidal"" & more",1234-5679,\r\n\r\n"two\nlines",,x\nlast,"",""';
const parsed = [
  ['刊名', 'ISSN', '备注'],
  ['Law, "Tidal" & more', '1234-5679', ''],
  ['two\nlines', '', 'x'],
  ['last', '', ''],
];

test('a CSV is read alike wherever it is cut', async () => {
  for (let size = 1; size <= csv.length; size++)
    expect(await all(csvRows(pieces(csv, size)))).toEqual(parsed);
});

test('semicolons and tabs separate as well; a quote within a word is one', async () => {
  expect(await all(csvRows(pieces('a;b\n1;2,3', 100)))).toEqual([
    ['a', 'b'],
    ['1', '2,3'],
  ]);
  expect(await all(csvRows(pieces('a\tb\nx "y" z\t2', 100)))).toEqual([
    ['a', 'b'],
    ['x "y" z', '2'],
  ]);
  expect(await all(csvRows(pieces('a,b', 1)))).toEqual([['a', 'b']]);
});

test('a file that ends within quotes is not whole', async () => {
  await expect(all(csvRows(pieces('a,b\n"never ends,2\n', 5)))).rejects.toThrow(FileFault);
});

const objects = [{ name: 'a {[" \\ b', metrics: [{ value: 1 }] }, { name: '乙' }];

test.each([
  ['a list', JSON.stringify(objects)],
  ['lines', objects.map((one) => JSON.stringify(one)).join('\n')],
  ['a list in an object', JSON.stringify({ meta: 1, data: objects })],
  ['a list alone in an object', JSON.stringify({ data: objects }, null, 2)],
])('a JSON of %s is read alike wherever it is cut', async (_, text) => {
  for (const size of [7, 13, 40, 400, text.length])
    expect(await all(jsonObjects(pieces(text, size)))).toEqual(objects);
});

test.each([['[{"a":1},'], ['{"a"'], ['[1,2,3'], ['plain'], ['{"a":1}]']])(
  '%s is no list of journals',
  async (text) => {
    await expect(all(jsonObjects(pieces(text, 4)))).rejects.toThrow(FileFault);
  },
);

test('what Excel writes in China is read as it was meant', async () => {
  // 刊名,ISSN and 学报 in GB18030.
  const bytes = Buffer.from([
    0xbf,
    0xaf,
    0xc3,
    0xfb,
    ...Buffer.from(',ISSN\n'),
    0xd1,
    0xa7,
    0xb1,
    0xa8,
    ...Buffer.from(',1234-5679\n'),
  ]);
  expect(encodingOf(bytes)).toBe('gb18030');
  expect(await headOf(bytes, true)).toMatchObject({
    format: 'csv',
    columns: ['刊名', 'ISSN'],
    sample: [['学报', '1234-5679']],
  });
  async function* parts() {
    yield Buffer.from('刊名\n学');
    yield Buffer.from([0xff, 0xfe]);
  }
  await expect(all(textOf(parts(), 'utf-8'))).rejects.toThrow('无法识别的字符');
});

test('records count as people do, and a mark of the order of bytes is no part of the first column', async () => {
  const rows = await all(recordsIn('csv', pieces('\ufeffname,issn\nA,1\nB,2\n', 3)));
  expect(rows.map(({ row, cells }) => [row, ...cells.values()])).toEqual([
    [2, 'A', '1'],
    [3, 'B', '2'],
  ]);
  expect([...(rows[0]?.cells.keys() ?? [])]).toEqual(['name', 'issn']);
});

const columnsOf = async (text: string | Buffer) => (await headOf(Buffer.from(text as string), true)).columns;

test('what Excel writes as Unicode text is read; a workbook is told in words', async () => {
  const text = '刊名\tISSN\n学报\t1234-5679\n';
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  const big = Buffer.from(little).swap16();
  expect(await headOf(little, true)).toMatchObject({ encoding: 'utf-16le', sample: [['学报', '1234-5679']] });
  expect(await headOf(big, true)).toMatchObject({ encoding: 'utf-16be', columns: ['刊名', 'ISSN'] });
  await expect(columnsOf(Buffer.from('PK\u0003\u0004…'))).rejects.toThrow('Excel 工作簿');
});

test.each([
  ['a million columns', `${'a,'.repeat(1_000_000)}b\n1,2\n`, '列数太多'],
  ['a million keys', `[{${Array.from({ length: 9000 }, (_, n) => `"k${n}":1`).join()}}]`, '列数太多'],
  ['one endless cell', `刊名,ISSN\n${'x'.repeat(900_000)},1234-5679\n`, '太长'],
  ['one endless cell within quotes', `刊名,ISSN\n"${'x\n'.repeat(400_000)}",1234-5679\n`, '太长'],
  ['one endless record', `[{"name":"${'x'.repeat(200_000)}"}]`, '太长'],
  ['endless brackets', `[{"a":${'['.repeat(50_000)}`, '嵌套太深'],
  ['names of columns alone', '刊名,ISSN\n', '没有数据行'],
  ['numbers', '[1,2,3]', '没有数据行'],
])('%s are no file of journals', async (_, text, said) => {
  const began = performance.now();
  await expect(columnsOf(text)).rejects.toThrow(said);
  expect(performance.now() - began).toBeLessThan(5000);
});

test('what a database does not take is left out, and columns keep names by which they can be mapped', async () => {
  const head = await headOf(Buffer.from('刊\u0000名,ISSN\nA\u0000B\u001f,1234-5679\n'), true);
  expect([head.columns, head.sample]).toEqual([['刊名', 'ISSN'], [['AB', '1234-5679']]]);
  const json = await headOf(
    Buffer.from('[{"na\\u0000me":"A\\ud800B","__proto__":"x","constructor":"y"}]'),
    true,
  );
  expect([json.columns, json.sample]).toEqual([['name', '__proto__', 'constructor'], [['AB', 'x', 'y']]]);
  expect(storableJson({ a: 'x\u0000\ud83d', b: ['ok\n', '😀'] })).toBe('{"a":"x","b":["ok\\n","😀"]}');
});
