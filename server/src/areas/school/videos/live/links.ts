import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { BodyOf, DataOf } from '@harbor/contract';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { type RawBuilder, sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { toMoment } from '../../../../time';
import { mayWatch, type Watching } from '../../lessons/may-watch';
import { videoLimits } from '../limits';
import { linkInfo } from '../play/info';
import { keepPlay } from '../play/plays';
import { recordingOf } from '../play/recording';
import { type Ticketed, ticketsOf, unlessFull } from '../play/ticket-for';
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

/** A lesson that the team took from its course is shown by no link either. */
const living = (lessonId: RawBuilder<unknown>, now: Date) => sql`
  k.ended_at is null and k.expires_at > ${now} and exists (
    select 1 from lessons l where l.id = ${lessonId} and l.status = ${sql.lit(lessonStatus.playable)})`;

async function linkBy(db: Db, token: string, now: Date): Promise<Link> {
  const { rows } = await sql<Link>`
    select k.id, k.lesson_id, k.user_id, k.expires_at from live_links k
    where k.token_hash = ${hashOf(token)} and ${living(sql`k.lesson_id`, now)}`.execute(db);
  const [link] = rows;
  if (!link) throw gone();
  return link;
}

/**
 * Somebody's own link opens what they may watch, as long as they may.
 * @returns why they may; undefined for the team's link
 * @throws HttpProblem 403
 */
async function checkOwner(db: Db, link: Link, now: Date): Promise<Watching['why'] | undefined> {
  if (link.user_id === null) return undefined;
  const watching = await mayWatch(db, { id: link.user_id }, { id: link.lesson_id }, now);
  if (watching?.mode !== 'full') throw playRefused('NOT_ENTITLED');
  return watching.why;
}

interface Opening {
  why: Watching['why'] | undefined;
  playId?: string | undefined;
  takeOver?: boolean;
  userAgent: string;
  now: Date;
}

/** A ticket of a link. What somebody bought is one of their two plays, whoever holds their link. @throws HttpProblem 409 */
async function ticketOf(core: Core, link: Link, opening: Opening): Promise<Ticketed> {
  const { why, playId, takeOver = false, userAgent, now } = opening;
  const { pack } = await recordingOf(core, link.lesson_id);
  const seconds = Math.ceil(pack.seconds);
  const kept =
    link.user_id !== null && why === 'owned'
      ? await keepPlay(core, {
          ...{ userId: link.user_id, place: { linkId: link.id }, lessonId: link.lesson_id },
          ...{ playId, takeOver, userAgent, now },
        })
      : (playId ?? randomUUID());
  return ticketsOf(core, {
    ...{ lessonId: link.lesson_id, until: seconds, seconds, userId: 0 },
    ...{ sessionId: link.id, family: '', playId: kept, now, link: true },
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
export async function liveRecord(
  core: Core,
  token: string,
  { userAgent, now }: { userAgent: string; now: Date },
): Promise<DataOf<'GET /live/record'>> {
  const link = await linkBy(core.db, token, now);
  const why = await checkOwner(core.db, link, now);
  if (link.user_id !== null) link.expires_at = await opened(core, link, now);
  const ticketed = await unlessFull(ticketOf(core, link, { why, userAgent, now }));
  const info = await linkInfo(core, link.lesson_id, ticketed, now);
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

/** A new ticket of a replay. @throws HttpProblem 403 · 404 · 409 */
export async function liveTicket(
  core: Core,
  { token, play_id: playId, take_over: takeOver = false }: BodyOf<'POST /live/ticket'>,
  { userAgent, now }: { userAgent: string; now: Date },
): Promise<Ticketed> {
  const link = await linkBy(core.db, token, now);
  const why = await checkOwner(core.db, link, now);
  const ticketed = await unlessFull(ticketOf(core, link, { why, playId, takeOver, userAgent, now }));
  // Where else its owner watches is none of the business of who holds the link.
  if (!ticketed) throw playRefused('PLAYS_FULL', { plays: [] });
  return ticketed;
}

/**
 * The link that a ticket was given by, if it still leads there.
 * @returns whose plays it is counted among; null for nobody's
 */
export async function livingLink(
  db: Db,
  id: number,
  lessonId: number,
  now: Date,
): Promise<{ counted: number | null } | undefined> {
  const { rows } = await sql<Link>`
    select k.id, k.lesson_id, k.user_id, k.expires_at from live_links k
    where k.id = ${id} and k.lesson_id = ${lessonId} and ${living(sql`k.lesson_id`, now)}`.execute(db);
  const [link] = rows;
  if (!link) return undefined;
  if (link.user_id === null) return { counted: null };
  const watching = await mayWatch(db, { id: link.user_id }, { id: lessonId }, now);
  if (watching?.mode !== 'full') return undefined;
  return { counted: watching.why === 'owned' ? link.user_id : null };
}
