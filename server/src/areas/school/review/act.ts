import type { DataOf, ReviewRow, ReviewSettings } from '@harbor/contract';
import { type ReviewGrade, reviewGrade } from '@harbor/contract/review-grade';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { insertRow, updateRows } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { rightOf } from '../exams/asked';
import { gradeAnswer } from '../exams/grading';
import { dayOf, dayStart } from './days';
import { presentRows } from './present';
import { lockItem, ownItem } from './queries';
import { reviewed } from './schedule';

async function rowOf(core: Core, userId: number, id: number, now: Date): Promise<ReviewRow> {
  const [row] = await presentRows(core.db, [await ownItem(core.db, userId, id)], now);
  if (!row) throw new Error(`item ${id} is not presented`);
  return row;
}

/**
 * Reviews an item: its next date follows from the grade.
 * @param reps as it was shown: a second press finds another number and changes nothing
 * @throws HttpProblem 404 · 409 it was taken out, or its question is asked in an open attempt
 */
export async function gradeItem(
  core: Core,
  userId: number,
  { id, grade, reps }: { id: number; grade: ReviewGrade; reps: number },
  now: Date,
): Promise<ReviewRow> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockItem(trx, userId, id);
    if (row.removed_at !== null) throw conflict('这一项已移出复习单');
    if (row.reps !== reps) return;
    await updateRows(
      trx,
      'review_items',
      { id },
      { ...reviewed(row, grade, now), last_grade: grade, updated_at: now },
    );
    await insertRow(trx, 'review_log', {
      ...{ item_id: id, user_id: userId, grade, at: now },
      day: sql`${dayOf(dayStart(now))}::date`,
    });
  });
  return rowOf(core, userId, id, now);
}

/** Grades that fit what a retry came to. */
const suggested = {
  right: reviewGrade.good,
  partial: reviewGrade.hard,
  wrong: reviewGrade.again,
  waiting: reviewGrade.good,
};

/**
 * Answers a wrong question once more, and tells at once what is right; the dates stay until the learner grades.
 * @throws HttpProblem 404 · 409
 */
export async function retryItem(
  core: Core,
  userId: number,
  id: number,
  answer: readonly string[],
  now: Date,
): Promise<DataOf<'POST /review/retry/:id'>> {
  return core.db.transaction().execute(async (trx) => {
    const row = await lockItem(trx, userId, id);
    if (!row.item) throw notFound('笔记没有可重做的题目');
    const { verdict } = gradeAnswer({ ...row.item, points: 1 }, answer);
    await updateRows(trx, 'review_items', { id }, { mine: JSON.stringify(answer), updated_at: now });
    return {
      ...{ verdict, ...rightOf(row.item), explanation: row.item.explanation },
      suggested: suggested[verdict],
    };
  });
}

/** Takes an item out of the list, or back into it. @throws HttpProblem 404 */
export async function setRemoved(
  core: Core,
  userId: number,
  { id, removed }: { id: number; removed: boolean },
  now: Date,
): Promise<ReviewRow> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockItem(trx, userId, id);
    if ((row.removed_at !== null) === removed) return;
    await trx
      .updateTable('review_items')
      .set({ removed_at: removed ? now : null, updated_at: now })
      .where('id', '=', id)
      .execute();
  });
  return rowOf(core, userId, id, now);
}

/** Says whether and when somebody wants to be reminded. */
export async function setReminder(
  core: Core,
  userId: number,
  { remind, hour }: ReviewSettings,
  now: Date,
): Promise<ReviewSettings> {
  const kept = { remind, hour, updated_at: now };
  await core.db
    .insertInto('review_settings')
    .values({ user_id: userId, ...kept })
    .onConflict((on) => on.column('user_id').doUpdateSet(kept))
    .execute();
  return { remind, hour };
}
