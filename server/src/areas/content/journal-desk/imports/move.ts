import { journalImportStatus } from '@harbor/contract/journal-import';
import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import type { DB } from '../../../../db/schema';
import { conflict, notFound } from '../../../../http/problem';
import { defineMachine, type TransitionContext } from '../../../../machine';
import { type ImportActor, type ImportEvent, importSteps } from './transitions';

export type ImportRow = Selectable<DB['journal_imports']>;

const machine = defineMachine<ImportRow, TransitionContext<ImportActor>>()({
  table: 'journal_imports',
  key: 'id',
  steps: importSteps,
  // Of two runs of the same work only the later one counts.
  guard: (row) => [['run', '=', row.run]],
  stale: '这次导入的状态已变化，请刷新后再操作',
});

/** Takes an import one step further: the only place that changes its status. @throws HttpProblem 409 */
export const moveImport = (
  trx: Db,
  row: ImportRow,
  event: ImportEvent,
  context: TransitionContext<ImportActor>,
  changes: Omit<UpdateObject<DB, 'journal_imports'>, 'status'> = {},
): Promise<ImportRow> => machine.move(trx, row, event, context, changes);

/** An import. @throws HttpProblem 404 */
export async function getImport(db: Db, id: number): Promise<ImportRow> {
  const row = await findRow(db, 'journal_imports', { id });
  if (!row) throw notFound('导入记录不存在');
  return row;
}

/**
 * The library is written by one import at a time; of two that are begun at once the second waits until the first is seen.
 * @throws HttpProblem 409 while another is taken in or undone
 */
export async function alone(trx: Db, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('journal-imports', 0))`.execute(trx);
  const busy = await trx
    .selectFrom('journal_imports')
    .select('file_name')
    .where('status', 'in', [journalImportStatus.applying, journalImportStatus.rollingBack])
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (busy) throw conflict('另一次导入正在进行，请稍候');
}

/** Longer than a request may take: for work on a hundred thousand rows. */
export async function unhurried(trx: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local lock_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(trx);
}
