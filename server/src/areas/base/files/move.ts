import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import type { FileRow, FilesTable } from './tables';
import { type FileEvent, findFileStep } from './transitions';

type Changes = Omit<Updateable<FilesTable>, 'status' | 'updated_at'>;

/**
 * Takes a file one step further: the only place that changes `files.status` or removes a row. The step holds only if
 * nobody moved or touched the file since it was read.
 * @returns whether the bytes are of no use any more
 * @throws HttpProblem 409 when the table knows no such step, or the file moved meanwhile
 */
export async function moveFile(
  trx: Db,
  file: Pick<FileRow, 'id' | 'status' | 'updated_at'>,
  event: FileEvent,
  at: Date,
  changes: Changes = {},
): Promise<boolean> {
  const step = findFileStep(file.status, event);
  if (!step) throw conflict(staleMessage);
  const moved =
    step.to === null
      ? await trx
          .deleteFrom('files')
          .where('id', '=', file.id)
          .where('status', '=', file.status)
          .where('updated_at', '=', file.updated_at)
          .$if(step.held === false, (query) => query.where('holder_kind', 'is', null))
          .returning('id')
          .executeTakeFirst()
      : await trx
          .updateTable('files')
          .set({ ...changes, status: step.to, updated_at: at })
          .where('id', '=', file.id)
          .where('status', '=', file.status)
          .where('updated_at', '=', file.updated_at)
          .$if(step.held === true, (query) => query.where('holder_kind', 'is not', null))
          .returning('id')
          .executeTakeFirst();
  if (!moved) throw conflict(staleMessage);
  return step.to === null || event === 'delete';
}
