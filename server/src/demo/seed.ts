import { sql } from 'kysely';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { seedAccounts } from './accounts';
import { seedAnnouncements } from './announcements';
import { seedCatalogue } from './catalogue/seed';
import { seedClients } from './clients';
import { seedCoupons } from './coupons';
import { seedCourses } from './courses';
import { seedDesk } from './desk';
import { seedDiary } from './diary';
import { seedExperiences } from './experiences/seed';
import { seedFavourites } from './favourites';
import { seedFigures } from './figures';
import { seedFormVersions } from './form-versions';
import { seedForum } from './forum/seed';
import { freshenDemo } from './freshen';
import { seedJournalChanges } from './journals/changes';
import { seedJournals } from './journals/seed';
import { seedJournalTitles } from './journals/titles';
import { seedJournalUpdate } from './journals/update';
import { seedMembers } from './members';
import { seedMessages } from './messages';
import { seedOrderForms } from './order-forms';
import { seedOrders } from './orders/seed';
import { seedPress } from './press/seed';
import { seedReviews } from './reviews/seed';
import { seedSubmissions } from './submissions';
import { seedSupport } from './support';
import { seedTeam } from './team';
import { seedWords } from './words';

/** One part of the demo data. Runs once, in the order of the list, all in one transaction. */
export type DemoStep = (trx: Db, core: Core) => Promise<void>;

const steps: DemoStep[] = [
  seedAccounts,
  seedTeam,
  seedSupport,
  seedClients,
  seedMembers,
  seedCatalogue,
  seedReviews,
  seedFavourites,
  seedCoupons,
  seedCourses,
  seedOrders,
  seedOrderForms,
  seedFormVersions,
  seedMessages,
  seedAnnouncements,
  seedDesk,
  seedFigures,
  seedForum,
  seedPress,
  seedJournals,
  seedJournalTitles,
  seedJournalUpdate,
  seedSubmissions,
  seedDiary,
  seedJournalChanges,
  seedExperiences,
  seedWords,
];

/** Fills an empty database with the demo data; a database that has users is only freshened up. */
export async function seedDemo(core: Core): Promise<boolean> {
  return core.db.transaction().execute(async (trx) => {
    // Thousands of rows from one busy process: the limits that protect requests are not meant for this.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) {
      await freshenDemo(trx, core);
      await seedClients(trx, core);
      await seedTeam(trx, core);
      return false;
    }
    for (const step of steps) await step(trx, core);
    return true;
  });
}
