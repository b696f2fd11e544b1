import type { Tick } from '../../../jobs/define';
import { sentinelLimits } from './limits';

/** Forgets what was found long ago; what staff decided about it stays. */
export const forgetHits: Tick = {
  name: 'sentinel.forget',
  everySeconds: 3600,
  async run({ db, settings }) {
    const before = new Date(settings.clock.now() - sentinelLimits.keepFor);
    await db.deleteFrom('sentinel_hits').where('at', '<', before).execute();
  },
};
