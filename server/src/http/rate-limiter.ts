import type { RateClass } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { escapeLike } from '../db/like';
import { findRow } from '../db/rows';
import type { Settings } from '../settings';
import type { Quota } from '../settings/limits';

/**
 * Classes counted in the process's memory: cheap enough for every read. With N processes behind a balancer a person has
 * up to N times the quota, which is harmless for reading; all other classes are counted in PostgreSQL for all processes.
 */
const local = new Set<RateClass>(['read', 'search', 'tracking', 'poll', 'part']);

/** Classes against guessing and pumping: counted by address even of who is logged in, so that a token opens no further quota. */
const byAddress = new Set<RateClass>(['login', 'sms', 'captcha']);

/** How many more seconds to wait; 0 = go on. */
export type Verdict = number;

/** Counts calls and events against their quotas. */
export interface RateLimiter {
  /** Counts one call of a class. */
  take(rate: RateClass, who: { userId?: number; address: string }): Verdict | Promise<Verdict>;
  /** Counts one event under a key of its own in PostgreSQL, for all processes. */
  takeShared(key: string, quotas: Quota[]): Promise<Verdict>;
  /** How often the key was counted in the current window. */
  countShared(key: string, quota: Quota): Promise<number>;
  /** Forgets a key. */
  resetShared(key: string): Promise<void>;
}

const windowOf = (now: number, quota: Quota) => Math.floor(now / 1000 / quota.seconds) * quota.seconds;

const remaining = (now: number, quota: Quota) => windowOf(now, quota) + quota.seconds - now / 1000;

/** Counters in memory; when there are too many, all of them start anew: reads fail open. */
class LocalCounters {
  private readonly counts = new Map<string, { window: number; count: number }>();

  take(key: string, quota: Quota, now: number): Verdict {
    const window = windowOf(now, quota);
    const entry = this.counts.get(key);
    if (entry?.window === window) {
      entry.count += 1;
      return entry.count > quota.limit ? remaining(now, quota) : 0;
    }
    if (this.counts.size > 100_000) this.counts.clear();
    this.counts.set(key, { window, count: 1 });
    return 0;
  }
}

/** The limiter of one server process. */
export function createRateLimiter(settings: Settings, db: Db): RateLimiter {
  const counters = new LocalCounters();
  const now = () => settings.clock.now();

  async function takeShared(key: string, quotas: Quota[]): Promise<Verdict> {
    if (quotas.length === 0) return 0;
    const at = now();
    const rows = quotas.map((quota) => ({
      key: `${key}/${quota.seconds}`,
      window_start: windowOf(at, quota),
      expires_at: new Date((windowOf(at, quota) + quota.seconds) * 1000),
      count: 1,
    }));
    const counted = await db
      .insertInto('rate_counts')
      .values(rows)
      .onConflict((on) =>
        on.columns(['key', 'window_start']).doUpdateSet({ count: sql<number>`rate_counts.count + 1` }),
      )
      .returning(['key', 'count'])
      .execute();
    const waits = quotas.map((quota) => {
      const count = counted.find((row) => row.key === `${key}/${quota.seconds}`)?.count ?? 0;
      return count > quota.limit ? remaining(at, quota) : 0;
    });
    return Math.max(...waits);
  }

  return {
    take(rate, { userId, address }) {
      const quotas = settings.limits[rate];
      const anonymous = userId === undefined || byAddress.has(rate);
      const list = anonymous ? quotas.visitor : quotas.user;
      const key = anonymous ? `${rate}:${address}` : `${rate}:u${userId}`;
      if (!local.has(rate)) return takeShared(key, list);
      const at = now();
      return Math.max(...list.map((quota) => counters.take(`${key}/${quota.seconds}`, quota, at)));
    },
    takeShared,
    async countShared(key, quota) {
      const row = await findRow(
        db,
        'rate_counts',
        { key: `${key}/${quota.seconds}`, window_start: windowOf(now(), quota) },
        ['count'],
      );
      return row?.count ?? 0;
    },
    async resetShared(key) {
      await db
        .deleteFrom('rate_counts')
        .where('key', 'like', `${escapeLike(key)}/%`)
        .execute();
    },
  };
}
