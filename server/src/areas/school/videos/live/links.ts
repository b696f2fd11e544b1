import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { toMoment } from '../../../../time';
import { mayWatch } from '../../lessons/may-watch';
import { videoLimits } from '../limits';
import { linkInfo } from '../play/info';
import { recordingOf } from '../play/recording';
import { type Ticketed, ticketsOf } from '../play/ticket-for';
import { playRefused } from '../play/tickets';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface Link {
  id: number;
  lesson_id: number;
  user_id: number | null;
  expires_at: Date;
}

const gone = () => notFound('回放链接已失效，请从客户端重新打开');

/** What somebody reads of a link that they made. */
export interface MadeLink {
  token: string;
  path: string;
  expires_at: string;
}

/** Makes a link to a lesson; of its word only a hash is kept. @param userId whose own link it is; null for the team's */
export async function makeLink(
  trx: Db,
  {
    lessonId,
    userId,
    staffId,
    until,
    now,
  }: { lessonId: number; userId: number | null; staffId: number | null; until: Date; now: Date },
): Promise<MadeLink> {
  const token = randomBytes(24).toString('base64url');
  await sql`
    insert into live_links (lesson_id, token_hash, user_id, created_by, expires_at, created_at)
    values (${lessonId}, ${hashOf(token)}, ${userId}, ${staffId}, ${until}, ${now})`.execute(trx);
  return { token, path: `/client/live/record?token=${token}`, expires_at: toMoment(until) };
}

/** A learner's own link to a lesson that they may watch, for a client of theirs. @throws HttpProblem 403 · 404 */
export async function ownLink(core: Core, user: SessionUser, lessonId: number, now: Date): Promise<MadeLink> {
  const watching = await mayWatch(core.db, user, { id: lessonId }, now);
  if (!watching) throw notFound('这一讲不存在或已下架');
  if (watching.mode !== 'full') throw playRefused('NOT_ENTITLED');
  await recordingOf(core, lessonId);
  return makeLink(core.db, {
    ...{ lessonId, userId: user.id, staffId: null, now },
    until: new Date(now.getTime() + videoLimits.ownLink),
  });
}

async function linkBy(db: Db, token: string, now: Date): Promise<Link> {
  const { rows } = await sql<Link>`
    select id, lesson_id, user_id, expires_at from live_links
    where token_hash = ${hashOf(token)} and ended_at is null and expires_at > ${now}`.execute(db);
  const [link] = rows;
  if (!link) throw gone();
  return link;
}

/** Somebody's own link opens what they may watch, as long as they may. @throws HttpProblem 403 */
async function checkOwner(db: Db, link: Link, now: Date): Promise<void> {
  if (link.user_id === null) return;
  const watching = await mayWatch(db, { id: link.user_id }, { id: link.lesson_id }, now);
  if (watching?.mode !== 'full') throw playRefused('NOT_ENTITLED');
}

async function ticketOf(core: Core, link: Link, playId: string, now: Date): Promise<Ticketed> {
  const { pack } = await recordingOf(core, link.lesson_id);
  const seconds = Math.ceil(pack.seconds);
  return ticketsOf(core, {
    ...{ lessonId: link.lesson_id, until: seconds, seconds, userId: 0 },
    ...{ sessionId: link.id, family: '', playId, now, link: true },
  });
}

/** Somebody's own link is opened within minutes; once it is, it lasts as long as the lesson and an hour. */
async function opened(core: Core, link: Link, now: Date): Promise<Date> {
  const { pack } = await recordingOf(core, link.lesson_id);
  const until = new Date(now.getTime() + (pack.seconds + 3600) * 1000);
  const { rows } = await sql<{ expires_at: Date }>`
    update live_links set expires_at = greatest(expires_at, least(${until}::timestamptz, created_at + interval '12 hours'))
    where id = ${link.id} returning expires_at`.execute(core.db);
  return rows[0]?.expires_at ?? link.expires_at;
}

/** The replay that a link leads to. @throws HttpProblem 403 · 404 for one that is over, ended or made up */
export async function liveRecord(core: Core, token: string, now: Date): Promise<DataOf<'GET /live/record'>> {
  const link = await linkBy(core.db, token, now);
  await checkOwner(core.db, link, now);
  if (link.user_id !== null) link.expires_at = await opened(core, link, now);
  const info = await linkInfo(core, link.lesson_id, await ticketOf(core, link, randomUUID(), now), now);
  const { course, lesson } = info;
  return {
    ...info,
    record: {
      course,
      lesson: { id: lesson.id, number: lesson.number, title: lesson.title, seconds: lesson.seconds },
      expires_at: toMoment(link.expires_at),
    },
  };
}

/** A new ticket of a replay. @throws HttpProblem 403 · 404 */
export async function liveTicket(
  core: Core,
  token: string,
  playId: string | undefined,
  now: Date,
): Promise<Ticketed> {
  const link = await linkBy(core.db, token, now);
  await checkOwner(core.db, link, now);
  return ticketOf(core, link, playId ?? randomUUID(), now);
}

/** Whether the link that a ticket was given by still leads there. */
export async function linkLives(db: Db, id: number, lessonId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<Link>`
    select id, lesson_id, user_id, expires_at from live_links
    where id = ${id} and lesson_id = ${lessonId} and ended_at is null and expires_at > ${now}`.execute(db);
  const [link] = rows;
  if (!link) return false;
  return checkOwner(db, link, now).then(
    () => true,
    () => false,
  );
}
