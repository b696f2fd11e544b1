import type { Db } from '../../../db/connect';
import type { FileRow } from './rows';

/** The file, if this user uploaded it. One query, so that another's id looks like none. */
export function ownFile(db: Db, userId: number, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
