import { attemptStatus as s } from '@harbor/contract/attempt-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { toMomentOrNull } from '../../../time';
import { userStatus } from '../../base/accounts/user-status';
import { lockEnrolled } from './access';
import { fullPoints } from './asked';
import { drawPaper } from './draw';
import { remember } from './move';
import { attemptsOf, knownExam } from './queries';
import type { ExamRow } from './rows';
import { standingOf } from './standing';
import { endOwnOverdue } from './time-out';

/** An account that begins to close waits for an attempt that begins, and one that began to close before is refused here. */
async function shareUser(trx: Db, userId: number): Promise<void> {
  const { status } = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (status !== userStatus.normal) throw conflict('账号正在注销中，不能参加考试');
}

/** The exam as it stands until the transaction ends: nobody of the team changes its questions while they are drawn. */
async function holdExam(trx: Db, id: number): Promise<ExamRow> {
  await trx.selectFrom('exams').select('id').where('id', '=', id).forShare().execute();
  return knownExam(trx, id);
}

/**
 * Begins an attempt, or goes on with the one that is open: there is one at most. Its questions, their order and the
 * exam's rules are kept with it, whatever becomes of them later.
 * @returns the attempt's number
 * @throws HttpProblem 404 no such exam, 403 without the course, 409 not now
 */
export async function startExam(core: Core, userId: number, examId: number, now: Date): Promise<number> {
  await endOwnOverdue(core, userId, now);
  return core.db.transaction().execute(async (trx) => {
    await shareUser(trx, userId);
    const known = await knownExam(trx, examId);
    await lockEnrolled(trx, userId, known.course_id, now);
    const exam = await holdExam(trx, examId);
    const attempts = await attemptsOf(trx, userId, [examId]);
    const { open, why, nextAt } = standingOf(exam, attempts, now);
    if (open) return open.id;
    if (why) throw conflict(why, { next_at: toMomentOrNull(nextAt) });
    return insertAttempt(trx, exam, { userId, number: (attempts[0]?.number ?? 0) + 1, now });
  });
}

/** Begins an attempt, its questions and rules as they are now. @returns its number */
export async function insertAttempt(
  trx: Db,
  exam: ExamRow,
  { userId, number, now }: { userId: number; number: number; now: Date },
): Promise<number> {
  const paper = await drawPaper(trx, exam);
  const { id } = await trx
    .insertInto('exam_attempts')
    .values({
      ...{ exam_id: exam.id, course_id: exam.course_id, user_id: userId, number, status: s.running },
      ...{ pass_percent: exam.pass_percent, show_answer: exam.show_answer, full_points: fullPoints(paper) },
      question_ids: paper.map(({ question_id }) => question_id),
      paper: JSON.stringify(paper),
      started_at: now,
      deadline_at: new Date(now.getTime() + exam.minutes * 60_000),
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRow(
    trx,
    'exam_answers',
    paper.map(({ question_id }, n) => ({ attempt_id: id, place: n + 1, question_id })),
  );
  await remember(trx, id, 'start', { actor: 'user', actorId: userId, at: now }, null, s.running);
  return id;
}
