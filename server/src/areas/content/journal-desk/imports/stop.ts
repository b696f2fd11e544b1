import type { DeskJournalImport } from '@harbor/contract';
import type { Core } from '../../../../core';
import { audit } from '../../../base/accounts/audit';
import { getImport, moveImport } from './move';
import { deskImport } from './read';

/**
 * Stops a check or an import that is under way. Whoever works on it finds out with the next part, or with the last, and
 * takes back what it did: one that has come to its end before is not stopped.
 * @throws HttpProblem 404 · 409
 */
export async function stopImport(core: Core, staffId: number, id: number): Promise<DeskJournalImport> {
  const { clock } = core.settings;
  await core.db.transaction().execute(async (trx) => {
    const row = await getImport(trx, id);
    const context = { actor: 'operator' as const, actorId: staffId, at: new Date(clock.now()) };
    await moveImport(trx, row, 'stop', context, { step: 0 });
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_import.stop',
      object: ['journal_import', String(id)],
      detail: { name: row.file_name },
    });
  });
  return deskImport(core.db, id);
}
