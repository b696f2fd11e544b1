import { courseStatus } from '@harbor/contract/course-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import type { Db } from '../../../db/connect';
import { forbidden, notFound } from '../../../http/problem';
import { ownsCourse } from '../lessons/may-watch';

/** What is read who has not bought the course, or has it no more. */
export const withoutCourse = '开通课程后可以参加考试';

const enrolments = (db: Db, userId: number, courseId: number, now: Date) =>
  db
    .selectFrom('enrolments')
    .select('id')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('status', '=', enrolmentStatus.valid)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));

/** @throws HttpProblem 403 for who has not bought the course, or has it no more */
export async function requireEnrolled(db: Db, userId: number, courseId: number, now: Date): Promise<void> {
  if (!(await ownsCourse(db, userId, courseId, now))) throw forbidden(withoutCourse);
}

/**
 * The same, with the enrolment held until the transaction ends: of two starts of one person the second waits and finds
 * what the first has begun, and a refund comes before or after.
 * @throws HttpProblem 403
 */
export async function lockEnrolled(trx: Db, userId: number, courseId: number, now: Date): Promise<void> {
  const held = await enrolments(trx, userId, courseId, now).forNoKeyUpdate().executeTakeFirst();
  if (!held) throw forbidden(withoutCourse);
}

/** Whether somebody has a course, or had it until its time was over: what they had last was not given back. */
export async function keepsCourse(db: Db, userId: number, courseId: number): Promise<boolean> {
  const last = await db
    .selectFrom('enrolments')
    .select('status')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.status !== enrolmentStatus.refunded;
}

/** A course that members may know of. @throws HttpProblem 404 */
export async function knownCourse(db: Db, id: number): Promise<{ id: number; title: string }> {
  const { onShelf, updating, offShelf } = courseStatus;
  const course = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('status', 'in', [onShelf, updating, offShelf])
    .executeTakeFirst();
  if (!course) throw notFound('课程不存在或已下架');
  return course;
}
