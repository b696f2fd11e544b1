import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/** How far somebody has come with a course. */
export interface Learnt {
  userId: number;
  courseId: number;
  /** Of the course's seconds, whole percent. */
  percent: number;
  doneLessons: number;
  at: Date;
}

/** Notes how much of a course its learner has seen; a refund without staff depends on it. Ended enrolments stay as they are. */
export async function noteLearnt(
  trx: Db,
  { userId, courseId, percent, doneLessons, at }: Learnt,
): Promise<void> {
  await sql`
    update enrolments set percent = ${percent}, done_lessons = ${doneLessons}, learnt_at = ${at}
    where user_id = ${userId} and course_id = ${courseId} and status = ${enrolmentStatus.valid}`.execute(trx);
}
