import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import type { FileRole } from './rows';

/** Somebody did something with a file. */
export interface FileEvent {
  fileId: string;
  what: DB['file_events']['what'];
  role: FileRole;
  userId: number | null;
  at: Date;
}

/** Appends to what happened to a file; its owner reads the views and downloads. Pass the transaction of the act. */
export async function writeEvent(trx: Db, { fileId, what, role, userId, at }: FileEvent): Promise<void> {
  await insertRow(trx, 'file_events', { file_id: fileId, what, role, user_id: userId, at });
}
