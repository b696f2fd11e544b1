import type { DataOf, DeskJournalImport } from '@harbor/contract';
import {
  journalImportStatus,
  journalImportStatusLabel,
  type RowVerdict,
  rowVerdict,
  rowVerdictLabel,
} from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { paginate, toPage } from '../../../../http/page';
import { toMoment, toMomentOrNull } from '../../../../time';
import { changeLabels } from './columns';
import { getImport, type ImportRow } from './move';
import { newestImport } from './rollback';

const perPage = 20;
const rowsPerPage = 50;

const listed = (row: ImportRow) => ({
  ...{ id: row.id, status: row.status, status_text: journalImportStatusLabel[row.status] },
  ...{
    file_name: row.file_name,
    bytes: row.bytes,
    sha256: row.sha256,
    source: row.source,
    counts: row.counts,
  },
  ...{ created_at: toMoment(row.created_at), created_by: row.created_by },
  applied_at: toMomentOrNull(row.applied_at),
  rolled_back_at: toMomentOrNull(row.rolled_back_at),
});

/** Imports whose file has come as a whole. */
const whole = (db: Db) => db.selectFrom('journal_imports').where('sha256', '<>', '');

/** Imports, the newest first. */
export const deskImports = (db: Db, page = 1): Promise<DataOf<'GET /staff/journals/imports'>> =>
  paginate(
    whole(db).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
    { page, perPage, counted: whole(db) },
    (rows) => rows.map(listed),
  );

/** An import with all that is needed to go on with it. @throws HttpProblem 404 */
export async function deskImport(db: Db, id: number): Promise<DeskJournalImport> {
  const row = await getImport(db, id);
  return {
    ...listed(row),
    ...{ format: row.format, encoding: row.encoding, columns: row.columns, sample: row.sample },
    ...{ mapping: row.mapping, remembered: row.remembered, schemes: row.schemes, licence: row.licence },
    clears: row.clears,
    ...{ error: row.error, reason: row.reason, progress: { done: row.rows_done, bytes: row.bytes_done } },
    can_roll_back: row.status === journalImportStatus.applied && (await newestImport(db)) === id,
  };
}

/** Rows of a file by what becomes of them, in the file's order. @throws HttpProblem 404 */
export async function deskRows(
  db: Db,
  id: number,
  { page = 1, verdict }: { page?: number | undefined; verdict?: string | undefined },
): Promise<DataOf<'GET /staff/journals/import/rows/:id'>> {
  await getImport(db, id);
  let rows = db.selectFrom('journal_import_rows').where('import_id', '=', id);
  if (verdict === 'noted') rows = rows.where('reason', '<>', '').where('verdict', '<>', rowVerdict.refused);
  else if (verdict !== undefined) rows = rows.where('verdict', '=', Number(verdict));
  return paginate(
    rows.select(['row_no', 'title', 'verdict', 'reason', 'journal_id']).orderBy('row_no'),
    { page, perPage: rowsPerPage, counted: rows },
    (found) =>
      found.map((row) => ({
        ...{
          row: row.row_no,
          title: row.title,
          verdict: row.verdict,
          reason: row.reason,
          journal_id: row.journal_id,
        },
        verdict_text: rowVerdictLabel[row.verdict as RowVerdict],
      })),
  );
}

/** What an import changes, in the order of the file. @throws HttpProblem 404 */
export async function deskChanges(
  db: Db,
  id: number,
  page = 1,
): Promise<DataOf<'GET /staff/journals/import/changes/:id'>> {
  await getImport(db, id);
  const [{ rows }, { total }] = await Promise.all([
    sql<{ journal_id: number; name: string | null; field: string; old: unknown; new: unknown }>`
      select c.journal_id, j.name, c.field, c.old, c.new from journal_changes c left join journals j on j.id = c.journal_id
      where c.import_id = ${id} order by c.id limit ${rowsPerPage} offset ${(page - 1) * rowsPerPage}`.execute(
      db,
    ),
    db
      .selectFrom('journal_changes')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow(),
  ]);
  const shown = rows.map((row) => ({
    ...row,
    name: row.name ?? '',
    field_text: changeLabels[row.field] ?? row.field,
  }));
  return toPage(shown, total, page, rowsPerPage);
}
