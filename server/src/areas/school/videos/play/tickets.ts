import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PlayRefusal } from '@harbor/contract/lesson-progress';
import { HttpProblem } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';

/** What a ticket opens, for whom, until when. */
export interface PlayGrant {
  /** `h`: by header, a minute; `n`: in the address, for players that send no header; `l`: of a link to a replay. */
  kind: 'h' | 'n' | 'l';
  lessonId: number;
  /** 0 for visitors. */
  userId: number;
  /** Of the session that asked; 0 for visitors. A link's own number in kind `l`. */
  sessionId: number;
  /** Shortened name of the session and its successors. */
  family: string;
  playId: string;
  /** Seconds from the beginning. */
  until: number;
  /** A recording that is not, or not yet, what the lesson plays: of previews. 0 for what it plays. */
  videoId?: number;
  /** Ms. */
  expires: number;
}

const words: Record<PlayRefusal, [status: number, message: string]> = {
  NOT_ENTITLED: [403, '您还没有这门课程，或学习期限已到'],
  TRY_ENDED: [403, '试看已结束，购买后可继续学习'],
  TICKET_INVALID: [403, '播放凭证已失效，请重新获取'],
  PLAYS_FULL: [409, '已有两处正在播放，可结束其中一处，在此设备继续'],
  PLAY_ENDED: [409, '这里的播放已在另一台设备上结束'],
};

/** Why a play is refused, with the code that players act on. */
export const playRefused = (reason: PlayRefusal, data: object = {}): HttpProblem => {
  const [status, message] = words[reason];
  return new HttpProblem(status, message, { ...data, reason });
};

/** The same for a token and its successors; too short to be used as anything else. */
export const familyMark = (familyId: string): string =>
  createHash('sha256').update(familyId).digest('base64url').slice(0, 12);

const bodyOf = (grant: PlayGrant): string =>
  [
    ...[grant.kind, grant.lessonId, grant.userId, grant.sessionId, grant.family || '-'],
    ...[grant.playId, grant.until, grant.videoId ?? 0, grant.expires],
  ].join('.');

const sign = (secret: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`play:${body}`).digest();

/** Writes a ticket. */
export const writeTicket = (secret: string, grant: PlayGrant): string => {
  const body = bodyOf(grant);
  return `${body}.${sign(secret, body).toString('base64url')}`;
};

const format =
  /^([hnl])\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([\w-]{1,12})\.([0-9a-f-]{36})\.(\d{1,6})\.(\d{1,15})\.(\d{13})\.([\w-]{43})$/;

/** Reads a ticket that this site wrote and that is still good; undefined for any other. @param now ms */
export function readTicket(secret: string, ticket: string | undefined, now: number): PlayGrant | undefined {
  const found = format.exec(ticket ?? '');
  if (!found) return undefined;
  const [, kind, lesson, user, session, family = '', playId = '', until, video, expires, signature = ''] =
    found;
  const body = (ticket ?? '').slice(0, -(signature.length + 1));
  if (!timingSafeEqual(sign(secret, body), Buffer.from(signature, 'base64url'))) return undefined;
  if (Number(expires) < now) return undefined;
  return {
    kind: kind as PlayGrant['kind'],
    ...{ lessonId: Number(lesson), userId: Number(user), sessionId: Number(session) },
    ...{ family: family === '-' ? '' : family, playId, until: Number(until), expires: Number(expires) },
    videoId: Number(video),
  };
}

/** Whether the session that asks is the one that a ticket was given to. Visitors' tickets open what is free for all. */
export const isOf = (grant: PlayGrant, user: SessionUser | null): boolean =>
  grant.userId === 0 || (user?.id === grant.userId && familyMark(user.familyId) === grant.family);
