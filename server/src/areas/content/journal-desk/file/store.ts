import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { journalImportRule } from '@harbor/contract/journal-import';
import type { Db } from '../../../../db/connect';
import { invalid } from '../../../../http/problem';

const partSize = 1024 * 1024;

/** What arrived. */
export interface Stored {
  bytes: number;
  sha256: string;
  /** The beginning, by which it is judged. */
  head: Buffer;
}

/**
 * Keeps a file that arrives, a megabyte at a time: in the database, so that any process can go on with it.
 * @throws HttpProblem 422 for one that is too large
 */
export async function storeFile(db: Db, importId: number, file: Readable): Promise<Stored> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let bytes = 0;
  let number = 0;
  let waiting: Buffer[] = [];
  let waits = 0;
  const put = async () => {
    if (waits === 0) return;
    const part = Buffer.concat(waiting, waits);
    [waiting, waits] = [[], 0];
    if (number === 0) head = part;
    await db
      .insertInto('journal_import_parts')
      .values({ import_id: importId, number, bytes: part })
      .execute();
    number += 1;
  };
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > journalImportRule.bytes)
      throw invalid({ file: [`文件不能超过${journalImportRule.bytes / partSize}MB`] });
    hash.update(chunk);
    waiting.push(chunk);
    waits += chunk.length;
    if (waits >= partSize) await put();
  }
  await put();
  return { bytes, sha256: hash.digest('hex'), head };
}

/** The parts of a kept file, one at a time. */
export async function* partsOf(db: Db, importId: number): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const part = await db
      .selectFrom('journal_import_parts')
      .select('bytes')
      .where('import_id', '=', importId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!part) return;
    yield part.bytes;
  }
}
