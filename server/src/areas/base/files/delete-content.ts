import type { Db } from '../../../db/connect';
import { writeEvent } from './events';
import { moveFile } from './move';
import type { FileRow } from './rows';

/** Takes the content of files away; rows and hashes stay, so that it can still be said what there was. */
export async function deleteContent(
  trx: Db,
  rows: readonly FileRow[],
  by: { role: 'owner' | 'system'; userId: number | null; at: Date },
): Promise<void> {
  for (const row of rows) {
    // What could not be looked into names things inside: it goes with them.
    await moveFile(trx, row, 'delete', by.at, { deleted_at: by.at, unchecked: [] });
    await writeEvent(trx, { fileId: row.id, what: 'delete', role: by.role, userId: by.userId, at: by.at });
  }
}
