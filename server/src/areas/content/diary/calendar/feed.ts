import { createHash, randomBytes } from 'node:crypto';
import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import { toMoment } from '../../../../time';
import { userStatus } from '../../../base/accounts/user-status';
import { lockOwner } from '../owners';

/** Path of the address that a phone's calendar follows. */
export const feedPath = '/api/calendar/diary.ics';

/** 256 bits: nobody guesses one. */
const bytes = 32;
const tokenFormat = /^[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes somebody's address anew, which is told this once: only its hash is kept. The one before is dead. */
export async function openFeed(
  core: Core,
  userId: number,
  now: Date,
): Promise<DataOf<'POST /diary/feed/open'>> {
  const token = randomBytes(bytes).toString('base64url');
  await core.db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    await trx
      .updateTable('diary_owners')
      .set({ feed_hash: hashOf(token), feed_since: now })
      .where('user_id', '=', userId)
      .execute();
  });
  return { on: true, since: toMoment(now), url: `${core.settings.publicUrl}${feedPath}?key=${token}` };
}

/** Ends somebody's address. */
export async function closeFeed(core: Core, userId: number): Promise<DataOf<'POST /diary/feed/close'>> {
  await core.db
    .updateTable('diary_owners')
    .set({ feed_hash: null, feed_since: null })
    .where('user_id', '=', userId)
    .execute();
  return { on: false, since: null };
}

/** Whose address it is; undefined for a token that nobody has (any more), and for an account that is closed or frozen. */
export async function ownerOfFeed(core: Core, token: string | undefined): Promise<number | undefined> {
  if (!token || !tokenFormat.test(token)) return undefined;
  const row = await core.db
    .selectFrom('diary_owners as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select('o.user_id')
    .where('o.feed_hash', '=', hashOf(token))
    .where('u.status', '=', userStatus.normal)
    .executeTakeFirst();
  return row?.user_id;
}
