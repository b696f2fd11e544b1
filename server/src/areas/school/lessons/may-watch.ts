import { courseStatus } from '@harbor/contract/course-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { staffMay } from '../../../http/access';
import type { StaffMember } from '../../../http/session-user';

/** Who wants to watch; null for visitors. */
export type Viewer = { id: number; staff?: StaffMember | null } | null;

/** A lesson, and what of it somebody may watch now. */
export interface Watching {
  lesson_id: number;
  course_id: number;
  chapter_id: number;
  title: string;
  /** Of the whole lesson. */
  seconds: number;
  free: boolean;
  try_seconds: number;
  video_id: number | null;
  course_title: string;
  teacher: string;
  course_status: number;
  /** `try`: its beginning alone; `none`: nothing. */
  mode: 'full' | 'try' | 'none';
  /** Seconds from the beginning that may be watched. */
  until: number;
  /** Why they may: plays of what somebody bought are counted, others not. */
  why: 'owned' | 'free' | 'staff' | 'try' | 'none';
}

type Row = Omit<Watching, 'mode' | 'until' | 'why'> & { status: number; owned: boolean };

const shown: readonly number[] = [courseStatus.onShelf, courseStatus.updating];
const everShown: readonly number[] = [...shown, courseStatus.offShelf];

function judge(row: Row, staff: boolean): Pick<Watching, 'mode' | 'until' | 'why'> {
  const all = { mode: 'full', until: row.seconds } as const;
  if (staff) return { ...all, why: 'staff' };
  if (row.status !== lessonStatus.playable) return { mode: 'none', until: 0, why: 'none' };
  if (row.owned && everShown.includes(row.course_status)) return { ...all, why: 'owned' };
  if (!shown.includes(row.course_status)) return { mode: 'none', until: 0, why: 'none' };
  if (row.free) return { ...all, why: 'free' };
  if (row.try_seconds > 0) return { mode: 'try', until: Math.min(row.try_seconds, row.seconds), why: 'try' };
  return { mode: 'none', until: 0, why: 'none' };
}

/** Whether somebody of the team may look at every course. */
export const previews = (viewer: Viewer): boolean => staffMay(viewer?.staff ?? null, 'courses');

/**
 * Who may watch which lessons now: the one place that says so, for playlists, keys, captions, materials, notes and exams.
 * Free lessons are for everybody, of others their first seconds; the rest is for who has the course and whose time is not
 * over, also once it is off the shelf. Drafts are for the team.
 * @returns undefined for a lesson that is not there for this person
 */
export async function mayWatch(
  db: Db,
  viewer: Viewer,
  { id }: { id: number },
  now: Date,
): Promise<Watching | undefined> {
  const { rows } = await sql<Row>`
    select l.id as lesson_id, l.course_id, l.chapter_id, l.title, l.seconds, l.status, l.free, l.try_seconds, l.video_id,
      c.title as course_title, c.teacher, c.status as course_status,
      exists (select 1 from enrolments e where e.course_id = c.id and e.user_id = ${viewer?.id ?? 0}
        and e.status = ${enrolmentStatus.valid} and (e.expires_at is null or e.expires_at > ${now})) as owned
    from lessons l join courses c on c.id = l.course_id where l.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const staff = previews(viewer);
  if (!staff && !everShown.includes(row.course_status)) return undefined;
  const { status, owned, ...lesson } = row;
  return { ...lesson, ...judge({ ...row, status, owned }, staff) };
}

/** The same of every lesson of a course, by its number. */
export async function mayWatchOf(
  db: Db,
  viewer: Viewer,
  courseId: number,
  now: Date,
): Promise<Map<number, Pick<Watching, 'mode' | 'until' | 'why'>>> {
  const { rows } = await sql<Row>`
    select l.id as lesson_id, l.course_id, l.chapter_id, l.title, l.seconds, l.status, l.free, l.try_seconds, l.video_id,
      c.title as course_title, c.teacher, c.status as course_status,
      exists (select 1 from enrolments e where e.course_id = c.id and e.user_id = ${viewer?.id ?? 0}
        and e.status = ${enrolmentStatus.valid} and (e.expires_at is null or e.expires_at > ${now})) as owned
    from lessons l join courses c on c.id = l.course_id where l.course_id = ${courseId}`.execute(db);
  const staff = previews(viewer);
  return new Map(rows.map((row) => [row.lesson_id, judge(row, staff)]));
}

/** Whether somebody has a course now: bought, not given back, its time not over. */
export async function ownsCourse(db: Db, userId: number, courseId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from enrolments where user_id = ${userId} and course_id = ${courseId}
      and status = ${enrolmentStatus.valid} and (expires_at is null or expires_at > ${now})`.execute(db);
  return rows.length > 0;
}

/** Whether somebody is the teacher of a course. */
export async function teachesCourse(db: Db, userId: number, courseId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from courses c join course_teachers t on t.id = c.teacher_id
    where c.id = ${courseId} and t.user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
