import { journalImportRule } from '@harbor/contract/journal-import';
import type { Db } from '../../../../db/connect';
import { csvRows, tooManyColumns } from './csv';
import { type Encoding, encodingOf, FileFault, textOf } from './decode';
import { jsonObjects } from './json';
import { storable } from './storable';
import { partsOf } from './store';

export type FileFormat = 'csv' | 'json';

/** A record of a file: what stands in each of its columns. */
export interface FileRecord {
  /** As people count: the first record behind the names of the columns is 2 in a CSV, 1 in a JSON. */
  row: number;
  cells: Map<string, string>;
  /** It has fewer cells than there are columns: of those that are missing it says nothing. */
  short?: boolean;
  /** Of a JSON: what is no plain value. */
  nested?: Record<string, unknown>;
}

/** What a file is, told from its beginning. */
export interface FileHead {
  format: FileFormat;
  encoding: Encoding;
  columns: string[];
  sample: string[][];
}

const sampled = 5;

/** A byte order mark is no part of the text. */
async function* unmarked(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = false;
  for await (const piece of text) {
    if (piece === '') continue;
    yield begun ? piece : piece.replace(/^\ufeff/, '');
    begun = true;
  }
}

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.every((one) => typeof one !== 'object') ? value.join('; ') : '';
  return typeof value === 'object' ? '' : String(value);
};

/** The name of a column as it is kept and mapped. */
const columnOf = (name: string): string => storable(name.trim().slice(0, 200));

const columnsOf = (header: readonly string[]): string[] =>
  header.map((name, i) => columnOf(name) || `列 ${i + 1}`);

async function* fromCsv(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let columns: string[] | undefined;
  let row = 1;
  for await (const cells of csvRows(text)) {
    if (!columns) {
      columns = columnsOf(cells);
      continue;
    }
    row += 1;
    yield {
      row,
      cells: new Map(columns.map((name, i) => [name, cells[i]?.trim() ?? ''])),
      ...(cells.length < columns.length && { short: true }),
    };
  }
}

async function* fromJson(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let row = 0;
  for await (const object of jsonObjects(text)) {
    row += 1;
    yield {
      row,
      cells: new Map(Object.entries(object).map(([name, value]) => [columnOf(name), plain(value).trim()])),
      nested: object,
    };
  }
}

/** The records of a text in a format. */
export const recordsIn = (format: FileFormat, text: AsyncIterable<string>): AsyncGenerator<FileRecord> =>
  format === 'csv' ? fromCsv(unmarked(text)) : fromJson(unmarked(text));

/** The records of an import's file, and how far it was read. */
export function recordsOf(
  db: Db,
  { id, format, encoding }: { id: number; format: FileFormat; encoding: Encoding },
): { records: AsyncGenerator<FileRecord>; read: () => number } {
  let bytes = 0;
  async function* counted() {
    for await (const part of partsOf(db, id)) {
      bytes += part.length;
      yield part;
    }
  }
  return { records: recordsIn(format, textOf(counted(), encoding)), read: () => bytes };
}

/** Looks at the beginning of a file. @throws FileFault for what cannot be read at all */
export async function headOf(head: Buffer, whole: boolean): Promise<FileHead> {
  const encoding = encodingOf(head);
  async function* beginning() {
    const text = new TextDecoder(encoding).decode(head, { stream: true });
    // What is cut off is no row; a file that ends here is whole.
    yield whole ? text : text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('}')) + 1);
  }
  const start = new TextDecoder(encoding)
    .decode(head.subarray(0, 200), { stream: true })
    .replace(/^\ufeff/, '')
    .trimStart();
  const format: FileFormat = /^[[{]/.test(start) ? 'json' : 'csv';
  const columns: string[] = [];
  const sample: FileRecord[] = [];
  try {
    for await (const record of recordsIn(format, beginning())) {
      for (const name of record.cells.keys()) if (!columns.includes(name)) columns.push(name);
      if (columns.length > journalImportRule.columns) throw tooManyColumns();
      sample.push(record);
      if (sample.length === sampled) break;
    }
  } catch (error) {
    // The end of the beginning may be missing: what was read up to there counts.
    if (!(error instanceof FileFault) || sample.length === 0 || columns.length > journalImportRule.columns)
      throw error;
  }
  if (sample.length === 0) throw new FileFault('文件里没有数据行');
  return {
    ...{ format, encoding, columns },
    sample: sample.map(({ cells }) => columns.map((name) => storable((cells.get(name) ?? '').slice(0, 200)))),
  };
}
