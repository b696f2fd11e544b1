import { NoList, readListFile } from './readListFile';

/** A chosen file; jsdom's own cannot be read. */
function file(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new Uint8Array(Buffer.from(content)) : content;
  return { name, size: bytes.length, arrayBuffer: async () => bytes.slice().buffer as ArrayBuffer };
}

test('a file is read as UTF-8, or as GB18030 where it is none', async () => {
  expect(await readListFile(file('a.csv', '\ufeff刊名,等级\n海岸光学,A'))).toBe('刊名,等级\n海岸光学,A');
  expect(await readListFile(file('b.csv', new Uint8Array([0xba, 0xa3, 0xb0, 0xb6, 0x2c, 0x41])))).toBe(
    '海岸,A',
  );
});

test.each([
  ['a.xlsx', 'PK', '另存为 CSV'],
  ['a.csv', '  \n', '文件是空的'],
  ['a.csv', 'a\0b', '不是文本文件'],
])('%s with %j is refused with a word that helps', async (name, content, words) => {
  const refused = readListFile(file(name, content));
  await expect(refused).rejects.toBeInstanceOf(NoList);
  await expect(refused).rejects.toThrow(words);
});
