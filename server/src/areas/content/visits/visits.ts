import type { Core } from '../../../core';
import { insertRow } from '../../../db/rows';
import { truncatedAddress } from '../../../http/client-address';
import type { Tick } from '../../../jobs/define';
import { mayRecordHistory } from '../../identity/privacy/settings';

const kept = 90 * 24 * 3_600_000;

/**
 * A page address without what could tell a person: no query, no fragment, ids replaced by `:id`.
 * Foreign addresses keep only their origin.
 */
export function anonymousAddress(address: string, ownOrigins: string[]): string {
  if (!address) return '';
  try {
    const url = new URL(address, ownOrigins[0]);
    if (!/^https?:$/.test(url.protocol)) return '';
    if (!ownOrigins.includes(url.origin)) return url.origin;
    return url.pathname.replace(/\/\d+(?=\/|$)/g, '/:id').slice(0, 200);
  } catch {
    return '';
  }
}

/** Records one page view, without who it was; of who paused the browsing history nothing is recorded. */
export async function recordVisit(
  { db, settings }: Core,
  visit: { userId?: number; url?: string; referrer?: string; event?: string; mobile: boolean; ip: string },
): Promise<void> {
  if (!(await mayRecordHistory(db, visit.userId))) return;
  await insertRow(db, 'visits', {
    url: anonymousAddress(visit.url ?? '', settings.origins),
    referrer: anonymousAddress(visit.referrer ?? '', settings.origins),
    event: visit.event ?? 'CCS',
    mobile: visit.mobile,
    ip: truncatedAddress(visit.ip),
    at: new Date(settings.clock.now()),
  });
}

/** Visits are kept 90 days. */
export const forgetVisits: Tick = {
  name: 'misc.forget-visits',
  everySeconds: 3600,
  async run({ db, settings }) {
    await db
      .deleteFrom('visits')
      .where('at', '<', new Date(settings.clock.now() - kept))
      .execute();
  },
};
