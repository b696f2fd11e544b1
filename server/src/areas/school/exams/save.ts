import type { DataOf, SavedAnswer } from '@harbor/contract';
import { attemptStatus as s } from '@harbor/contract/attempt-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, invalid } from '../../../http/problem';
import { toMoment } from '../../../time';
import { requireEnrolled } from './access';
import { overdueBefore, secondsLeft, tooLate } from './limits';
import { answersOf, lockOwnAttempt } from './queries';

/** An answer in which nothing is said is none. */
const said = (answer: readonly string[]): readonly string[] =>
  answer.every((one) => one.trim() === '') ? [] : answer;

const sameAnswer = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Writes answers of an attempt that is held, each only over an older version of itself.
 * @throws HttpProblem 422 for a question that the paper does not have
 */
export async function writeAnswers(
  trx: Db,
  attemptId: number,
  answers: readonly SavedAnswer[],
  now: Date,
): Promise<void> {
  for (const { place, answer, version, flagged } of answers) {
    const { numUpdatedRows } = await trx
      .updateTable('exam_answers')
      .set({
        answer: JSON.stringify(said(answer)),
        version,
        saved_at: now,
        ...(flagged !== undefined && { flagged }),
      })
      .where('attempt_id', '=', attemptId)
      .where('place', '=', place)
      .where('version', '<', version)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) continue;
    const known = await trx
      .selectFrom('exam_answers')
      .select('version')
      .where('attempt_id', '=', attemptId)
      .where('place', '=', place)
      .executeTakeFirst();
    if (!known) throw invalid({ answers: ['试卷里没有这道题'] });
  }
}

/**
 * Saves answers. What is acknowledged is in the database: the answer goes out after the commit. Saves of one attempt come
 * one after the other, and none comes after the hand-in.
 * @throws HttpProblem 404 not theirs, 403 the course is theirs no more, 409 its time is over or it was handed in
 */
export async function saveAnswers(
  core: Core,
  { userId, attemptId, now }: { userId: number; attemptId: number; now: Date },
  answers: readonly SavedAnswer[],
): Promise<DataOf<'PUT /examination/save/:id'>> {
  return core.db.transaction().execute(async (trx) => {
    const row = await lockOwnAttempt(trx, userId, attemptId);
    const where = { exam_id: row.exam_id };
    if (row.status !== s.running) throw conflict(row.timed_out ? tooLate : '已经交卷，不能再修改答案', where);
    if (row.deadline_at < overdueBefore(now)) throw conflict(tooLate, where);
    await requireEnrolled(trx, userId, row.course_id, now);
    await writeAnswers(trx, attemptId, answers, now);
    const standing = await answersOf(trx, attemptId);
    const by = new Map(standing.map((one) => [one.place, one]));
    return {
      saved_at: toMoment(now),
      deadline_at: toMoment(row.deadline_at),
      now: toMoment(now),
      seconds_left: secondsLeft(row.deadline_at, now),
      answered: standing.filter(({ answer }) => answer.length > 0).length,
      answers: answers.map(({ place, version, answer }) => {
        const stands = by.get(place);
        return {
          place,
          version: stands?.version ?? 0,
          // Two devices may have come to the same version: then the first of them stands.
          applied: stands?.version === version && sameAnswer(stands.answer, said(answer)),
          answer: stands?.answer ?? [],
          flagged: stands?.flagged ?? false,
        };
      }),
    };
  });
}
