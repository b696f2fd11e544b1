import { sql } from 'kysely';
import type { TestApp } from '../../../testing/app';
import { userStatus } from '../../base/accounts/user-status';
import { journalAlertRecords } from './personal-data';
import { type AlertSite, openAlerts } from './testing/alert-site';
import { tellAll, timesTold } from './testing/alerts';

let alerts: AlertSite;
let site: TestApp;
beforeAll(async () => {
  alerts = await openAlerts();
  site = alerts.desk.site;
});
afterAll(() => site.close());

/** Ends when a statement waits for a lock. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      site.core.db,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('nothing is kept of somebody whose account is closed while others are told', async () => {
  const one = await alerts.journal();
  await tellAll(site);
  const [leaving, staying] = [await alerts.follower(one.id), await alerts.follower(one.id)];
  await alerts.moved([one], 1);
  const { db } = site.core;
  const { telling } = await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ status: userStatus.closed }).where('id', '=', leaving.id).execute();
    await journalAlertRecords.erase?.(site.core, trx, leaving.id);
    const told = tellAll(site);
    await Promise.race([told, somebodyWaits()]);
    return { telling: told };
  });
  await telling;
  expect((await journalAlertRecords.query(leaving.id).execute(db)).rows).toEqual([]);
  expect([await timesTold(site, leaving.id), await timesTold(site, staying.id)]).toEqual([0, 1]);
});
