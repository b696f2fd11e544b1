import { readCn, readIssn } from '@harbor/contract/journal-numbers';
import { peopleText } from '@harbor/contract/people-text';
import { titlesRule } from '../limits';

/** What a column is called in files of titles; compared without case, blanks and marks. */
const names = {
  number: [
    'issn',
    'eissn',
    'issnl',
    'cn',
    '刊号',
    'issn号',
    'cn号',
    '国际刊号',
    '国内刊号',
    'printissn',
    'onlineissn',
  ],
  year: ['year', 'publicationyear', 'pubyear', 'date', '年', '年份', '年度', '出版年', '发表年份'],
  title: ['title', 'articletitle', '题名', '标题', '篇名', '文章标题', '论文题目'],
} as const;

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Which columns say what; several may name the journal. */
export interface TitleColumns {
  number: string[];
  year: string;
  title: string;
}

/** Finds the columns by their names; the names of those that are missing otherwise. */
export function columnsOf(columns: readonly string[]): TitleColumns | { missing: string } {
  const called = (of: readonly string[]) => columns.filter((column) => of.includes(plain(column)));
  const number = called(names.number);
  const [year] = called(names.year);
  const [title] = called(names.title);
  if (number.length > 0 && year !== undefined && title !== undefined) return { number, year, title };
  const missing = [
    ...(number.length > 0 ? [] : ['刊号（ISSN 或 CN）']),
    ...(year === undefined ? ['年份'] : []),
    ...(title === undefined ? ['题名'] : []),
  ];
  return { missing: `文件缺少这些列：${missing.join('、')}` };
}

/** A row of a file that can be taken, or why it cannot. */
export type TitleRow = { numbers: string[]; year: number; title: string } | { fault: string };

/** Reads a row. */
export function readTitle(cells: ReadonlyMap<string, string>, columns: TitleColumns): TitleRow {
  const numbers = columns.number.flatMap((column) => {
    const cell = cells.get(column) ?? '';
    const issn = readIssn(cell);
    return issn.ok ? [issn.issn] : (readCn(cell)?.number ?? []);
  });
  if (numbers.length === 0) return { fault: '刊号缺失或不正确' };
  const year = Number(/(?:18|19|20)\d{2}/.exec(cells.get(columns.year) ?? '')?.[0] ?? Number.NaN);
  if (Number.isNaN(year)) return { fault: '年份缺失或不正确' };
  const title = peopleText.line(cells.get(columns.title) ?? '');
  if (title === '') return { fault: '题名为空' };
  if ([...title].length > titlesRule.title) return { fault: `题名超过${titlesRule.title}个字` };
  return { numbers, year, title };
}
