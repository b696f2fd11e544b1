import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { Tick } from '../../../../jobs/define';
import { audit } from '../../../base/accounts/audit';
import { clearRows } from './check';
import { getImport, moveImport } from './move';
import { deskImport } from './read';

/** Uploaded files that nobody takes in are kept for so long, in ms. */
const keptFor = 30 * 24 * 3_600_000;

async function forgetFile(db: Db, id: number): Promise<void> {
  await clearRows(db, id);
  await db.deleteFrom('journal_import_parts').where('import_id', '=', id).execute();
}

/** Gives up a file that was not taken in. @throws HttpProblem 404 · 409 */
export async function discardImport(core: Core, staffId: number, id: number): Promise<DeskJournalImport> {
  const { clock } = core.settings;
  await core.db.transaction().execute(async (trx) => {
    const row = await getImport(trx, id);
    await moveImport(trx, row, 'discard', { actor: 'operator', actorId: staffId, at: new Date(clock.now()) });
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_import.discard',
      object: ['journal_import', String(id)],
      detail: { name: row.file_name },
    });
  });
  await forgetFile(core.db, id);
  return deskImport(core.db, id);
}

/** An upload that is not whole after so long never will be, in ms. */
const uploadsFor = 3_600_000;

/** Forgets uploads whose process ended in the midst of them. */
async function forgetBroken(db: Db, at: Date): Promise<void> {
  const rows = await db
    .selectFrom('journal_imports')
    .select('id')
    .where('status', '=', s.uploaded)
    .where('sha256', '=', '')
    .where('created_at', '<', new Date(at.getTime() - uploadsFor))
    .limit(10)
    .execute();
  for (const { id } of rows) await forgetUpload(db, id);
}

/** Forgets a file of which only a part has come, as if it had never been. */
export async function forgetUpload(db: Db, id: number): Promise<void> {
  await db.deleteFrom('journal_import_parts').where('import_id', '=', id).execute();
  await db.deleteFrom('journal_imports').where('id', '=', id).where('sha256', '=', '').execute();
}

/**
 * Forgets what is left of files that were given up: the process ended before it was gone, or a check that was stopped wrote
 * on. For `exists` on both sides of an `or`, PostgreSQL may read both tables whole.
 */
async function forgetLeft(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from journal_imports i where status = ${s.discarded} and (
      (select import_id from journal_import_parts p where p.import_id = i.id limit 1) is not null
      or (select import_id from journal_import_rows r where r.import_id = i.id limit 1) is not null
    ) limit 10`.execute(db);
  for (const { id } of rows) await forgetFile(db, id);
}

/** Gives up files that waited for too long. */
export const forgetUploads: Tick = {
  name: 'journals.forget-uploads',
  everySeconds: 3600,
  async run(core) {
    const at = new Date(core.settings.clock.now());
    await forgetBroken(core.db, at);
    await forgetLeft(core.db);
    const rows = await core.db
      .selectFrom('journal_imports')
      .selectAll()
      .where('status', 'in', [s.uploaded, s.checked, s.failed])
      .where('created_at', '<', new Date(at.getTime() - keptFor))
      .orderBy('created_at')
      .limit(10)
      .execute();
    for (const row of rows) {
      await moveImport(core.db, row, 'discard', { actor: 'system', at });
      await forgetFile(core.db, row.id);
    }
  },
};
