import type { Tick } from '../../../jobs/define';
import { forumLimits } from './limits';
import { beijingDay } from './reading/day';

const day = 24 * 3_600_000;

/** Ends who looked at what: the marks that count views after their day, what people read after 90 days. */
export const forgetReading: Tick = {
  name: 'forum.forget-reading',
  everySeconds: 3600,
  async run({ db, settings }) {
    const now = settings.clock.now();
    await db
      .deleteFrom('post_views')
      .where('day', '<', beijingDay(new Date(now - day)))
      .execute();
    await db
      .deleteFrom('post_reads')
      .where('viewed_at', '<', new Date(now - forumLimits.historyFor))
      .execute();
  },
};

/** Ends reports half a year after they were answered. */
export const forgetReports: Tick = {
  name: 'forum.forget-reports',
  everySeconds: 24 * 3600,
  async run({ db, settings }) {
    await db
      .deleteFrom('forum_reports')
      .where('status', '<>', 1)
      .where('answered_at', '<', new Date(settings.clock.now() - forumLimits.reportsFor))
      .execute();
  },
};

export const forumTicks = [forgetReading, forgetReports];
