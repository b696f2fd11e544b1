import { pressReportStatus } from '@harbor/contract/press-rules';
import { pressStatus } from '@harbor/contract/press-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Tick } from '../../../jobs/define';
import { visitDay } from '../../content/visits/visitor';
import { invalidatePress } from './cache';
import { pressLimits } from './limits';
import { isShown } from './shown';
import { movePress } from './writing/move';

/** So many articles go out in one turn, each in a transaction of its own. */
const atOnce = 50;

/** Publishes the scheduled article that is due first; of two processes one finds it, the other passes over it. */
async function publishNext({ db, settings }: Core): Promise<boolean> {
  const now = new Date(settings.clock.now());
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('press')
      .select(['id', 'status', 'revision', 'published_at', 'special_id', 'publish_at'])
      .where('status', '=', pressStatus.scheduled)
      .where('publish_at', '<=', now)
      .orderBy('publish_at')
      .orderBy('id')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    // Readers see the moment that was promised, however late the clock came round.
    await movePress(trx, row, 'due', { actor: 'system', actorId: null, at: row.publish_at ?? now });
    return true;
  });
}

/** Publishes what is due. @returns how many went out */
export async function publishDue(core: Core): Promise<number> {
  let done = 0;
  while (done < atOnce && (await publishNext(core))) done += 1;
  if (done > 0) invalidatePress(core);
  return done;
}

const publishScheduled: Tick = {
  name: 'press.publish',
  everySeconds: 15,
  run: async (core) => {
    await publishDue(core);
  },
};

/** Lets views count for what is hot: what was read today and yesterday is reckoned anew. */
export const warmPress: Tick = {
  name: 'press.heat',
  everySeconds: 300,
  async run({ db, settings }) {
    const since = visitDay(settings.clock.now(), -1);
    await sql`
      update press set hot = press_heat(published_at, views, likes, collects)
      where ${isShown()} and id in (select press_id from press_view_days where day >= ${since}::date)
        and hot is distinct from press_heat(published_at, views, likes, collects)`.execute(db);
  },
};

/** Ends who looked at what, two days after; counts of days after the weeks that rankings look back; answered reports. */
export const forgetReaders: Tick = {
  name: 'press.forget-readers',
  everySeconds: 3600,
  async run({ db, settings }) {
    const now = settings.clock.now();
    await db.deleteFrom('press_views').where('day', '<', visitDay(now, -1)).execute();
    await db
      .deleteFrom('press_view_days')
      .where('day', '<', visitDay(now - pressLimits.viewDaysFor))
      .execute();
    await db
      .deleteFrom('press_reports')
      .where('status', '<>', pressReportStatus.open)
      .where('answered_at', '<', new Date(now - pressLimits.reportsFor))
      .execute();
  },
};

export const pressTicks = [publishScheduled, warmPress, forgetReaders];
