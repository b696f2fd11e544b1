import { attemptStatus as s } from '@harbor/contract/attempt-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { grade } from './grade-attempt';
import { examLimits, overdueBefore } from './limits';
import { moveAttempt } from './move';
import type { AttemptRow } from './rows';
import { tellTimedOut } from './tell';

/** Ends an attempt whose time is over and grades what was saved. Needs its lock. */
export async function timeOut(trx: Db, row: AttemptRow, now: Date): Promise<void> {
  const moved = await moveAttempt(trx, row, 'time_out', { actor: 'system', at: now });
  await grade(trx, moved, now);
  await tellTimedOut(trx, moved, now);
}

const overdue = (db: Db, now: Date) =>
  db
    .selectFrom('exam_attempts')
    .selectAll()
    .where('status', '=', s.running)
    .where('deadline_at', '<', overdueBefore(now));

/**
 * Ends and grades some attempts whose time is over, each in a transaction of its own, so that one that fails keeps no
 * other. What another process holds, or a hand-in that is under way, is passed over and found by the next turn.
 * @returns how many were found
 */
export async function endOverdue(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const found = await overdue(core.db, now)
    .clearSelect()
    .select('id')
    .orderBy('deadline_at')
    .limit(examLimits.batch)
    .execute();
  for (const { id } of found)
    await core.db
      .transaction()
      .execute(async (trx) => {
        const row = await overdue(trx, now).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
        if (row) await timeOut(trx, row, now);
      })
      .catch((err: unknown) => core.log.warn({ err, attemptId: id }, 'attempt is graded at the next turn'));
  return found.length;
}

/** The same for one person, before anything of theirs is shown: nobody has to wait for the clock. */
export async function endOwnOverdue(core: Core, userId: number, now: Date): Promise<void> {
  const found = await overdue(core.db, now)
    .clearSelect()
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  for (const { id } of found)
    await core.db.transaction().execute(async (trx) => {
      // Read again under its lock: the clock, or a hand-in, may have been first.
      const row = await overdue(trx, now).where('id', '=', id).forUpdate().executeTakeFirst();
      if (row) await timeOut(trx, row, now);
    });
}
