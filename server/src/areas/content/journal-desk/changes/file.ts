import { Readable } from 'node:stream';
import type { QueryOf } from '@harbor/contract';
import { changeKinds, rowVerdict } from '@harbor/contract/journal-import';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { csvRow } from '../../../../labels/csv';
import { getImport } from '../imports/move';
import { kindOfChange } from './kind';
import { editionsOf, numberOf } from './read';
import { type ChangeRow, readChange } from './words';

type What = QueryOf<'GET /staff/journals/import/file/:id'>['what'];

const atOnce = 1000;

/** Rows that an import does not take, or all that it changes, as a CSV that is written while it is read. @throws HttpProblem 404 */
export async function importFile(core: Core, id: number, what: What, reply: FastifyReply): Promise<Readable> {
  await getImport(core.db, id);
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''journals-${id}-${what}.csv`)
    .header('cache-control', 'no-store');
  return Readable.from(what === 'refused' ? refusedLines(core.db, id) : changedLines(core.db, id));
}

// Spreadsheet programs take a file for UTF-8 by its first three bytes.
const head = (titles: readonly string[]) => `\ufeff${csvRow(titles)}`;

async function* refusedLines(db: Db, id: number): AsyncGenerator<string> {
  yield head(['行', '刊名', '原因']);
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('journal_import_rows')
      .select(['row_no', 'title', 'reason'])
      .where('import_id', '=', id)
      .where('verdict', '=', rowVerdict.refused)
      .where('row_no', '>', last)
      .orderBy('row_no')
      .limit(atOnce)
      .execute();
    yield rows.map(({ row_no, title, reason }) => csvRow([row_no, title, reason])).join('');
    last = rows.at(-1)?.row_no ?? last;
    if (rows.length < atOnce) return;
  }
}

async function* changedLines(db: Db, id: number): AsyncGenerator<string> {
  const editions = await editionsOf(db);
  yield head(['刊名', '号码', '类别', '项目', '原值', '新值', '版本', '提示']);
  for (let last = 0; ; ) {
    const { rows } = await sql<ChangeRow & { id: number; name: string; number: string }>`
      select c.id, coalesce(j.name, '') as name, coalesce(${numberOf}, '') as number, ${kindOfChange} as kind,
        c.field, c.old, c.new, c.jump
      from journal_changes c left join journals j on j.id = c.journal_id
      where c.import_id = ${id} and c.id > ${last} order by c.id limit ${atOnce}`.execute(db);
    yield rows
      .map((row) => {
        const change = readChange(row, editions);
        return csvRow([
          ...[row.name, row.number, changeKinds[row.kind], change.label],
          ...[change.old, change.new, change.edition, change.doubt],
        ]);
      })
      .join('');
    last = rows.at(-1)?.id ?? last;
    if (rows.length < atOnce) return;
  }
}
