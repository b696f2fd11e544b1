import { promises } from '@harbor/contract/promises';
import type { LimitProfile } from './limits';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Exports of personal data and the closing of accounts. Durations in ms. */
export function privacySettings(profile: LimitProfile) {
  return {
    /** A finished export can be downloaded for so long. */
    exportKept: promises.exportDays * day,
    /** An export whose job makes no step for so long is given up. */
    exportGivenUp: hour,
    /** Exports of one person. */
    exportQuota: { limit: profile === 'production' ? 3 : 3000, seconds: 86_400 },
    /** A link to an export works for so long (a ticket for one purpose holds 60 s at most). */
    downloadTicket: minute,
    /** Between the wish to close an account and its end. */
    closingWait: promises.closingDays * day,
    /** To say at a login that the closing is to be cancelled. */
    cancelTicket: 10 * minute,
  };
}
