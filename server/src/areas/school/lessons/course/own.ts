import type { OwnCourse } from '@harbor/contract';
import {
  type EnrolmentStatus,
  enrolmentStatus,
  enrolmentStatusLabel,
} from '@harbor/contract/enrolment-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toMomentOrNull } from '../../../../time';

interface Enrolment {
  course_id: number;
  status: EnrolmentStatus;
  percent: number;
  done_lessons: number;
  expires_at: Date | null;
  order_id: number;
}

interface Next {
  course_id: number;
  lesson_id: number;
  title: string;
  number: number;
  position: number;
}

/** What somebody has to do with these courses: their newest enrolment in each, and where they go on. */
export async function ownCourses(
  db: Db,
  userId: number | undefined,
  courseIds: readonly number[],
  now: Date,
): Promise<Map<number, OwnCourse>> {
  if (!userId || courseIds.length === 0) return new Map();
  const { rows } = await sql<Enrolment>`
    select distinct on (course_id) course_id, status, percent, done_lessons, expires_at, order_id
    from enrolments where user_id = ${userId} and course_id = any(${[...courseIds]}::bigint[])
    order by course_id, (status = 1) desc, id desc`.execute(db);
  const next = await nextLessons(
    db,
    userId,
    rows.map(({ course_id }) => course_id),
  );
  return new Map(
    rows.map((row) => {
      // The tick that writes an end down may be some seconds late.
      const over = row.status === enrolmentStatus.valid && row.expires_at !== null && row.expires_at <= now;
      const status = over ? enrolmentStatus.expired : row.status;
      const found = status === enrolmentStatus.valid ? next.get(row.course_id) : undefined;
      const own: OwnCourse = {
        status,
        status_text: enrolmentStatusLabel[status],
        percent: row.percent,
        done_lessons: row.done_lessons,
        expires_at: toMomentOrNull(row.expires_at),
        order_id: row.order_id,
        next: found
          ? { lesson_id: found.lesson_id, title: found.title, number: found.number, position: found.position }
          : null,
      };
      return [row.course_id, own];
    }),
  );
}

/** Where somebody goes on in each course: the lesson they saw last unless it is completed, else the first that is not. */
async function nextLessons(db: Db, userId: number, courseIds: readonly number[]): Promise<Map<number, Next>> {
  if (courseIds.length === 0) return new Map();
  const { rows } = await sql<Next>`
    select distinct on (course_id) course_id, lesson_id, title, number, position from (
      select l.course_id, l.id as lesson_id, l.title, l.status, coalesce(p.position, 0) as position,
        p.completed_at, p.reported_at,
        (row_number() over (partition by l.course_id order by ch.sort, ch.id, l.sort, l.id))::int as number
      from lessons l join course_chapters ch on ch.id = l.chapter_id
        left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId}
      where l.course_id = any(${[...courseIds]}::bigint[]) and l.status <> 2 and not l.held
    ) numbered where status = 1
    order by course_id, (completed_at is not null), reported_at desc nulls last, number`.execute(db);
  return new Map(rows.map((row) => [row.course_id, row]));
}
