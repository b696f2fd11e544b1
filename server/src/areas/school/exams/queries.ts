import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { examStatus } from '@harbor/contract/exam-status';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import type { AnswerRow, AttemptRow, ExamRow } from './rows';

const unknownAttempt = '没有找到这次作答';

/** An exam that learners may know of: one that was never opened is not there. @throws HttpProblem 404 */
export async function knownExam(db: Db, id: number): Promise<ExamRow> {
  const exam = await db
    .selectFrom('exams')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', examStatus.draft)
    .executeTakeFirst();
  if (!exam) throw notFound('考试不存在');
  return exam;
}

/** Somebody's own attempt. @throws HttpProblem 404 also for one of somebody else */
export async function ownAttempt(db: Db, userId: number, id: number): Promise<AttemptRow> {
  const row = await db
    .selectFrom('exam_attempts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound(unknownAttempt);
  return row;
}

/** The same, held until the transaction ends: saves, the hand-in and the clock come one after the other. */
export async function lockOwnAttempt(trx: Db, userId: number, id: number): Promise<AttemptRow> {
  const row = await trx
    .selectFrom('exam_attempts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknownAttempt);
  return row;
}

/** What was answered in an attempt, by place. */
export const answersOf = (db: Db, attemptId: number): Promise<AnswerRow[]> =>
  db.selectFrom('exam_answers').selectAll().where('attempt_id', '=', attemptId).orderBy('place').execute();

/** An attempt without its paper, which is long. */
export type AttemptHead = Omit<AttemptRow, 'paper'>;

/** All attempts of somebody at some exams, the newest first, without those that count for nothing. */
export const attemptsOf = (db: Db, userId: number, examIds: readonly number[]): Promise<AttemptHead[]> =>
  db
    .selectFrom('exam_attempts')
    .select([
      ...([
        'id',
        'exam_id',
        'course_id',
        'user_id',
        'number',
        'status',
        'timed_out',
        'pass_percent',
      ] as const),
      ...([
        'show_answer',
        'full_points',
        'score',
        'passed',
        'question_ids',
        'revision',
        'void_reason',
      ] as const),
      ...(['started_at', 'deadline_at', 'handed_in_at', 'graded_at', 'marked_at', 'updated_at'] as const),
    ])
    .where('user_id', '=', userId)
    .where('exam_id', 'in', examIds.length > 0 ? [...examIds] : [0])
    .orderBy('number', 'desc')
    .execute();

/** Whether an attempt counts: one that was made void does not. */
export const counts = ({ status }: Pick<AttemptRow, 'status'>): boolean => status !== s.voided;

/** Questions of attempts that somebody has open: what is right in them is told nowhere meanwhile. */
export async function askedNow(db: Db, userId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('exam_attempts')
    .select('question_ids')
    .where('user_id', '=', userId)
    .where('status', '=', s.running)
    .execute();
  return new Set(rows.flatMap(({ question_ids }) => question_ids));
}
