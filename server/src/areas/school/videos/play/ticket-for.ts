import { randomUUID } from 'node:crypto';
import type { PlayTicket } from '@harbor/contract';
import type { Core } from '../../../../core';
import { HttpProblem } from '../../../../http/problem';
import { urlOf } from '../../../../http/register';
import type { SessionUser } from '../../../../http/session-user';
import type { Watching } from '../../lessons/may-watch';
import { videoLimits } from '../limits';
import { keepPlay } from './plays';
import { familyMark, type PlayGrant, writeTicket } from './tickets';

/** Who plays what, as far as a ticket says it. */
interface Ticketing {
  user: SessionUser | null;
  watching: Watching;
  playId?: string | undefined;
  takeOver: boolean;
  userAgent: string;
  now: Date;
  /** Of a preview: the recording that is looked at. */
  videoId?: number;
}

/** A ticket, and an address with one for players that can send no header. */
export type Ticketed = PlayTicket & { native_url: string };

/** An hour beyond the lesson, in seconds: pauses. */
const nativeExtra = 3600;

/**
 * A ticket of a play. What is for everybody is played without being counted; what somebody bought, at two places at most.
 * @throws HttpProblem 409
 */
export async function ticketFor(core: Core, given: Ticketing): Promise<Ticketed> {
  const { user, watching, now } = given;
  const counted = user !== null && watching.why === 'owned';
  const playId = counted
    ? await keepPlay(core, { ...given, userId: user.id, place: user, lessonId: watching.lesson_id })
    : (given.playId ?? randomUUID());
  return ticketsOf(core, {
    lessonId: watching.lesson_id,
    until: watching.until,
    seconds: watching.seconds,
    userId: user?.id ?? 0,
    sessionId: user?.sessionId ?? 0,
    family: user ? familyMark(user.familyId) : '',
    playId,
    videoId: given.videoId ?? 0,
    now,
  });
}

/** A ticket; undefined where two other plays are alive. */
export const unlessFull = (ticketed: Promise<Ticketed>): Promise<Ticketed | undefined> =>
  ticketed.catch((error: unknown) => {
    if (error instanceof HttpProblem && (error.data as { reason?: string }).reason === 'PLAYS_FULL')
      return undefined;
    throw error;
  });

interface Told extends Omit<PlayGrant, 'kind' | 'expires'> {
  /** Of the lesson. */
  seconds: number;
  now: Date;
  /** Of a link to a replay. */
  link?: boolean;
}

/** Writes both tickets of a play. */
export function ticketsOf(core: Core, { seconds, now, link = false, ...grant }: Told): Ticketed {
  const { secret } = core.settings;
  const at = now.getTime();
  const short = writeTicket(secret, {
    ...grant,
    kind: link ? 'l' : 'h',
    expires: at + videoLimits.ticketSeconds * 1000,
  });
  const long = writeTicket(secret, {
    ...grant,
    kind: link ? 'l' : 'n',
    expires: at + (seconds + nativeExtra) * 1000,
  });
  return {
    ticket: short,
    play_id: grant.playId,
    valid_for: videoLimits.ticketSeconds,
    native_url: `${urlOf(`/video/${grant.lessonId}/master.m3u8`)}?t=${encodeURIComponent(long)}`,
  };
}

/** The long ticket of an address, for captions and files beside the playlist. */
export const ticketIn = (nativeUrl: string): string => nativeUrl.slice(nativeUrl.indexOf('?t=') + 3);
