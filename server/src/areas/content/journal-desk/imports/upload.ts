import type { Readable } from 'node:stream';
import type { DeskJournalImport } from '@harbor/contract';
import { journalImportStatus } from '@harbor/contract/journal-import';
import type { Core } from '../../../../core';
import { invalid } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { FileFault } from '../file/decode';
import { headOf } from '../file/records';
import { storeFile } from '../file/store';
import { forgetUpload } from './discard';
import { mappingFor } from './mapping';
import { deskImport } from './read';

/**
 * Takes a file in, to be looked at: nothing of the library changes. A file that cannot be read, or whose connection
 * breaks, leaves nothing behind.
 * @throws HttpProblem 422
 */
export async function uploadImport(
  core: Core,
  staffId: number,
  name: string,
  file: Readable,
): Promise<DeskJournalImport> {
  const { clock } = core.settings;
  const now = new Date(clock.now());
  // The number is taken first, so that the parts can be written as they come, each in a moment.
  const { id } = await core.db
    .insertInto('journal_imports')
    .values({
      ...{
        file_name: name,
        bytes: 0,
        sha256: '',
        format: 'csv',
        encoding: 'utf-8',
        columns: '[]',
        sample: '[]',
      },
      ...{ created_by: staffId, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    const stored = await storeFile(core.db, id, file);
    if (stored.bytes === 0) throw new FileFault('文件是空的');
    const head = await headOf(stored.head, stored.bytes === stored.head.length);
    const { mapping, remembered } = await mappingFor(core.db, head.columns);
    await core.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('journal_imports')
        .set({
          ...{ bytes: stored.bytes, sha256: stored.sha256, format: head.format, encoding: head.encoding },
          ...{ columns: JSON.stringify(head.columns), sample: JSON.stringify(head.sample) },
          ...{ mapping: JSON.stringify(mapping), remembered },
        })
        .where('id', '=', id)
        .where('status', '=', journalImportStatus.uploaded)
        .where('sha256', '=', '')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new FileFault('上传已被放弃，请重新上传');
      await audit(trx, clock, {
        actor: { type: 'staff', id: staffId },
        action: 'journal_import.upload',
        object: ['journal_import', String(id)],
        detail: { name },
      });
    });
  } catch (error) {
    await forgetUpload(core.db, id);
    if (error instanceof FileFault) throw invalid({ file: [error.message] });
    throw error;
  }
  return deskImport(core.db, id);
}
