import type { RateClass } from '@harbor/contract';

/** At most `limit` calls in `seconds`. */
export interface Quota {
  limit: number;
  seconds: number;
}

/** The quotas of one class of calls; each of them must hold. */
export interface ClassQuota {
  /** Counted by network address. */
  visitor: Quota[];
  /** Counted by user. */
  user: Quota[];
}

export type Quotas = Record<RateClass, ClassQuota>;

/** Which numbers hold: `production` for real people, `demo` where one address plays everybody. */
export type LimitProfile = 'production' | 'demo';

const both = (...quota: Quota[]): ClassQuota => ({ visitor: quota, user: quota });

const production: Quotas = {
  read: both({ limit: 120, seconds: 60 }),
  search: { visitor: [{ limit: 15, seconds: 60 }], user: [{ limit: 30, seconds: 60 }] },
  login: both({ limit: 6, seconds: 60 }, { limit: 30, seconds: 3600 }),
  sms: both({ limit: 10, seconds: 3600 }, { limit: 30, seconds: 86_400 }),
  write: both({ limit: 30, seconds: 60 }),
  purchase: both({ limit: 10, seconds: 60 }),
  pay: both({ limit: 20, seconds: 60 }),
  upload: both({ limit: 10, seconds: 60 }, { limit: 30, seconds: 600 }, { limit: 200, seconds: 86_400 }),
  // Uploads of private files begun, and their parts, whose bytes the size of each bounds.
  file: both({ limit: 30, seconds: 600 }, { limit: 200, seconds: 86_400 }),
  part: both({ limit: 600, seconds: 60 }),
  tracking: both({ limit: 60, seconds: 60 }),
  captcha: both({ limit: 20, seconds: 60 }, { limit: 120, seconds: 3600 }),
  poll: both({ limit: 240, seconds: 60 }),
  feedback: both({ limit: 5, seconds: 3600 }),
};

/** Raised so far that a benchmark from one address is not refused, yet counted as in production. */
const demoFactor = 1_000_000;

function raise(quotas: Quotas): Quotas {
  const lift = (list: Quota[]) => list.map((quota) => ({ ...quota, limit: quota.limit * demoFactor }));
  const entries = Object.entries(quotas).map(([name, quota]) => [
    name,
    { visitor: lift(quota.visitor), user: lift(quota.user) },
  ]);
  return Object.fromEntries(entries);
}

/** The quotas of every class under a profile. */
export function quotasOf(profile: LimitProfile): Quotas {
  return profile === 'production' ? production : raise(production);
}

/** Event streams that one process holds open at a time. */
export interface StreamLimits {
  /** Of one session: a browser has one for all its tabs, or without locks (plain http) one for each visible tab. */
  perSession: number;
  /** Of one person. */
  perUser: number;
  /** Of one network address: hundreds of people share one at a university. */
  perAddress: number;
  /** In all. */
  most: number;
}

/** How many event streams there may be under a profile. */
export const streamLimitsOf = (profile: LimitProfile): StreamLimits => ({
  perSession: 5,
  perUser: 8,
  perAddress: profile === 'production' ? 600 : 20_000,
  most: 20_000,
});
