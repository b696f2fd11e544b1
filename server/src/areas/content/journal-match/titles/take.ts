import type { Readable } from 'node:stream';
import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { invalid } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { FileFault, textOf } from '../../journal-desk/file/decode';
import { headOf, recordsIn } from '../../journal-desk/file/records';
import { libraryChanged } from '../../journals/cache';
import { titlesRule } from '../limits';
import { columnsOf, readTitle } from './columns';

type Taken = DataOf<'POST /staff/journals/titles/upload'>;

interface Waiting {
  row: number;
  numbers: string[];
  year: number;
  title: string;
}

/** Bytes of a file by which its columns are told. */
const beginning = 256 * 1024;

/**
 * Takes in titles that journals published, as a file arrives: all of it or, where it cannot be read, nothing. What is
 * there already stays once.
 * @throws HttpProblem 422
 */
export const takeTitles = (core: Core, staffId: number, name: string, file: Readable): Promise<Taken> =>
  taking(core, async (trx) => {
    const taken = await takeAll(trx, file);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_titles.taken',
      object: ['journal_titles', ''],
      detail: { name, added: taken.added, refused: taken.refused },
    });
    if (taken.added > 0) await libraryChanged(trx);
    return taken;
  });

/** What taking a file in would come to; it is taken in and given back, so that not even a title within it counts twice. */
export async function tryTitles(core: Core, file: Readable): Promise<Taken> {
  let taken: Taken | undefined;
  try {
    await taking(core, async (trx) => {
      taken = await takeAll(trx, file);
      throw new OnlyTried();
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  if (!taken) throw new Error('a file that was tried has no result');
  return taken;
}

/** Ends the transaction of a try. */
class OnlyTried extends Error {}

/** Works on a file in one transaction, for as long as it takes to arrive. @throws HttpProblem 422 */
async function taking<T>(core: Core, work: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await core.db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      return work(trx);
    });
  } catch (error) {
    if (error instanceof FileFault) throw invalid({ file: [error.message] });
    throw error;
  }
}

async function takeAll(trx: Db, file: Readable): Promise<Taken> {
  const { head, whole, rest } = await begun(file);
  if (head.length === 0) throw new FileFault('文件是空的');
  const { format, encoding, columns: named } = await headOf(head, whole);
  const columns = columnsOf(named);
  if ('missing' in columns) throw new FileFault(columns.missing);
  const taken: Taken = { rows: 0, added: 0, known: 0, refused: 0, faults: [] };
  const refuse = (row: number, reason: string) => {
    taken.refused += 1;
    if (taken.faults.length < titlesRule.faults) taken.faults.push({ row, reason });
  };
  let waiting: Waiting[] = [];
  const put = async () => {
    const { added, unknown } = await insertTitles(trx, waiting);
    for (const row of unknown) refuse(row, '期刊库里没有这个刊号');
    taken.added += added;
    taken.known += waiting.length - added - unknown.length;
    waiting = [];
  };
  for await (const { row, cells } of recordsIn(format, textOf(rest(), encoding))) {
    taken.rows += 1;
    if (taken.rows > titlesRule.rows)
      throw new FileFault(`一个文件最多${titlesRule.rows}行，请分几个文件导入`);
    const read = readTitle(cells, columns);
    if ('fault' in read) refuse(row, read.fault);
    else waiting.push({ row, ...read });
    if (waiting.length === titlesRule.atOnce) await put();
  }
  await put();
  taken.faults.sort((a, b) => a.row - b.row);
  return taken;
}

/** Looks journals up by their numbers, and puts in what is new. */
async function insertTitles(
  trx: Db,
  rows: readonly Waiting[],
): Promise<{ added: number; unknown: number[] }> {
  if (rows.length === 0) return { added: 0, unknown: [] };
  const held = await trx
    .selectFrom('journal_numbers')
    .select(['number', 'journal_id'])
    // In one value: a statement has room for 65,535, and each row may name several numbers.
    .where('number', '=', sql<string>`any(${[...new Set(rows.flatMap(({ numbers }) => numbers))]}::text[])`)
    .execute();
  const journals = new Map(held.map(({ number, journal_id }) => [number, journal_id]));
  const unknown: number[] = [];
  const found = rows.flatMap(({ row, numbers, year, title }) => {
    const journal = numbers.map((number) => journals.get(number)).find((id) => id !== undefined);
    if (journal === undefined) unknown.push(row);
    return journal === undefined ? [] : [{ journal_id: journal, year, title }];
  });
  if (found.length === 0) return { added: 0, unknown };
  const result = await trx
    .insertInto('journal_titles')
    .values(found)
    .onConflict((on) => on.columns(['journal_id', 'year', 'title']).doNothing())
    .executeTakeFirst();
  return { added: Number(result.numInsertedOrUpdatedRows ?? 0), unknown };
}

/** The beginning of a file, and how all of it is read from there. @throws FileFault for one that is too large */
async function begun(file: Readable) {
  const chunks = (file as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  let [size, whole] = [0, false];
  while (size < beginning && !whole) {
    const { value, done } = await chunks.next();
    if (done) whole = true;
    else {
      read.push(value);
      size += value.length;
    }
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield* read;
    let bytes = size;
    while (!whole) {
      const { value, done } = await chunks.next();
      if (done) return;
      bytes += value.length;
      if (bytes > titlesRule.bytes)
        throw new FileFault(`文件不能超过${titlesRule.bytes / 1024 / 1024}MB，请分几个文件导入`);
      yield value;
    }
  }
  return { head: Buffer.concat(read), whole, rest };
}
