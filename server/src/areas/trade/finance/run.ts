import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, findRows } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import { defineJob, type Tick } from '../../../jobs/define';
import { audit } from '../../base/accounts/audit';
import { dayOf, isOver, startOf, statementFrom } from './days';
import { channels, reconcile } from './reconcile';

/** Who began to compare a day and did not end within this time, in ms, was killed: another may begin. */
const leaseMs = 10 * 60_000;
/** So far back a day can be compared, as the channels keep their statements, in ms. */
const keptMs = 90 * 24 * 3_600_000;

/** Takes the row of a day, once: false while somebody compares it. */
async function claim(db: Db, day: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into reconciliation_runs (day, began_at) values (${day}, ${now})
    on conflict (day) do update set began_at = excluded.began_at, ended_at = null, error = ''
    where reconciliation_runs.ended_at is not null
      or reconciliation_runs.began_at < ${new Date(now.getTime() - leaseMs)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Compares a day whose row was taken, and gives the row back. */
async function run(core: Core, day: string): Promise<void> {
  let error = '对账没有完成，请稍后再试';
  try {
    error = await reconcile(core, day);
  } finally {
    await core.db
      .updateTable('reconciliation_runs')
      .set({ ended_at: new Date(core.settings.clock.now()), error })
      .where('day', '=', day)
      .execute();
  }
}

/** Compares a day in the background. */
export const compareDay = defineJob({
  name: 'finance.compare',
  data: z.object({ day: z.iso.date() }),
  run: (core, { day }) => run(core, day),
  retryLimit: 0,
});

/**
 * Begins to compare a day, at somebody's word.
 * @throws HttpProblem 422 for a day that is not over or too long ago · 409 while it is being compared
 */
export async function beginComparison(core: Core, staffId: number, day: string): Promise<{ running: true }> {
  const { clock } = core.settings;
  const now = clock.now();
  if (!isOver(day, now)) throw invalid({ day: ['这一天还没有结束，次日上午才有渠道账单'] });
  if (startOf(day) < now - keptMs) throw invalid({ day: ['渠道只保留三个月的账单'] });
  await core.db.transaction().execute(async (trx) => {
    if (!(await claim(trx, day, new Date(now)))) throw conflict('这一天正在对账，请稍候');
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'payment.reconcile',
      object: ['reconciliation', day],
    });
    await core.jobs.enqueue(trx, compareDay, { day });
  });
  return { running: true };
}

/** Whether a day is being compared, and why it could not be last time. */
export async function runOf(
  db: Db,
  day: string,
  now: number,
): Promise<{ running: boolean; problem: string }> {
  const row = await findRow(db, 'reconciliation_runs', { day });
  const running = row?.ended_at === null && row.began_at.getTime() > now - leaseMs;
  return { running, problem: running ? '' : (row?.error ?? '') };
}

/** Compares yesterday once both statements are there, again while one could not be read. */
export const compareYesterday: Tick = {
  name: 'finance.reconcile',
  everySeconds: 600,
  async run(core) {
    const now = core.settings.clock.now();
    const day = dayOf(now, -1);
    if (now < statementFrom(day)) return;
    const done = await findRows(core.db, 'reconciliations', { day }, ['channel']);
    // One channel alone means that the other's statement was late, or that the process ended between the two.
    if (done.length === channels.length) return;
    if (await claim(core.db, day, new Date(now))) await run(core, day);
  },
};
