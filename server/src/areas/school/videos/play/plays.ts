import { randomUUID } from 'node:crypto';
import type { LivingPlay } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { SessionUser } from '../../../../http/session-user';
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

interface Playing {
  user: SessionUser;
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
  { user, lessonId, playId, takeOver, userAgent, now }: Playing,
): Promise<string> {
  return core.db.transaction().execute(async (trx) => {
    await inTurn(trx, user.id);
    if (playId !== undefined) {
      const { rows } = await sql<{ ended: boolean; living: boolean }>`
        select ended_at is not null as ended, seen_at > ${aliveSince(now)} as living from plays
        where id = ${playId} and user_id = ${user.id} and lesson_id = ${lessonId}`.execute(trx);
      const [play] = rows;
      if (!play || play.ended) throw playRefused('PLAY_ENDED');
      if (!play.living) await makeRoom(trx, user.id, { takeOver, now, but: playId });
      await sql`update plays set seen_at = ${now} where id = ${playId}`.execute(trx);
      return playId;
    }
    await makeRoom(trx, user.id, { takeOver, now, but: '' });
    const id = randomUUID();
    await sql`
      insert into plays (id, user_id, session_id, lesson_id, device, started_at, seen_at)
      values (${id}, ${user.id}, ${user.sessionId}, ${lessonId}, ${deviceOf(userAgent).name}, ${now}, ${now})`.execute(
      trx,
    );
    return id;
  });
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

/** Whether a play still goes on, and its session lives: for tickets that are good for hours. */
export async function stillPlays(db: Db, playId: string, sessionId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from plays p where p.id = ${playId} and p.ended_at is null and exists (
      select 1 from sessions s join sessions n on n.family_id = s.family_id
      where s.id = ${sessionId} and n.revoked_at is null)`.execute(db);
  return rows.length > 0;
}
