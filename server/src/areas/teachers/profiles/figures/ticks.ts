import { appraiseStatus } from '@harbor/contract/appraise-status';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Tick } from '../../../../jobs/define';
import { chosenNow } from '../../../../site-settings/read';
import { pointsOf } from './credit';
import { recompute } from './recompute';

const unhappy = 2;

/**
 * Credit follows the shown reviews: one of two stars and less takes points, and gives them back once it is not shown any more.
 * @returns how many events came or went
 */
export async function followReviews(core: Core): Promise<number> {
  return core.db.transaction().execute(async (trx) => {
    const points = pointsOf((await chosenNow(trx)).chosen, 'low_review');
    const shown = sql`r.status = ${appraiseStatus.shown} and r.stars <= ${sql.lit(unhappy)} and r.order_id is not null`;
    const gone = await sql`
      delete from credit_events e where e.reason = 'low_review'
        and not exists (select 1 from appraises r where r.order_id = e.order_id and ${shown})
      returning 1`.execute(trx);
    if (points === 0) return gone.rows.length;
    const come = await sql`
      insert into credit_events (teacher_id, points, reason, order_id, at)
      select r.teacher_id, ${points}, 'low_review', r.order_id, r.created_at
      from appraises r join teachers t on t.user_id = r.teacher_id where ${shown}
      on conflict do nothing returning 1`.execute(trx);
    return gone.rows.length + come.rows.length;
  });
}

/** Teachers who are reckoned in one transaction, so that no order waits long for one of them. */
const part = 200;

/** All levels, credit and rates anew: events and orders leave the months that count by themselves. */
export async function recomputeAll(core: Core): Promise<{ teachers: number; changed: number }> {
  await followReviews(core);
  const now = new Date(core.settings.clock.now());
  const ids = (await core.db.selectFrom('teachers').select('user_id').orderBy('user_id').execute()).map(
    ({ user_id }) => user_id,
  );
  const sum = { teachers: 0, changed: 0 };
  for (let at = 0; at < ids.length; at += part) {
    const done = await core.db.transaction().execute((trx) => recompute(trx, ids.slice(at, at + part), now));
    sum.teachers += done.teachers;
    sum.changed += done.changed;
  }
  return sum;
}

const hour = 3600;

export const figureTicks: Tick[] = [
  {
    name: 'profiles.recompute',
    everySeconds: hour,
    run: async (core) => void (await recomputeAll(core)),
  },
];
