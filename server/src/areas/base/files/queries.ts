import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import type { FileRow } from './rows';

/** The file, if this user uploaded it. One query, so that another's id looks like none. */
export function ownFile(db: Db, userId: number, id: string): Promise<FileRow | undefined> {
  return findRow(db, 'files', { id, user_id: userId });
}
