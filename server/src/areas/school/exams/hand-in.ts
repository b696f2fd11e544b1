import type { BodyOf } from '@harbor/contract';
import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { attemptGraded } from './events';
import { gradeAnswer, passes } from './grading';
import { overdueBefore } from './limits';
import { moveAttempt } from './move';
import { answersOf, lockOwnAttempt } from './queries';
import type { AttemptRow } from './rows';
import { writeAnswers } from './save';
import { timeOut } from './time-out';

type Answers = NonNullable<NonNullable<BodyOf<'POST /examination/validate/:id'>>['answers']>;

/** What is read where something comes after its time. */
export const tooLate = '作答时间已到，已按保存的答案自动交卷';

/**
 * Hands an attempt in, with the last answers, and grades it: all or nothing, and once whoever asks how often.
 * @returns the exam's number
 * @throws HttpProblem 404 not theirs, 409 its time ran out before
 */
export async function handIn(
  core: Core,
  { userId, attemptId, now }: { userId: number; attemptId: number; now: Date },
  answers: Answers,
): Promise<number> {
  const { examId, late } = await core.db.transaction().execute(async (trx) => {
    const row = await lockOwnAttempt(trx, userId, attemptId);
    const examId = row.exam_id;
    if (row.status === s.voided) throw conflict('这次作答已作废', { exam_id: examId });
    if (row.status !== s.running) return { examId, late: row.timed_out };
    if (row.deadline_at < overdueBefore(now)) {
      await timeOut(trx, row, now);
      return { examId, late: true };
    }
    await writeAnswers(trx, attemptId, answers, now);
    const moved = await moveAttempt(trx, row, 'hand_in', { actor: 'user', actorId: userId, at: now });
    await grade(trx, moved, now);
    return { examId, late: false };
  });
  // After the commit: that it was graded stands.
  if (late) throw conflict(tooLate, { exam_id: examId });
  return examId;
}

/** Grades an attempt that was just handed in, in the same transaction: what needs nobody has its marks with it. */
export async function grade(trx: Db, row: AttemptRow, at: Date): Promise<AttemptRow> {
  const written = new Map((await answersOf(trx, row.id)).map(({ place, answer }) => [place, answer]));
  const grades = row.paper.map((item, n) => ({
    place: n + 1,
    ...gradeAnswer(item, written.get(n + 1) ?? []),
  }));
  await sql`
    update exam_answers a set verdict = g.verdict, points = g.points
    from (select unnest(${grades.map(({ place }) => place)}::int[]) as place,
      unnest(${grades.map(({ verdict }) => verdict)}::text[]) as verdict,
      unnest(${grades.map(({ points }) => points)}::numeric[]) as points) g
    where a.attempt_id = ${row.id} and a.place = g.place`.execute(trx);
  const context = { actor: 'system', at } as const;
  if (grades.some(({ verdict }) => verdict === 'waiting'))
    return moveAttempt(trx, row, 'await_marks', context);
  const score = sumOf(grades.map(({ points }) => points));
  const passed = passes(score, row.full_points, row.pass_percent);
  const graded = await moveAttempt(trx, row, 'grade', context, { score, passed });
  await tellGraded(trx, graded, at);
  return graded;
}

/** Marks together, in hundredths so that nothing is lost. */
export const sumOf = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100;

/** Lets the areas above act on an attempt's marks. */
export async function tellGraded(trx: Db, row: AttemptRow, at: Date): Promise<void> {
  await attemptGraded.emit(trx, {
    ...{ attemptId: row.id, examId: row.exam_id, courseId: row.course_id, userId: row.user_id, at },
  });
}
