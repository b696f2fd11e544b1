import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { addressKey } from '../../../../http/client-address';
import { conflict, forbidden, tooMany } from '../../../../http/problem';
import { createRateLimiter } from '../../../../http/rate-limiter';
import { settingIn } from '../../../../site-settings/read';
import { userStatus } from '../../../base/accounts/user-status';
import { forumLimits, writingQuotas } from '../limits';

/** Somebody who writes, from where. */
export interface Writer {
  userId: number;
  ip: string;
}

/** What is known of a writer. */
export interface WriterState {
  nickname: string;
  /** Younger than a day. */
  newcomer: boolean;
}

/**
 * Whoever writes has bound a phone (后台实名) and an account in order. With a transaction the row is shared, so that an
 * account that closes waits, or is seen.
 * @throws HttpProblem 403 without a phone · 409 closing or frozen
 */
export async function requireWriter(db: Db, userId: number, now: Date, share = false): Promise<WriterState> {
  let query = db
    .selectFrom('users')
    .select(['nickname', 'phone', 'status', 'created_at'])
    .where('id', '=', userId);
  if (share) query = query.forShare();
  const user = await query.executeTakeFirstOrThrow();
  if (user.status !== userStatus.normal) throw conflict('账号状态异常，暂时不能发布');
  if (!user.phone) throw forbidden('请先绑定手机号，再发布内容');
  return {
    nickname: user.nickname,
    newcomer: now.getTime() - user.created_at.getTime() < forumLimits.newFor,
  };
}

const refused = (wait: number, newcomer: boolean) =>
  tooMany(wait, newcomer ? '新用户发布较频繁，请稍后再试' : '发布太频繁，请稍后再试');

/** Counts a piece of writing against the limits of its address, before its transaction is opened. @throws HttpProblem 429 */
export async function countAddress(core: Core, { ip }: Writer, kind: 'post' | 'comment'): Promise<void> {
  const quotas = (await writingQuotas(core.settings, core.db))[kind];
  const wait = await core.limiter.takeShared(`forum.${kind}:${addressKey(ip)}`, quotas.address);
  if (wait > 0) throw refused(wait, false);
}

/**
 * Counts a piece of writing against the limits of its writer, in the transaction that writes it: a repeat that gets the
 * first answer again is not counted, nor is what was refused.
 * @throws HttpProblem 429
 */
export async function countWriting(
  core: Core,
  trx: Db,
  { userId }: Writer,
  kind: 'post' | 'comment',
  newcomer: boolean,
): Promise<void> {
  const quotas = (await writingQuotas(core.settings, trx))[kind];
  const limiter = createRateLimiter(core.settings, trx);
  const wait = await limiter.takeShared(
    `forum.${kind}:u${userId}`,
    newcomer ? quotas.newcomer : quotas.member,
  );
  if (wait > 0) throw refused(wait, newcomer);
}

/** Whether somebody's posts are published first and looked at afterwards (domain.md 3.8). */
export async function isTrusted(db: Db, userId: number, now: Date): Promise<boolean> {
  const { approved, rejected } = await db
    .selectFrom('forum_history')
    .select(({ fn }) => [
      // Posts, not approvals: one that is changed and approved again and again is one.
      fn
        .count<number>('object_id')
        .distinct()
        .filterWhere('event', 'in', ['approve', 'confirm'])
        .as('approved'),
      fn.countAll<number>().filterWhere('event', 'in', ['reject', 'hide']).as('rejected'),
    ])
    .where('owner_id', '=', userId)
    .where('kind', '=', 'post')
    .where('event', 'in', ['approve', 'confirm', 'reject', 'hide'])
    .where('at', '>', new Date(now.getTime() - forumLimits.trustedFor))
    .executeTakeFirstOrThrow();
  return rejected === 0 && approved >= (await settingIn(db, 'forum.trusted'));
}
