import type { CourseCard, OwnCourse } from '@harbor/contract';
import { courseCategories } from '@harbor/contract/course-categories';
import { courseStatusLabel } from '@harbor/contract/course-status';
import type { Db } from '../../../../db/connect';
import { lessonLimits } from '../limits';
import type { CourseRow } from '../rows';
import { ownCourses } from './own';

const day = 86_400_000;

/** A course as lists show it. */
export function presentCard(row: CourseRow, own: OwnCourse | null, now: Date): CourseCard {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    cover: row.cover,
    category_id: row.category_id,
    category_title: courseCategories[row.category_id],
    teacher: row.teacher,
    price_fen: row.price_fen,
    original_fen: row.original_fen > row.price_fen ? row.original_fen : 0,
    lessons: row.lessons,
    lessons_planned: Math.max(row.lessons, row.lessons_planned),
    seconds: row.seconds,
    students: row.students,
    score: Number(row.score),
    comments: row.comments,
    status: row.status,
    status_text: courseStatusLabel[row.status],
    is_new:
      row.published_at !== null && now.getTime() - row.published_at.getTime() < lessonLimits.newDays * day,
    has_certificate: row.has_certificate,
    has_try: row.has_try,
    captions: row.captions,
    files: row.files,
    own,
  };
}

/** Rows of courses in their order, as lists show them to somebody. */
export async function cardsOf(
  db: Db,
  rows: readonly CourseRow[],
  userId: number | undefined,
  now: Date,
): Promise<CourseCard[]> {
  const own = await ownCourses(
    db,
    userId,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => presentCard(row, own.get(row.id) ?? null, now));
}
