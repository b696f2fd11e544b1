import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { freshCount, newestPlace } from './reading/mine';

/** Keeps how far somebody has looked: never behind where they were, nor before what there is. */
export async function lookedAt(db: Db, userId: number, place: number, now: Date): Promise<{ fresh: number }> {
  const reached = Math.min(place, await newestPlace(db));
  await db
    .insertInto('journal_alert_settings')
    .values({ user_id: userId, looked_place: reached, updated_at: now })
    .onConflict((on) =>
      on.column('user_id').doUpdateSet({
        looked_place: sql`greatest(journal_alert_settings.looked_place, ${reached})`,
        updated_at: now,
      }),
    )
    .execute();
  return { fresh: await freshCount(db, userId) };
}
