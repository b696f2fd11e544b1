import { faultOf } from './checkFile';

const of = (name: string, size = 10) => faultOf({ name, size }, 100);

test.each(['a.csv', 'A.CSV', 'titles.2026.tsv', '期刊.json', 'x.txt'])('%s may be sent', (name) => {
  expect(of(name)).toBe('');
});

test.each([
  ['a.xlsx', 10, '这是表格文件'],
  ['a.zip', 10, '这是压缩包'],
  ['a.pdf', 10, '只能上传 CSV 或 JSON 文件'],
  ['csv', 10, '只能上传 CSV 或 JSON 文件'],
  ['a.csv', 0, '文件是空的'],
  ['a.csv', 101, '超过 100 B'],
])('%s of %s bytes is refused in words', (name, size, words) => {
  expect(of(name, size)).toContain(words);
});
