import type { DataOf, DeskJournalImport } from '@harbor/contract';
import {
  journalImportStatus,
  journalImportStatusLabel,
  type RowVerdict,
  rowVerdict,
  rowVerdictLabel,
} from '@harbor/contract/journal-import';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { escapeLike } from '../../../../db/like';
import { paginate, toPage } from '../../../../http/page';
import { toMoment, toMomentOrNull } from '../../../../time';
import { typedNumber } from '../changes/read';
import { changeLabels } from './columns';
import { rememberedFrom } from './mapping';
import { getImport, type ImportRow } from './move';
import { workParts } from './progress';
import { newestImport } from './rollback';

const perPage = 20;
const rowsPerPage = 50;

/** Who uploaded something; empty for somebody who is gone. */
async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** What lists need beside the rows. */
interface Beside {
  names: Map<number, string>;
  newest: number | undefined;
}

const listed = (row: ImportRow, { names, newest }: Beside) => ({
  ...{ id: row.id, status: row.status, status_text: journalImportStatusLabel[row.status] },
  ...{
    file_name: row.file_name,
    bytes: row.bytes,
    sha256: row.sha256,
    source: row.source,
    counts: row.counts,
  },
  ...{ created_at: toMoment(row.created_at), created_by: row.created_by },
  created_by_name: names.get(row.created_by) ?? '',
  applied_at: toMomentOrNull(row.applied_at),
  rolled_back_at: toMomentOrNull(row.rolled_back_at),
  journals: row.journals,
  in_use: row.status === journalImportStatus.applied && newest === row.id,
});

/** Imports whose file has come as a whole. */
const whole = (db: Db) => db.selectFrom('journal_imports').where('sha256', '<>', '');

/** Imports, the newest first. */
export const deskImports = (
  db: Db,
  page = 1,
): Promise<Omit<DataOf<'GET /staff/journals/imports'>, 'library'>> =>
  paginate(
    whole(db).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
    { page, perPage, counted: whole(db) },
    async (rows) => {
      const names = await namesOf(
        db,
        rows.map(({ created_by }) => created_by),
      );
      const newest = await newestImport(db);
      return rows.map((row) => listed(row, { names, newest }));
    },
  );

/** An import that holds and had the very same file. */
async function sameAs(db: Db, { id, sha256 }: ImportRow): Promise<DeskJournalImport['same_as']> {
  const row = await db
    .selectFrom('journal_imports')
    .select(['id', 'file_name', 'applied_at'])
    .where('sha256', '=', sha256)
    .where('status', '=', journalImportStatus.applied)
    .where('id', '<>', id)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.applied_at
    ? { id: row.id, file_name: row.file_name, applied_at: toMoment(row.applied_at) }
    : null;
}

const decided: readonly number[] = [journalImportStatus.uploaded, journalImportStatus.checked];

/** An import with all that is needed to go on with it. @throws HttpProblem 404 */
export async function deskImport(db: Db, id: number): Promise<DeskJournalImport> {
  const row = await getImport(db, id);
  const open = decided.includes(row.status);
  const [names, newest, same_as, remembered_from] = await Promise.all([
    namesOf(db, [row.created_by]),
    newestImport(db),
    open ? sameAs(db, row) : null,
    row.status === journalImportStatus.uploaded && row.remembered ? rememberedFrom(db, row.columns) : null,
  ]);
  const parts = workParts[row.status] ?? [];
  return {
    ...listed(row, { names, newest }),
    ...{ format: row.format, encoding: row.encoding, columns: row.columns, sample: row.sample },
    ...{ mapping: row.mapping, remembered: row.remembered, schemes: row.schemes, licence: row.licence },
    ...{ remembered_from, same_as, skipped: row.skipped, clears: row.clears },
    ...{ error: row.error, reason: row.reason },
    progress: {
      ...{ done: row.rows_done, bytes: row.bytes_done, step: row.step, steps: parts.length },
      ...{ step_text: parts[row.step - 1] ?? '', begun_at: toMomentOrNull(row.begun_at) },
    },
    can_roll_back: row.status === journalImportStatus.applied && newest === id,
  };
}

/** Rows of a file by what becomes of them, in the file's order. @throws HttpProblem 404 */
export async function deskRows(
  db: Db,
  id: number,
  {
    page = 1,
    verdict,
    q,
  }: { page?: number | undefined; verdict?: string | undefined; q?: string | undefined },
): Promise<DataOf<'GET /staff/journals/import/rows/:id'>> {
  const { status } = await getImport(db, id);
  // Once they are in the library, rows of which there is nothing to be said are gone.
  if (verdict === String(rowVerdict.new) && holds.includes(status)) return addedJournals(db, id, page, q);
  let rows = db.selectFrom('journal_import_rows as r').where('r.import_id', '=', id);
  if (verdict === 'noted')
    rows = rows.where('r.reason', '<>', '').where('r.verdict', '<>', rowVerdict.refused);
  else if (verdict !== undefined) rows = rows.where('r.verdict', '=', Number(verdict));
  if (q) rows = rows.where(saidOf(q));
  return paginate(
    rows
      .leftJoin('journal_import_slots as s', (join) =>
        join.onRef('s.import_id', '=', 'r.import_id').onRef('s.slot', '=', 'r.slot'),
      )
      .select(['r.row_no', 'r.title', 'r.verdict', 'r.reason', 'r.journal_id', 'r.data', 's.skipped'])
      .orderBy('r.row_no'),
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
        facts: row.verdict === rowVerdict.new ? factsOf(row.data as Record<string, unknown> | null) : [],
        skipped: row.skipped ?? false,
      })),
  );
}

const holds: readonly number[] = [journalImportStatus.applied, journalImportStatus.rollingBack];

/** What stands beside the name of a new journal. */
function factsOf(data: Record<string, unknown> | null): string[] {
  const { issn, eissn, cn, publisher } = data ?? {};
  return [issn ? `ISSN ${issn}` : '', eissn ? `EISSN ${eissn}` : '', cn ?? '', publisher ?? '']
    .map(String)
    .filter((fact) => fact !== '');
}

/** Rows with something in their name, their reason or their numbers. */
function saidOf(q: string): RawBuilder<SqlBool> {
  const part = `%${escapeLike(q)}%`;
  const number = typedNumber(q);
  const numbered = number
    ? sql`r.data->>'issn' = ${number} or r.data->>'eissn' = ${number} or r.data->>'issn_l' = ${number}
        or r.journal_id in (select journal_id from journal_numbers where number = ${number})`
    : sql`false`;
  return sql`(r.title ilike ${part} or r.reason ilike ${part} or ${numbered})`;
}

/** Journals that an import has added, by their names as they are now. */
async function addedJournals(
  db: Db,
  id: number,
  page: number,
  q: string | undefined,
): Promise<DataOf<'GET /staff/journals/import/rows/:id'>> {
  let added = db
    .selectFrom('journal_before as b')
    .innerJoin('journals as j', 'j.id', 'b.journal_id')
    .where('b.import_id', '=', id)
    .where('b.document', 'is', null);
  if (q) {
    const number = typedNumber(q);
    added = number
      ? added.where(sql<SqlBool>`j.id in (select journal_id from journal_numbers where number = ${number})`)
      : added.where('j.name', 'ilike', `%${escapeLike(q)}%`);
  }
  return paginate(
    added.select(['j.id', 'j.name', 'j.issn', 'j.eissn', 'j.cn', 'j.publisher']).orderBy('j.id'),
    { page, perPage: rowsPerPage, counted: added },
    (found) =>
      found.map((journal) => ({
        ...{
          row: 0,
          title: journal.name,
          verdict: rowVerdict.new,
          verdict_text: rowVerdictLabel[rowVerdict.new],
        },
        ...{ reason: '', journal_id: journal.id, facts: factsOf(journal), skipped: false },
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
