import type { BodyOf } from '@harbor/contract';
import { attemptStatus as s } from '@harbor/contract/attempt-status';
import type { Core } from '../../../core';
import { conflict } from '../../../http/problem';
import { requireEnrolled } from './access';
import { grade } from './grade-attempt';
import { overdueBefore, tooLate } from './limits';
import { moveAttempt } from './move';
import { lockOwnAttempt } from './queries';
import { writeAnswers } from './save';
import { timeOut } from './time-out';

type Answers = NonNullable<NonNullable<BodyOf<'POST /examination/validate/:id'>>['answers']>;

/**
 * Hands an attempt in, with the last answers, and grades it: all or nothing, and once whoever asks how often.
 * @returns the exam's number
 * @throws HttpProblem 404 not theirs, 403 the course is theirs no more, 409 its time ran out before
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
    await requireEnrolled(trx, userId, row.course_id, now);
    await writeAnswers(trx, attemptId, answers, now);
    const moved = await moveAttempt(trx, row, 'hand_in', { actor: 'user', actorId: userId, at: now });
    await grade(trx, moved, now);
    return { examId, late: false };
  });
  // After the commit: that it was graded stands.
  if (late) throw conflict(tooLate, { exam_id: examId });
  return examId;
}
