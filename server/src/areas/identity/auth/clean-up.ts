import type { Tick } from '../../../jobs/define';

const day = 24 * 3_600_000;

/** Removes what has had its time: counters, idempotency keys (24 h), codes, puzzles and scans (1 d), sessions
 * that ended (30 d), login records (180 d). */
export const cleanCounters: Tick = {
  name: 'auth.clean',
  everySeconds: 600,
  async run({ db, settings }) {
    const now = settings.clock.now();
    const before = (ms: number) => new Date(now - ms);
    await db.deleteFrom('rate_counts').where('expires_at', '<', before(0)).execute();
    await db.deleteFrom('idempotency').where('created_at', '<', before(day)).execute();
    await db.deleteFrom('sms_codes').where('created_at', '<', before(day)).execute();
    await db.deleteFrom('captchas').where('created_at', '<', before(day)).execute();
    await db.deleteFrom('wechat_scans').where('created_at', '<', before(day)).execute();
    await db.deleteFrom('phone_claims').where('created_at', '<', before(day)).execute();
    await db
      .deleteFrom('login_records')
      .where('at', '<', before(settings.accounts.keepLoginRecords))
      .execute();
    await db.deleteFrom('dev_outbox').where('created_at', '<', before(day)).execute();
    await db
      .deleteFrom('sessions')
      .where('last_used_at', '<', before(30 * day))
      .execute();
  },
};
