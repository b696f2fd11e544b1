import { messageKind } from '@harbor/contract/message-kinds';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { forbidden } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { notify, withdrawNotice } from '../../../base/messages/notify';
import { hasBlocked, requireMember } from './blocks';

const noticeOf = (userId: number) => ({
  userId,
  kind: messageKind.fans,
  mergeKey: `member:${userId}:follow`,
});

/** How many follow a member. */
export async function fansOf(db: Db, memberId: number): Promise<number> {
  const { n } = await db
    .selectFrom('member_follows')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('followed_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Follows a member, who is told once; again changes nothing. @throws HttpProblem 403 oneself, blocked · 404 */
export async function follow(core: Core, user: SessionUser, memberId: number, now: Date) {
  if (user.id === memberId) throw forbidden('不能关注自己');
  await requireMember(core.db, memberId);
  if (await hasBlocked(core.db, memberId, user.id)) throw forbidden('对方设置了屏蔽，不能关注');
  await core.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('member_follows')
      .values({ user_id: user.id, followed_id: memberId, created_at: now })
      .onConflict((on) => on.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!added) return;
    await notify(trx, {
      ...noticeOf(memberId),
      title: '关注了您',
      link: `/forumuser/${user.id}`,
      object: { type: 'member', id: user.id },
      actors: [{ id: user.id, nickname: user.nickname }],
      now,
    });
  });
  return { following: true, fans_count: await fansOf(core.db, memberId) };
}

/** Stops following; the notice goes with it. */
export async function unfollow(core: Core, userId: number, memberId: number) {
  await requireMember(core.db, memberId);
  await core.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('member_follows')
      .where('user_id', '=', userId)
      .where('followed_id', '=', memberId)
      .returning('user_id')
      .executeTakeFirst();
    if (gone) await withdrawNotice(trx, { ...noticeOf(memberId), actorId: userId });
  });
  return { following: false, fans_count: await fansOf(core.db, memberId) };
}
