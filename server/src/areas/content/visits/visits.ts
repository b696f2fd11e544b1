import type { Core } from '../../../core';
import { insertRow } from '../../../db/rows';
import { truncatedAddress } from '../../../http/client-address';
import type { Tick } from '../../../jobs/define';
import { mayRecordHistory } from '../../identity/privacy/settings';
import { visitDay, visitorOf } from './visitor';

const day = 24 * 3_600_000;
const kept = 90 * day;
/** Even what is left of an address is kept no longer than this. */
const addressKept = 30 * day;
/** Counts of so many days are kept, to be compared with those of a year before. */
const countsKept = 800;
/**
 * Characters of an address that are kept. Names of hosts in other scripts get several times longer as they are read, and
 * what is counted by them has to fit into an index.
 */
export const longest = 200;

/**
 * A page address without what could tell a person: no query, no fragment, ids replaced by `:id`.
 * Foreign addresses keep only their origin.
 */
export function anonymousAddress(address: string, ownOrigins: string[]): string {
  if (!address) return '';
  try {
    const url = new URL(address, ownOrigins[0]);
    if (!/^https?:$/.test(url.protocol)) return '';
    if (!ownOrigins.includes(url.origin)) return url.origin.slice(0, longest);
    return url.pathname.replace(/\/\d+(?=\/|$)/g, '/:id').slice(0, longest);
  } catch {
    return '';
  }
}

/** Records one page view, without who it was; of who paused the browsing history nothing is recorded. */
export async function recordVisit(
  core: Core,
  visit: {
    userId?: number;
    url?: string;
    referrer?: string;
    event?: string;
    mobile: boolean;
    ip: string;
    /** What the browser says it is. */
    browser: string;
  },
): Promise<void> {
  const { db, settings } = core;
  const url = anonymousAddress(visit.url ?? '', settings.origins);
  // The team at its desk visits nothing.
  if (/^\/staff(\/|$)/.test(url)) return;
  if (!(await mayRecordHistory(db, visit.userId))) return;
  await insertRow(db, 'visits', {
    url,
    referrer: anonymousAddress(visit.referrer ?? '', settings.origins),
    event: visit.event ?? 'CCS',
    mobile: visit.mobile,
    ip: truncatedAddress(visit.ip),
    visitor: await visitorOf(core, visit),
    at: new Date(settings.clock.now()),
  });
}

/**
 * Visits are kept 90 days, what is left of their addresses 30. Who was counted on a day is forgotten with the key of its
 * hashes once the next day is over; the counts of days stay.
 */
export const forgetVisits: Tick = {
  name: 'misc.forget-visits',
  everySeconds: 3600,
  async run({ db, settings }) {
    const now = settings.clock.now();
    await db
      .deleteFrom('visits')
      .where('at', '<', new Date(now - kept))
      .execute();
    await db
      .updateTable('visits')
      .set({ ip: '' })
      .where('ip', '<>', '')
      .where('at', '<', new Date(now - addressKept))
      .execute();
    for (const table of ['visit_salts', 'visit_visitors'] as const)
      await db.deleteFrom(table).where('day', '<', visitDay(now, -1)).execute();
    for (const table of ['visit_days', 'visit_pages', 'visit_referrers'] as const)
      await db.deleteFrom(table).where('day', '<', visitDay(now, -countsKept)).execute();
  },
};
