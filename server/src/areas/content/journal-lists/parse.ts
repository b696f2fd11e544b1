import { journalListRule, recognised } from '@harbor/contract/journal-lists';
import { readCn, readIssn } from '@harbor/contract/journal-numbers';
import { invalid } from '../../../http/problem';
import { csvRows } from '../journal-desk/file/csv';
import { FileFault } from '../journal-desk/file/decode';

/** A journal of a list. */
export interface ListEntry {
  /** The first is 1; a head and empty rows do not count. */
  row_no: number;
  name: string;
  /** ISSN or the identifying part of a CN; empty where the row has none. */
  number: string;
  grade: string;
}

type Column = 'name' | 'number' | 'grade';

/** What columns are called in lists of schools. */
const heads: [Column, RegExp][] = [
  ['number', /issn|cn\s*号|刊号|^cn$/i],
  ['grade', /等级|级别|分级|分类|类别|档|grade|level|class|rank/i],
  ['name', /刊名|期刊|名称|杂志|journal|title|name/i],
];

/** An ISSN, or of a CN what identifies the journal; empty where a cell holds neither. */
function numberIn(cell: string): string {
  const issn = readIssn(cell);
  return issn.ok ? issn.issn : (readCn(cell)?.number ?? '');
}

/** What the first row calls its columns; null where it is a journal already. */
function columnsOf(row: readonly string[]): Map<number, Column> | null {
  if (row.some((cell) => numberIn(cell) !== '')) return null;
  const columns = new Map<number, Column>();
  row.forEach((cell, at) => {
    const head = cell.trim();
    const [column] = heads.find(([, named]) => head.length <= 20 && named.test(head)) ?? [];
    if (column && ![...columns.values()].includes(column)) columns.set(at, column);
  });
  const found = new Set(columns.values());
  // A single journal may have 期刊 in its name: two columns are no accident, nor is one that is all the row has.
  const isHead =
    found.size > 1 || (found.size === 1 && row.length === 1 && /^(刊名|期刊名称|issn)$/i.test(row[0] ?? ''));
  return isHead && (found.has('name') || found.has('number')) ? columns : null;
}

/** Without a head: numbers are known by what they are, the first other cell is the name, the last one behind it the grade. */
function guessed(row: readonly string[]): Omit<ListEntry, 'row_no'> {
  const cells = row.map((cell) => cell.trim());
  const number = cells.map(numberIn).find((one) => one !== '') ?? '';
  const words = cells.filter((cell) => cell !== '' && numberIn(cell) === '');
  const named = number === '' || words.length > 1 ? (words[0] ?? '') : '';
  const grade = words.length > (named === '' ? 0 : 1) ? (words.at(-1) ?? '') : '';
  // A number with one other cell: a grade is short, a name is not.
  if (number !== '' && words.length === 1 && (words[0] ?? '').length > 6)
    return { name: words[0] ?? '', number, grade: '' };
  return { name: named, number, grade };
}

function headed(row: readonly string[], columns: Map<number, Column>): Omit<ListEntry, 'row_no'> {
  const entry = { name: '', number: '', grade: '' };
  for (const [at, column] of columns) {
    const cell = (row[at] ?? '').trim();
    entry[column] = column === 'number' ? numberIn(cell) : cell;
  }
  // Some lists have print and online ISSN side by side, of which one may be empty.
  if (entry.number === '') entry.number = row.map(numberIn).find((one) => one !== '') ?? '';
  return entry;
}

/** No journal is called by signs alone. */
const nameable = /[\p{L}\p{N}]/u;

async function* once(text: string) {
  yield text.endsWith('\n') ? text : `${text}\n`;
}

/**
 * The rows of a list as it was pasted or read from a CSV: with a head in any order, or without one. Rows with neither name
 * nor number are passed over.
 * @throws HttpProblem 422 for a text without journals, with too many, or with a row that never ends
 */
export async function parseList(text: string): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  let columns: Map<number, Column> | null = null;
  let first = true;
  try {
    for await (const row of csvRows(once(text))) {
      if (first) {
        first = false;
        columns = columnsOf(row);
        if (columns) continue;
      }
      const { name, number, grade } = columns ? headed(row, columns) : guessed(row);
      if (!nameable.test(name) && number === '') continue;
      entries.push({
        row_no: entries.length + 1,
        name: name.slice(0, journalListRule.name),
        number,
        grade: [...(grade || recognised)].slice(0, journalListRule.grade).join(''),
      });
      if (entries.length > journalListRule.entries)
        throw invalid({ text: [`一份目录最多 ${journalListRule.entries} 种期刊，请分成几份`] });
    }
  } catch (error) {
    if (error instanceof FileFault) throw invalid({ text: [error.message] });
    throw error;
  }
  if (entries.length === 0)
    throw invalid({ text: ['没有读到期刊：每行请写刊名或 ISSN，等级写在后面，用逗号或制表符隔开'] });
  return entries;
}
