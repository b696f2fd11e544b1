import { randomUUID } from 'node:crypto';
import type { LivingPlay } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { toMoment } from '../../../../time';
import { deviceOf } from '../../../identity/auth/device';
import { videoLimits } from '../limits';
import { playRefused } from './tickets';

const aliveSince = (now: Date) => new Date(now.getTime() - videoLimits.playAlive);

/** One beginning or going on of a person after the other: three devices at once do not each see two. */
const inTurn = (trx: Db, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`plays:${userId}`}, 0))`.execute(trx);

interface Alive {
  id: string;
  course_title: string;
  lesson_title: string;
  device: string;
  started_at: Date;
}

const alive = async (db: Db, userId: number, now: Date, but = ''): Promise<Alive[]> => {
  const { rows } = await sql<Alive>`
    select p.id, c.title as course_title, l.title as lesson_title, p.device, p.started_at
    from plays p join lessons l on l.id = p.lesson_id join courses c on c.id = l.course_id
    where p.user_id = ${userId} and p.ended_at is null and p.seen_at > ${aliveSince(now)} and p.id::text <> ${but}
    order by p.started_at, p.id`.execute(db);
  return rows;
};

/** The plays of somebody that are alive, the oldest first. */
export async function livingPlays(db: Db, userId: number, now: Date): Promise<LivingPlay[]> {
  return (await alive(db, userId, now)).map(({ id, started_at, ...play }) => ({
    ...play,
    play_id: id,
    started_at: toMoment(started_at),
  }));
}

/** What a play belongs to: a session and its successors, or somebody's own link to a replay. */
export type PlayPlace = { sessionId: number; familyId: string } | { linkId: number };

/** Links have numbers of their own: below zero, apart from those of sessions. */
const placeId = (place: PlayPlace): number => ('linkId' in place ? -place.linkId : place.sessionId);

const ofPlace = (place: PlayPlace) =>
  'linkId' in place
    ? sql`p.session_id = ${-place.linkId}`
    : sql`exists (select 1 from sessions s where s.id = p.session_id and s.family_id = ${place.familyId})`;

interface Playing {
  userId: number;
  place: PlayPlace;
  lessonId: number;
  /** The play that goes on; without one a new one begins. */
  playId?: string | undefined;
  /** Ends the oldest where two are alive. */
  takeOver: boolean;
  /** What the browser says it is. */
  userAgent: string;
  now: Date;
}

/**
 * Begins a play, or goes on with one: two of a person are alive at most.
 * @returns its name
 * @throws HttpProblem 409 `PLAYS_FULL` with the plays that are alive · 409 `PLAY_ENDED` for one that was ended elsewhere
 */
export async function keepPlay(
  core: Core,
  { userId, place, lessonId, playId, takeOver, userAgent, now }: Playing,
): Promise<string> {
  return core.db.transaction().execute(async (trx) => {
    await inTurn(trx, userId);
    if (playId !== undefined) {
      // A play is not carried to another session: two devices under one name would count as one.
      const { rows } = await sql<Standing>`
        select p.ended_at is not null as ended, p.seen_at > ${aliveSince(now)} as living from plays p
        where p.id = ${playId} and p.user_id = ${userId} and p.lesson_id = ${lessonId} and ${ofPlace(place)}`.execute(
        trx,
      );
      const [play] = rows;
      if (!play || play.ended) throw playRefused('PLAY_ENDED');
      await goOn(trx, { userId, playId, living: play.living, takeOver, now });
      return playId;
    }
    if ('linkId' in place)
      // A link is opened at one place: opening it again ends what it played before.
      await sql`
        update plays set ended_at = ${now} where user_id = ${userId} and session_id = ${placeId(place)}
          and ended_at is null`.execute(trx);
    await makeRoom(trx, userId, { takeOver, now, but: '' });
    const id = randomUUID();
    await sql`
      insert into plays (id, user_id, session_id, lesson_id, device, started_at, seen_at)
      values (${id}, ${userId}, ${placeId(place)}, ${lessonId}, ${deviceOf(userAgent).name}, ${now}, ${now})`.execute(
      trx,
    );
    return id;
  });
}

interface Standing {
  ended: boolean;
  living: boolean;
}

/** A play that slept while others began has to find a place among them again. @throws HttpProblem 409 `PLAYS_FULL` */
async function goOn(
  trx: Db,
  {
    userId,
    playId,
    living,
    takeOver,
    now,
  }: { userId: number; playId: string; living: boolean; takeOver: boolean; now: Date },
): Promise<void> {
  if (!living) await makeRoom(trx, userId, { takeOver, now, but: playId });
  await sql`update plays set seen_at = ${now} where id = ${playId}`.execute(trx);
}

async function makeRoom(
  trx: Db,
  userId: number,
  { takeOver, now, but }: { takeOver: boolean; now: Date; but: string },
): Promise<void> {
  const others = await alive(trx, userId, now, but);
  const tooMany = others.length - videoLimits.plays + 1;
  if (tooMany <= 0) return;
  if (!takeOver) throw playRefused('PLAYS_FULL', { plays: await livingPlays(trx, userId, now) });
  for (const { id } of others.slice(0, tooMany))
    await sql`update plays set ended_at = ${now} where id = ${id}`.execute(trx);
}

/** Ends one's own play; one that has ended stays so. */
export async function endPlay(db: Db, userId: number, playId: string, now: Date): Promise<void> {
  await sql`
    update plays set ended_at = ${now} where id = ${playId} and user_id = ${userId} and ended_at is null`.execute(
    db,
  );
}

/** Whether a play is one of a course that somebody had: what is free or tried is played without being counted. */
export async function wasCounted(db: Db, userId: number, playId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from plays where id = ${playId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** A play that was seen so lately is not written down again, in ms. */
const seenLately = 15_000;

/**
 * Whether a play still goes on, and its session lives: for tickets that are good for hours. Each look counts as a sign of
 * life, so that such a play is one of the two as well.
 * @throws HttpProblem 409 `PLAY_ENDED`, `PLAYS_FULL` for one that slept while two others began
 */
export async function keepLongPlay(
  core: Core,
  { userId, playId, sessionId, now }: { userId: number; playId: string; sessionId: number | null; now: Date },
): Promise<void> {
  const read = async (db: Db) => {
    const { rows } = await sql<Standing & { lately: boolean }>`
      select p.ended_at is not null as ended, p.seen_at > ${aliveSince(now)} as living,
        p.seen_at > ${new Date(now.getTime() - seenLately)} as lately
      from plays p where p.id = ${playId} and p.user_id = ${userId} and (${sessionId}::bigint is null or exists (
        select 1 from sessions s join sessions n on n.family_id = s.family_id
        where s.id = ${sessionId} and n.revoked_at is null))`.execute(db);
    const [play] = rows;
    if (!play || play.ended) throw playRefused('PLAY_ENDED');
    return play;
  };
  if ((await read(core.db)).lately) return;
  await core.db.transaction().execute(async (trx) => {
    await inTurn(trx, userId);
    const { living } = await read(trx);
    await goOn(trx, { userId, playId, living, takeOver: false, now });
  });
}
