import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '../../../core';
import { notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { userStatus } from '../../base/accounts/user-status';

const minute = 60_000;

/** What a ticket opens, for whom, until when. */
interface Grant {
  /** Type and id of the thing, e.g. `trace:12`. */
  object: string;
  userId: number;
  sessionId: number;
  /** Ms. */
  expires: number;
}

const sign = (secret: string, { object, userId, sessionId, expires }: Grant) =>
  createHmac('sha256', secret).update(`download:${object}:${userId}:${sessionId}:${expires}`).digest();

/**
 * A ticket for a download that the server makes itself: browsers that follow a link send no token. Good for a minute,
 * for one person, and only as long as this session lives. Check before that the thing is theirs.
 * @param object type and id of the thing, e.g. `trace:12`
 */
export function downloadTicket(
  core: Core,
  user: SessionUser,
  object: string,
): { ticket: string; validFor: number } {
  const { clock, secret } = core.settings;
  const grant = { object, userId: user.id, sessionId: user.sessionId, expires: clock.now() + minute };
  const signature = sign(secret, grant).toString('base64url');
  return { ticket: `${grant.expires}.${grant.sessionId}.${signature}`, validFor: minute / 1000 };
}

const ticketFormat = /^(\d{13})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * Whose ticket it is; whether the thing is (still) theirs is the caller's question.
 * @param user who asks, where a token came along
 * @throws HttpProblem 404 for a ticket that is too old, made up, of another thing, of an ended session or of somebody else
 */
export async function holderOfTicket(
  core: Core,
  object: string,
  ticket: string | undefined,
  user: Pick<SessionUser, 'id'> | null,
): Promise<number> {
  const gone = notFound('下载地址已失效，请返回页面重新下载');
  const { clock, secret } = core.settings;
  const [, expires = '', sessionId = '', signature = ''] = ticketFormat.exec(ticket ?? '') ?? [];
  if (!signature || Number(expires) < clock.now()) throw gone;
  const session = await core.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.id')
    .where('sessions.id', '=', Number(sessionId))
    .where('sessions.revoked_at', 'is', null)
    .where('users.status', '=', userStatus.normal)
    .executeTakeFirst();
  if (!session || (user && user.id !== session.id)) throw gone;
  const grant = { object, userId: session.id, sessionId: Number(sessionId), expires: Number(expires) };
  if (!timingSafeEqual(sign(secret, grant), Buffer.from(signature, 'base64url'))) throw gone;
  return session.id;
}
