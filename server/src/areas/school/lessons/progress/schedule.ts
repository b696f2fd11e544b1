import type { BodyOf, ScheduleState } from '@harbor/contract';
import { completedPercent, fastestPlay, lessonProgress } from '@harbor/contract/lesson-progress';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { forbidden, HttpProblem, notFound } from '../../../../http/problem';
import { noteLearnt } from '../../../trade/courses/learnt';
import { lessonCompleted } from '../events';
import { lessonLimits } from '../limits';
import { mayWatch, type Viewer } from '../may-watch';
import { firstOf, intersect, lengthOf, type Ranges, readRanges, union, without, writeRanges } from './ranges';

type Report = BodyOf<'PATCH /course/:id/schedule'>;

interface Progress {
  seen: string;
  granted: string;
  seconds: number;
  position: number;
  position_at: Date | null;
  completed_at: Date | null;
}

/**
 * Counts what somebody truly watched, each second once. What a report says is held against what can be: seconds whose key
 * was given, no more of them than the clock let pass at the highest speed for this person, on whatever device and of
 * whatever lesson; the rest is cut. The newest device has the position.
 * @throws HttpProblem 403 without access to the lesson · 404 no such lesson in this course
 */
export async function reportProgress(
  core: Core,
  user: NonNullable<Viewer>,
  courseId: number,
  report: Report,
): Promise<ScheduleState> {
  return core.db.transaction().execute(async (trx) => {
    // One report of a person after the other: two lessons at once do not each have the whole time that passed.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`study:${user.id}`}, 0))`.execute(trx);
    const now = new Date(core.settings.clock.now());
    const watching = await mayWatch(trx, user, { id: report.video_id }, now);
    if (!watching || watching.course_id !== courseId) throw notFound('这一讲不存在或已下架');
    if (watching.mode === 'none') throw refused();
    const { seconds: length, until, lesson_id: lessonId } = watching;
    const before = await progressOf(trx, user.id, lessonId);
    const credit = await creditOf(trx, user.id, now);
    const seen = readRanges(before?.seen ?? '{}');
    const said = union(report.segments.map(([from, to]) => [Math.floor(from), Math.floor(to)] as const));
    const fresh = without(said, seen);
    const possible = intersect(intersect(fresh, [[0, until]]), readRanges(before?.granted ?? '{}'));
    const counted = firstOf(possible, Math.floor(credit));
    const all = union(seen, counted);
    // A recording that was replaced by a shorter one left seconds that there are no more.
    const total = lengthOf(intersect(all, [[0, length]]));
    const done = length > 0 && total * 100 >= completedPercent * length;
    const position = positionOf(before, report, { now, until });
    const completedAt = before?.completed_at ?? (done ? now : null);

    await keep(trx, { userId: user.id, lessonId, courseId, all, total, position, completedAt, now });
    await keepCredit(trx, user.id, credit - lengthOf(counted), now);
    if (lengthOf(counted) > 0) await countDay(trx, user.id, lengthOf(counted), now);
    if (completedAt && !before?.completed_at)
      await lessonCompleted.emit(trx, { userId: user.id, courseId, lessonId, at: now });
    const course = await courseProgress(trx, user.id, courseId);
    await noteLearnt(trx, { userId: user.id, courseId, ...course, at: now });
    return {
      position: position.second,
      percent: percentOf(total, length),
      completed: completedAt !== null,
      progress: completedAt ? lessonProgress.completed : lessonProgress.learning,
      course_percent: course.percent,
      cut_seconds: lengthOf(fresh) - lengthOf(counted),
    };
  });
}

/** Without a course there is nothing to learn in it. */
const refused = () =>
  new HttpProblem(forbidden().status, '您还没有这门课程，或学习期限已到', { reason: 'NOT_ENTITLED' });

/** Whole percent, 100 only for all of it. */
export const percentOf = (seconds: number, length: number): number =>
  length === 0 ? 0 : Math.min(100, Math.floor((seconds * 100) / length));

async function progressOf(trx: Db, userId: number, lessonId: number): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select seen::text, granted::text, seconds, position, position_at, completed_at from lesson_progress
    where user_id = ${userId} and lesson_id = ${lessonId} for update`.execute(trx);
  return rows[0];
}

/**
 * Seconds that somebody can have watched since their first key, on whatever device, and that were not counted: the clock
 * adds them at the highest speed, up to a gap in which a device may be out of reach.
 */
async function creditOf(trx: Db, userId: number, now: Date): Promise<number> {
  const row = await trx
    .selectFrom('study_credits')
    .select(['seconds', 'at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return 0;
  const passed = Math.max(0, now.getTime() - row.at.getTime()) / 1000;
  const most = lessonLimits.longestGap * fastestPlay + lessonLimits.slack;
  return Math.min(most, row.seconds + passed * fastestPlay);
}

async function keepCredit(trx: Db, userId: number, seconds: number, now: Date): Promise<void> {
  await sql`update study_credits set seconds = ${seconds}, at = ${now} where user_id = ${userId}`.execute(
    trx,
  );
}

/** The newest device has the word; what claims to be of the future is of now. */
function positionOf(
  before: Progress | undefined,
  { position, client_at, device }: Report,
  { now, until }: { now: Date; until: number },
): { second: number; at: Date; device: string | undefined } {
  const at = new Date(Math.min(Date.parse(client_at), now.getTime()));
  if (before?.position_at && before.position_at > at)
    return { second: before.position, at: before.position_at, device: undefined };
  return { second: Math.min(position, until), at, device: device ?? '' };
}

interface Kept {
  userId: number;
  lessonId: number;
  courseId: number;
  all: Ranges;
  total: number;
  position: ReturnType<typeof positionOf>;
  completedAt: Date | null;
  now: Date;
}

async function keep(trx: Db, kept: Kept): Promise<void> {
  const { userId, lessonId, courseId, all, total, position, completedAt, now } = kept;
  await sql`
    insert into lesson_progress
      (user_id, lesson_id, course_id, seen, seconds, position, position_at, device, reported_at, completed_at)
    values (${userId}, ${lessonId}, ${courseId}, ${writeRanges(all)}::int4multirange, ${total}, ${position.second},
      ${position.at}, ${position.device ?? ''}, ${now}, ${completedAt})
    on conflict (user_id, lesson_id) do update set seen = excluded.seen, seconds = excluded.seconds,
      position = excluded.position, position_at = excluded.position_at,
      device = case when ${position.device === undefined} then lesson_progress.device else excluded.device end,
      reported_at = excluded.reported_at, completed_at = excluded.completed_at`.execute(trx);
}

/** Adds to what somebody watched on a day of Beijing. */
async function countDay(trx: Db, userId: number, seconds: number, now: Date): Promise<void> {
  await sql`
    insert into study_days (user_id, day, seconds)
    values (${userId}, (${now}::timestamptz at time zone 'Asia/Shanghai')::date, ${seconds})
    on conflict (user_id, day) do update set seconds = study_days.seconds + excluded.seconds`.execute(trx);
}

/** Σ done seconds / Σ seconds of the course's lessons; a completed lesson counts whole. */
export async function courseProgress(
  db: Db,
  userId: number,
  courseId: number,
): Promise<{ percent: number; doneLessons: number }> {
  const { rows } = await sql<{ seconds: number; done: number; lessons: number }>`
    select coalesce(sum(l.seconds), 0)::int as seconds,
      coalesce(sum(case when p.completed_at is not null then l.seconds else least(coalesce(p.seconds, 0), l.seconds) end), 0)::int as done,
      (count(p.completed_at))::int as lessons
    from lessons l left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId}
    where l.course_id = ${courseId} and l.status = 1`.execute(db);
  const { seconds = 0, done = 0, lessons = 0 } = rows[0] ?? {};
  return { percent: percentOf(done, seconds), doneLessons: lessons };
}

/**
 * Writes down that the key of some seconds of a lesson was given to somebody: nothing else can have been seen.
 * @param to exclusive
 */
export async function grantSeconds(
  db: Db,
  { userId, lessonId, courseId, from, to, now }: Granting,
): Promise<void> {
  // The clock begins to run with somebody's first key.
  await sql`
    insert into study_credits (user_id, seconds, at) values (${userId}, ${lessonLimits.slack}, ${now})
    on conflict do nothing`.execute(db);
  await sql`
    insert into lesson_progress (user_id, lesson_id, course_id, granted, reported_at)
    values (${userId}, ${lessonId}, ${courseId}, int4multirange(int4range(${from}, ${to})), ${now})
    on conflict (user_id, lesson_id) do update set granted = lesson_progress.granted + excluded.granted
      where not lesson_progress.granted @> excluded.granted`.execute(db);
}

interface Granting {
  userId: number;
  lessonId: number;
  courseId: number;
  from: number;
  to: number;
  now: Date;
}
