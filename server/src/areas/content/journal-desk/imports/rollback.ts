import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { libraryChanged } from '../../journals/cache';
import { rollbackJob } from './jobs';
import { alone, getImport, moveImport, unhurried } from './move';
import { begun, reached } from './progress';
import { deskImport } from './read';
import { atWork } from './work';

/** The import that holds and was taken in last, or that is just being undone: the one that can be. */
export async function newestImport(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('journal_imports')
    .select('id')
    .where('status', '=', journalImportStatus.applied)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Begins to undo the import that was taken in last.
 * @throws HttpProblem 404 · 409 for any other, or while one is being taken in or undone
 */
export async function beginRollback(
  core: Core,
  staffId: number,
  id: number,
  reason: string,
): Promise<DeskJournalImport> {
  const { clock } = core.settings;
  await core.db.transaction().execute(async (trx) => {
    const row = await getImport(trx, id);
    if (row.status === journalImportStatus.applied && (await newestImport(trx)) !== id)
      throw conflict('只能撤回最近一次导入；更早的请先撤回它之后的导入');
    await alone(trx, id);
    const at = new Date(clock.now());
    const context = { actor: 'operator' as const, actorId: staffId, at };
    await moveImport(trx, row, 'roll-back', context, { reason, error: '', ...begun(row, at) });
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_import.rollback',
      object: ['journal_import', String(id)],
      detail: { name: row.file_name, reason },
    });
    await core.jobs.enqueue(trx, rollbackJob, { id });
  });
  return deskImport(core.db, id);
}

/** Undoes an import in one transaction: the library is afterwards what it was before, in every row. */
export const runRollback = (core: Core, id: number): Promise<void> =>
  atWork(core, id, () => undoAll(core, id));

async function undoAll(core: Core, id: number): Promise<void> {
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    await unhurried(trx);
    await trx.selectFrom('journal_library').select('version').forUpdate().executeTakeFirstOrThrow();
    const row = await getImport(trx, id);
    if (row.status !== journalImportStatus.rollingBack) return;
    const { rows } = await sql`
      select 1 from journal_imports where status = ${journalImportStatus.applied} and place > ${row.place} limit 1`.execute(
      trx,
    );
    if (rows.length > 0) {
      await moveImport(trx, row, 'keep', { actor: 'system', at }, { error: '它之后又有导入，没有撤回' });
      return;
    }
    await reached(core, row, { step: 1 });
    for (const table of ['journal_names', 'journal_metrics', 'journal_warnings'] as const) {
      await sql`delete from ${sql.table(table)} where since_import = ${id}`.execute(trx);
      await sql`update ${sql.table(table)} set until_import = null where until_import = ${id}`.execute(trx);
    }
    await sql`delete from journal_numbers where since_import = ${id}`.execute(trx);
    await reached(core, row, { step: 2 });
    await sql`
      delete from journals j using journal_before b
      where b.import_id = ${id} and b.document is null and j.id = b.journal_id`.execute(trx);
    await noneLeft(trx, id);
    await reached(core, row, { step: 3 });
    await restoreJournals(trx, id);
    await trx.deleteFrom('journal_before').where('import_id', '=', id).execute();
    await moveImport(trx, row, 'rolled-back', { actor: 'system', at }, { rolled_back_at: at, step: 0 });
    await libraryChanged(trx);
  });
}

/** Nothing may be left of the journals that the import had added. @throws Error, which keeps the library as it is */
async function noneLeft(trx: Db, id: number): Promise<void> {
  const { rows } = await sql<{ journal_id: number }>`
    select b.journal_id from journal_before b
    where b.import_id = ${id} and b.document is null and (
      exists (select 1 from journal_names n where n.journal_id = b.journal_id and n.until_import is null)
      or exists (select 1 from journal_numbers n where n.journal_id = b.journal_id)
      or exists (select 1 from journal_metrics m where m.journal_id = b.journal_id and m.until_import is null)
    ) limit 1`.execute(trx);
  if (rows[0]) throw new Error(`something is left of journal ${rows[0].journal_id}`);
}

/** Every column of the table, whichever there are by now; its number names the row. */
async function restoreJournals(trx: Db, id: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'journals'::regclass and attnum > 0 and not attisdropped and attname <> 'id'`.execute(
    trx,
  );
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  const values = sql.join(rows.map(({ name }) => sql.ref(`r.${name}`)));
  await sql`
    update journals j set (${columns}) = (select ${values} from jsonb_populate_record(j, b.document) r)
    from journal_before b where b.import_id = ${id} and b.document is not null and j.id = b.journal_id`.execute(
    trx,
  );
}
