import type { ExamResult } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { LessonPoint } from './rows';

type LessonRef = NonNullable<ExamResult['questions'][number]['lesson']>;

/** Lessons by their numbers, with where they stand in their course. */
export async function lessonsBy(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { title: string; number: number; course_id: number }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; title: string; number: number; course_id: number }>`
    select id, title, number, course_id from (
      select l.id, l.title, l.course_id,
        row_number() over (partition by l.course_id order by ch.sort, ch.id, l.sort, l.id)::int as number
      from lessons l join course_chapters ch on ch.id = l.chapter_id
      where l.course_id in (select course_id from lessons where id = any(${[...ids]}))
    ) numbered where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Points of lessons as people follow them; a lesson that is gone has none. */
export async function lessonRefs(
  db: Db,
  points: readonly (LessonPoint | null)[],
): Promise<(LessonRef | null)[]> {
  const lessons = await lessonsBy(db, [...new Set(points.flatMap((one) => (one ? [one.lesson_id] : [])))]);
  return points.map((point) => {
    const lesson = point && lessons.get(point.lesson_id);
    return lesson ? { ...point, title: lesson.title, number: lesson.number } : null;
  });
}
