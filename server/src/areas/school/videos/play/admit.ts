import { playTicketHeader } from '@harbor/contract/lesson-progress';
import { hasRight, type StaffRole } from '@harbor/contract/staff-rights';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../../../../core';
import type { SessionUser } from '../../../../http/session-user';
import { mayWatch, teachesCourse } from '../../lessons/may-watch';
import { livingLink } from '../live/links';
import { keepLongPlay } from './plays';
import { isOf, type PlayGrant, playRefused, readTicket } from './tickets';

interface Asking {
  core: Core;
  request: FastifyRequest;
  user: SessionUser | null;
  lessonId: number;
  /** From the address. */
  t: string | undefined;
}

const headerOf = (request: FastifyRequest): string | undefined => {
  const value = request.headers[playTicketHeader];
  return typeof value === 'string' ? value : undefined;
};

/**
 * What a ticket opens of a lesson. A ticket of a minute is known by its signature and by the session that it was given to,
 * without a look into the database; one that is good for hours is held against the course, the play and the session anew.
 * @throws HttpProblem 403 `TICKET_INVALID`, `NOT_ENTITLED`
 */
export async function admitted({ core, request, user, lessonId, t }: Asking): Promise<PlayGrant> {
  const now = core.settings.clock.now();
  const grant = readTicket(core.settings.secret, headerOf(request) ?? t, now);
  if (!grant || grant.lessonId !== lessonId) throw playRefused('TICKET_INVALID');
  if (grant.kind === 'l') {
    const link = await livingLink(core.db, grant.sessionId, lessonId, new Date(now));
    if (!link) throw playRefused('TICKET_INVALID');
    if (link.counted)
      await keepLongPlay(core, {
        ...{ userId: link.counted, playId: grant.playId, sessionId: null, now: new Date(now) },
      });
    return grant;
  }
  if (grant.kind === 'h') {
    if (!isOf(grant, user)) throw playRefused('TICKET_INVALID');
    return grant;
  }
  if (grant.videoId) {
    const courseId = (
      await core.db.selectFrom('lessons').select('course_id').where('id', '=', lessonId).executeTakeFirst()
    )?.course_id;
    const teaches = courseId !== undefined && (await teachesCourse(core.db, grant.userId, courseId));
    if (!teaches && !(await stillPreviews(core, grant))) throw playRefused('NOT_ENTITLED');
    return grant;
  }
  // A browser that fetches a stream sends no session; one that does must be the same person's.
  if (user && grant.userId !== 0 && user.id !== grant.userId) throw playRefused('TICKET_INVALID');
  const viewer = grant.userId === 0 ? null : { id: grant.userId, staff: user?.staff ?? null };
  const watching = await mayWatch(core.db, viewer, { id: lessonId }, new Date(now));
  if (!watching || watching.until < grant.until) {
    // The team's own preview: its right was looked at when the ticket was given, a minute ago at most.
    if (!(watching && (await stillPreviews(core, grant)))) throw playRefused('NOT_ENTITLED');
    return grant;
  }
  if (watching.why === 'owned') await keepLongPlay(core, { ...grant, now: new Date(now) });
  return grant;
}

/** Whether whoever a long ticket was given to may preview, in a session that lives and has passed the second factor. */
async function stillPreviews(core: Core, { userId, sessionId }: PlayGrant): Promise<boolean> {
  const row = await core.db
    .selectFrom('sessions')
    .innerJoin('staff_members', 'staff_members.user_id', 'sessions.user_id')
    .select('staff_members.roles')
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.second_factor_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined && hasRight(row.roles as StaffRole[], 'courses');
}
