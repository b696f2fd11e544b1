import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { staleMessage } from '../../../labels/stale';
import { defineMachine } from '../../../machine';
import type { FileRow } from './rows';
import { type FileEvent, fileSteps } from './transitions';

type Changes = Omit<Updateable<DB['files']>, 'status' | 'updated_at'>;

type Moving = Pick<FileRow, 'id' | 'status' | 'updated_at'>;

const fileMachine = defineMachine<Moving, { at: Date }>()({
  table: 'files',
  key: 'id',
  steps: fileSteps,
  stale: staleMessage,
  guard(row, { held }) {
    const untouched = ['updated_at', '=', row.updated_at] as const;
    if (held === undefined) return [untouched];
    return [untouched, ['holder_kind', held ? 'is not' : 'is', null]];
  },
  follows: (_step, { at }) => ({ updated_at: at }),
});

/**
 * Takes a file one step further: the only place that changes `files.status` or removes a row. The step holds only if
 * nobody moved or touched the file since it was read.
 * @returns whether the bytes are of no use any more
 * @throws HttpProblem 409 when the table knows no such step, or the file moved meanwhile
 */
export async function moveFile(
  trx: Db,
  file: Moving,
  event: FileEvent,
  at: Date,
  changes: Changes = {},
): Promise<boolean> {
  await fileMachine.move(trx, file, event, { at }, changes);
  return fileMachine.find(file.status, event)?.to === null || event === 'delete';
}
