import type { DataOf, StaffUserDetail } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { userStatus } from '../../base/accounts/user-status';
import { staffUserOf } from '../../identity/staff/users';

/** So many notes are shown with a member. */
const shown = 50;

/** What the team wrote down about a member, the newest first. */
export async function notesOf(db: Db, userId: number): Promise<StaffUserDetail['notes']> {
  const rows = await db
    .selectFrom('user_notes')
    .innerJoin('users', 'users.id', 'user_notes.author_id')
    .select(['user_notes.id', 'content', 'nickname', 'user_notes.created_at'])
    .where('user_notes.user_id', '=', userId)
    .orderBy('user_notes.id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ id, content, nickname, created_at }) => ({
    id,
    content,
    author: nickname,
    at: toMoment(created_at),
  }));
}

/**
 * Writes a note about a member. The log says that there is one, not what it says: that goes with the account.
 * @throws HttpProblem 404 · 409 for an account that was closed
 */
export async function writeNote(
  core: Core,
  staff: SessionUser,
  userId: number,
  content: string,
): Promise<DataOf<'POST /staff/user/note/:id'>> {
  const { clock } = core.settings;
  const at = new Date(clock.now());
  return core.db.transaction().execute(async (trx) => {
    await staffUserOf(trx, userId);
    // The closing of the account, which takes notes along, waits for this one or is seen here.
    const { status } = await trx
      .selectFrom('users')
      .select('status')
      .where('id', '=', userId)
      .forShare()
      .executeTakeFirstOrThrow();
    if (status === userStatus.closed) throw conflict('该账号已注销，不能再写备注');
    const { id } = await trx
      .insertInto('user_notes')
      .values({ user_id: userId, author_id: staff.id, content, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, clock, {
      actor: { type: 'staff', id: staff.id },
      action: 'account.note',
      object: ['user', String(userId)],
      detail: { number: id },
    });
    return { id, content, author: staff.nickname, at: toMoment(at) };
  });
}
