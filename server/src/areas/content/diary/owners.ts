import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { shareAccount } from '../../base/accounts/share-account';
import { diaryLimits } from './limits';

/** Makes sure that a person has a row of their own, and locks it: who counts what is theirs holds it. */
export async function lockOwner(trx: Db, userId: number): Promise<{ shares: boolean }> {
  await shareAccount(trx, userId);
  await trx
    .insertInto('diary_owners')
    .values({ user_id: userId })
    .onConflict((on) => on.doNothing())
    .execute();
  return trx
    .selectFrom('diary_owners')
    .select('shares')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** What somebody chose for the whole diary. */
export async function choicesOf(
  db: Db,
  userId: number,
): Promise<{ shares: boolean; feedSince: Date | null }> {
  const row = await db
    .selectFrom('diary_owners')
    .select(['shares', 'feed_since'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { shares: row?.shares ?? true, feedSince: row?.feed_since ?? null };
}

/**
 * Whether somebody's days count in the medians of journals, from the next making of the figures on. That they were in the
 * published ones stays known until then, without a value: who leaves and comes back is no other person.
 */
export async function setShares(db: Db, userId: number, shares: boolean): Promise<{ shares: boolean }> {
  await db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    await trx.updateTable('diary_owners').set({ shares }).where('user_id', '=', userId).execute();
  });
  return { shares };
}

/** @throws HttpProblem 409 once there are as many manuscripts as one person may have; under the owner's lock */
export async function checkRoom(trx: Db, userId: number): Promise<void> {
  const { n } = await trx
    .selectFrom('diary_manuscripts')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (n >= diaryLimits.manuscripts)
    throw conflict(`进度本最多记${diaryLimits.manuscripts}份稿件，请先删除不再需要的`);
}
