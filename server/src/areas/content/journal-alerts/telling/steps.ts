import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { alertLimits } from '../limits';
import { gatherPart } from '../lines/gather';
import type { Run } from './run';
import { tellPart } from './tell';
import { withdrawPart } from './withdraw';

/**
 * Locks a run, then its import, against being undone before this transaction ends: who is told is told of what holds.
 */
async function lockRun(trx: Db, importId: number): Promise<Run | undefined> {
  await sql`select 1 from journal_alert_runs where import_id = ${importId} for update`.execute(trx);
  await sql`select 1 from journal_imports where id = ${importId} for share`.execute(trx);
  const { rows } = await sql<Run>`
    select r.*, coalesce(i.place, 0) as place, i.status, i.source
    from journal_alert_runs r join journal_imports i on i.id = r.import_id where r.import_id = ${importId}`.execute(
    trx,
  );
  return rows[0];
}

/** An import that holds and was begun, else the first that nobody began; their order is that in which they were taken in. */
async function nextHeld(db: Db): Promise<number | undefined> {
  const begun = await sql<{ id: number }>`
    select i.id from journal_alert_runs r join journal_imports i on i.id = r.import_id
    where (r.gathered_at is null or r.told_at is null) and i.status = ${s.applied} order by i.place limit 1`.execute(
    db,
  );
  if (begun.rows[0]) return begun.rows[0].id;
  const fresh = await sql<{ id: number }>`
    insert into journal_alert_runs (import_id)
    select i.id from journal_imports i
    where i.status = ${s.applied}
      and not exists (select 1 from journal_alert_runs r where r.import_id = i.id)
    order by i.place limit 1
    on conflict do nothing returning import_id as id`.execute(db);
  return fresh.rows[0]?.id;
}

/** An import that was undone after somebody was told of it, or something of it was written down. */
async function nextUndone(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select i.id from journal_alert_runs r join journal_imports i on i.id = r.import_id
    where r.withdrawn_at is null and i.status = ${s.rolledBack} order by i.place desc limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * Does the next part of what waits: takes back what was undone, then writes changes down, then tells of them. Each part is
 * one transaction that also says how far it came: whoever goes on, after a killed process too, tells nobody twice.
 * @returns whether there was something to do
 */
export async function nextStep(core: Core): Promise<boolean> {
  const now = new Date(core.settings.clock.now());
  const undone = await nextUndone(core.db);
  const importId = undone ?? (await nextHeld(core.db));
  if (importId === undefined) return false;
  await core.db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, importId);
    if (!run) return;
    if (run.status === s.rolledBack) {
      if (!run.withdrawn_at) await withdrawPart(trx, run, now);
      return;
    }
    // While it is being undone nobody knows how that ends.
    if (run.status !== s.applied) return;
    if (!run.gathered_at) {
      const { place, after_journal: after } = run;
      await gatherPart(trx, { importId, place, after, now });
    } else if (!run.told_at) await tellPart(trx, run, now);
  });
  return true;
}

/** Goes on with what waits; the next round goes on with the rest. */
export async function goOnTelling(core: Core): Promise<void> {
  for (let step = 0; step < alertLimits.steps; step += 1) if (!(await nextStep(core))) break;
  await forgetTold(core);
}

/** Who was told long ago: no import from then can be undone. */
async function forgetTold(core: Core): Promise<void> {
  const until = new Date(core.settings.clock.now() - alertLimits.toldKept);
  await sql`
    delete from journal_alert_told where (import_id, user_id) in (
      select import_id, user_id from journal_alert_told where told_at < ${until}
      order by told_at limit ${alertLimits.linesAtOnce})`.execute(core.db);
}
