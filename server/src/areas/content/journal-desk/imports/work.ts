import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { Job, Tick } from '../../../../jobs/define';
import { applyJob, checkJob, rollbackJob } from './jobs';
import { getImport, type ImportRow, moveImport } from './move';
import type { ImportEvent } from './transitions';

/** An import that could not be brought to its end so often is given up. */
const mostTries = 5;

/** What goes on in each status in which something does, and how it is given up. */
const works: Partial<
  Record<ImportRow['status'], { job: Job<{ id: number }>; giveUp: ImportEvent; said: string }>
> = {
  [s.checking]: { job: checkJob, giveUp: 'fail', said: '核对没有完成，请重新核对' },
  [s.applying]: { job: applyJob, giveUp: 'fail', said: '导入没有完成，期刊库没有变化；请重新核对后再导入' },
  [s.rollingBack]: { job: rollbackJob, giveUp: 'keep', said: '撤回没有完成，期刊库没有变化；请稍后再试' },
};

/** Of an import: held by whoever works on it, and ends with their connection, however they end. */
const lockOf = (id: number) => `journal-import:${id}`;

/** Does the work of an import, unless another process is at it: that one goes on. */
export async function atWork(core: Core, id: number, work: () => Promise<void>): Promise<void> {
  const session = await core.pool.connect();
  const lock = [lockOf(id)];
  let broken: Error | undefined;
  try {
    const { rows } = await session.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      lock,
    );
    if (!rows[0]?.held) return;
    try {
      await core.db
        .updateTable('journal_imports')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await work();
    } catch (err) {
      core.log.warn({ err, import: id }, 'an import of journals was not brought to its end');
      throw err;
    } finally {
      await session.query('select pg_advisory_unlock(hashtextextended($1, 0))', lock).catch((err: Error) => {
        broken = err;
      });
    }
  } finally {
    session.release(broken);
  }
}

/** Has imports gone on with whose process ended in the midst of them, and gives up those that never come to an end. */
export const goOnWithImports: Tick = {
  name: 'journals.go-on',
  everySeconds: 15,
  async run(core) {
    const rows = await core.db
      .selectFrom('journal_imports')
      .select('id')
      .where('status', 'in', [s.checking, s.applying, s.rollingBack])
      .execute();
    for (const { id } of rows) await core.db.transaction().execute((trx) => goOnWith(core, trx, id));
  },
};

/** Whether the work of an import waits to be taken up. */
async function waits(trx: Db, job: Job<{ id: number }>, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job
    where name = ${job.name} and state in ('created', 'retry') and data->>'id' = ${String(id)} limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

async function goOnWith(core: Core, trx: Db, id: number): Promise<void> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${lockOf(id)}, 0)) as held`.execute(trx);
  // Somebody is at it.
  if (!rows[0]?.held) return;
  const row = await getImport(trx, id);
  const work = works[row.status];
  if (!work) return;
  if (row.tries < mostTries) {
    if (!(await waits(trx, work.job, id))) await core.jobs.enqueue(trx, work.job, { id });
    return;
  }
  const at = new Date(core.settings.clock.now());
  await moveImport(trx, row, work.giveUp, { actor: 'system', at }, { error: work.said, step: 0 });
}
