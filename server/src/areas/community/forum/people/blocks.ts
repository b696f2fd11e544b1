import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { forbidden, notFound } from '../../../../http/problem';
import { userStatus } from '../../../base/accounts/user-status';

/** A member who is there. @throws HttpProblem 404 */
export async function requireMember(db: Db, id: number): Promise<{ id: number; nickname: string }> {
  const member = await db
    .selectFrom('users')
    .select(['id', 'nickname'])
    .where('id', '=', id)
    .where('status', '<>', userStatus.closed)
    .executeTakeFirst();
  if (!member) throw notFound('用户不存在');
  return member;
}

/** Folds a member's posts for the reader and keeps them from commenting on the reader's; again changes nothing. */
export async function setBlocked(
  core: Core,
  userId: number,
  memberId: number,
  blocked: boolean,
  now: Date,
): Promise<{ blocked: boolean }> {
  if (userId === memberId) throw forbidden('不能屏蔽自己');
  await requireMember(core.db, memberId);
  if (blocked)
    await core.db
      .insertInto('member_blocks')
      .values({ user_id: userId, blocked_id: memberId, created_at: now })
      .onConflict((on) => on.doNothing())
      .execute();
  else
    await core.db
      .deleteFrom('member_blocks')
      .where('user_id', '=', userId)
      .where('blocked_id', '=', memberId)
      .execute();
  return { blocked };
}

/** Whether `owner` has blocked `other`. */
export async function hasBlocked(db: Db, owner: number, other: number): Promise<boolean> {
  const row = await db
    .selectFrom('member_blocks')
    .select('user_id')
    .where('user_id', '=', owner)
    .where('blocked_id', '=', other)
    .executeTakeFirst();
  return row !== undefined;
}
