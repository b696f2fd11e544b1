import { attemptStatus } from '@harbor/contract/attempt-status';
import { examStatus } from '@harbor/contract/exam-status';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** An exam that counts for a certificate, and how somebody did in it. */
export interface CountedExam {
  id: number;
  lesson_id: number | null;
  title: string;
  pass_percent: number;
  /** The best graded attempt, in percent of its marks; null for none. */
  percent: number | null;
  passed: boolean;
}

/** How far somebody is with a course's certificate. */
export interface Way {
  course: { id: number; title: string; cover: string };
  /** The course gives one: it says so, has lessons, and an exam that counts. */
  offered: boolean;
  lessons: { done: number; all: number };
  exams: CountedExam[];
  /** Everything is done. */
  earned: boolean;
  /** Mean of the exams' percentages, out of 100, to two places; 0 while not all are passed. */
  score: number;
}

/**
 * How far somebody is with a course's certificate: the one place that knows the rule. All lessons that can be played are
 * completed, and all open exams that count are passed; `certificateRule` of the contract says the same in a sentence.
 */
export async function wayOf(db: Db, userId: number, courseId: number): Promise<Way | undefined> {
  const { rows: courses } = await sql<CourseRow>`
    select c.id, c.title, c.cover, c.has_certificate,
      (select count(*)::int from lessons l where l.course_id = c.id and l.status = ${lessonStatus.playable}) as lessons,
      (select count(*)::int from lessons l
        join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId} and p.completed_at is not null
        where l.course_id = c.id and l.status = ${lessonStatus.playable}) as done
    from courses c where c.id = ${courseId}`.execute(db);
  const [row] = courses;
  if (!row) return undefined;
  const { rows: exams } = await sql<CountedExam>`
    select x.id, x.lesson_id, x.title, x.pass_percent, coalesce(bool_or(a.passed), false) as passed,
      max(case when a.full_points > 0 then a.score * 100 / a.full_points end)::float8 as percent
    from exams x left join exam_attempts a
      on a.exam_id = x.id and a.user_id = ${userId} and a.status = ${attemptStatus.graded}
    where x.course_id = ${courseId} and x.status = ${examStatus.open} and x.for_certificate
    group by x.id order by x.lesson_id nulls last, x.id`.execute(db);
  const offered = row.has_certificate && row.lessons > 0 && exams.length > 0;
  const earned = offered && row.done >= row.lessons && exams.every(({ passed }) => passed);
  const mean = exams.reduce((sum, { percent }) => sum + (percent ?? 0), 0) / Math.max(1, exams.length);
  return {
    course: { id: row.id, title: row.title, cover: row.cover },
    offered,
    lessons: { done: row.done, all: row.lessons },
    exams,
    earned,
    score: earned ? Math.round(mean * 100) / 100 : 0,
  };
}

interface CourseRow {
  id: number;
  title: string;
  cover: string;
  has_certificate: boolean;
  lessons: number;
  done: number;
}
