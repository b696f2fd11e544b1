import type { ReviewItem, ReviewRow } from '@harbor/contract';
import { questionKindLabel } from '@harbor/contract/question-kind';
import { reviewGradeLabel } from '@harbor/contract/review-grade';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { toMoment, toMomentOrNull } from '../../../time';
import { asked, rightOf } from '../exams/asked';
import { lessonRefs } from '../exams/lesson-refs';
import type { LessonPoint } from '../exams/rows';
import { dayStart, daysBetween, dueText, plusDays } from './days';
import { type FoundItem, ownItem } from './queries';
import { relatedTo } from './related';
import { previews, settledDays } from './schedule';

/** Where the lesson explains an item. */
export const pointOf = (row: FoundItem): LessonPoint | null => {
  if (row.item) return row.item.lesson_ref;
  return row.note_lesson === null ? null : { lesson_id: row.note_lesson, at_seconds: row.note_seconds ?? 0 };
};

/** Rows of the list; nothing in them tells an answer. */
export async function presentRows(db: Db, rows: readonly FoundItem[], now: Date): Promise<ReviewRow[]> {
  const lessons = await lessonRefs(db, rows.map(pointOf));
  const tomorrow = plusDays(dayStart(now), 1);
  return rows.map((row, n) => ({
    id: row.id,
    kind: row.kind,
    kind_text: row.item ? questionKindLabel[row.item.kind] : '笔记',
    course: { id: row.course_id, title: row.course, cover: row.cover },
    lesson: lessons[n] ?? null,
    title: row.item?.stem ?? row.note_content ?? '',
    due_at: toMoment(row.due_at),
    due_text: dueText(row.due_at, now),
    due: row.due_at < tomorrow && row.removed_at === null,
    overdue_days: Math.max(0, daysBetween(row.due_at, now)),
    reviewed_at: toMomentOrNull(row.reviewed_at),
    last_grade_text: row.last_grade ? reviewGradeLabel[row.last_grade] : '',
    removed: row.removed_at !== null,
    reps: row.reps,
    lapses: row.lapses,
    interval_days: row.scheduled_days,
    settled: row.scheduled_days >= settledDays,
  }));
}

/** One item with its answer, the dates that follow from each grade, and what else there is on its subject. */
export async function reviewItem(core: Core, userId: number, id: number, now: Date): Promise<ReviewItem> {
  const row = await ownItem(core.db, userId, id);
  const [shown] = await presentRows(core.db, [row], now);
  if (!shown) throw new Error(`item ${id} is not presented`);
  return {
    ...shown,
    question: questionOf(row),
    note:
      row.note_id !== null && row.note_at
        ? { id: row.note_id, content: row.note_content ?? '', at: toMoment(row.note_at) }
        : null,
    next: previews(row, now).map(({ due_at, ...one }) => ({ ...one, due_at: toMoment(due_at) })),
    related: await relatedTo(core, row),
  };
}

function questionOf({ item, mine }: FoundItem): ReviewItem['question'] {
  if (!item) return null;
  const { place: _place, points: _points, ...question } = asked({ ...item, points: 0 }, 0);
  return { ...question, mine, ...rightOf(item), explanation: item.explanation, exam: item.exam };
}
