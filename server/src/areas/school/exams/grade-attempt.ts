import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { attemptGraded } from './events';
import { gradeAnswer, passes } from './grading';
import { moveAttempt } from './move';
import { answersOf } from './queries';
import type { AttemptRow } from './rows';

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
