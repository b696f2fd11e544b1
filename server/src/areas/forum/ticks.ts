import type { Tick } from '../../jobs/define';
import { beijingDay } from './reading/day';
import { forumSettings } from './settings';

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
      .where('viewed_at', '<', new Date(now - forumSettings.historyFor))
      .execute();
  },
};

export const forumTicks = [forgetReading];
