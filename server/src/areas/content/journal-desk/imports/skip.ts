import type { BodyOf, DeskJournalImport } from '@harbor/contract';
import { journalImportStatus, rowVerdict } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, invalid } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { countAll } from './compare';
import { getImport, type ImportRow } from './move';
import { deskImport } from './read';

/**
 * Leaves journals of a checked file out, or takes them in again; each is named by one of its rows.
 * @throws HttpProblem 404 · 409 while it is not to be decided · 422 for rows of no journal
 */
export async function skipRows(
  core: Core,
  staffId: number,
  id: number,
  { rows, skip }: BodyOf<'POST /staff/journals/import/skip/:id'>,
): Promise<DeskJournalImport> {
  await core.db.transaction().execute(async (trx) => {
    await getImport(trx, id);
    // Nobody begins to take it in meanwhile.
    const row = await trx
      .selectFrom('journal_imports')
      .select(['status', 'file_name'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.status !== journalImportStatus.checked) throw conflict('核对完成后、导入之前才能去掉或勾选行');
    const { rows: found } = await sql`
      update journal_import_slots s set skipped = ${skip}
      from journal_import_rows r
      where r.import_id = ${id} and r.row_no = any(${[...new Set(rows)]}::int[])
        and s.import_id = ${id} and s.slot = r.slot
      returning s.slot`.execute(trx);
    if (found.length === 0) throw invalid({ rows: ['这些行没有可以去掉的期刊'] });
    await sql`
      update journal_imports set skipped = (
        select count(*) from journal_import_slots where import_id = ${id} and skipped)
      where id = ${id}`.execute(trx);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_import.skip',
      object: ['journal_import', String(id)],
      detail: { name: row.file_name, note: skip ? '去掉' : '重新勾选', lines: found.length },
    });
  });
  return deskImport(core.db, id);
}

/**
 * Takes what was left out away from what is written: its rows are refused by hand.
 * @returns what becomes of the rows then; undefined where nothing was left out
 */
export async function leaveOut(trx: Db, row: ImportRow): Promise<ImportRow['counts'] | undefined> {
  if (row.skipped === 0) return undefined;
  const { id } = row;
  await sql`
    update journal_import_rows r
    set verdict = ${rowVerdict.refused}, slot = null, reason = concat_ws('；', nullif(r.reason, ''), '核对时去掉，未导入')
    from journal_import_slots s
    where s.import_id = ${id} and s.skipped and r.import_id = ${id} and r.slot = s.slot`.execute(trx);
  await sql`
    delete from journal_changes c using journal_import_slots s
    where s.import_id = ${id} and s.skipped and c.import_id = ${id} and c.journal_id = s.journal_id`.execute(
    trx,
  );
  await sql`delete from journal_import_slots where import_id = ${id} and skipped`.execute(trx);
  return { ...(await countAll(trx, id)), rows: row.counts?.rows ?? 0 };
}
