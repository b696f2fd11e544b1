import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { orderKind } from '@harbor/contract/order-kind';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { refundStatus } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import { type EnrolmentTransitionContext, moveEnrolment, openEnrolment } from './move';

/** Refunds whose money is back, on its way, or being brought there by staff. */
const givenBack = [refundStatus.processing, refundStatus.failed, refundStatus.refunded];

/** Whether somebody may learn in a course now. */
export async function hasCourse(db: Db, userId: number, courseId: number): Promise<boolean> {
  const found = await findRow(
    db,
    'enrolments',
    { user_id: userId, course_id: courseId, status: enrolmentStatus.valid },
    ['id'],
  );
  return found !== undefined;
}

/** Nobody is asked to pay for a course that they have. @throws HttpProblem 409 */
export async function requireWithoutCourse(db: Db, userId: number, courseId: number): Promise<void> {
  if (await hasCourse(db, userId, courseId)) throw conflict('您已拥有该课程');
}

/** Another order of theirs may have opened the course meanwhile: this one's money would only go back. @throws HttpProblem 409 */
export async function refuseOwnedCourse(
  db: Db,
  order: Pick<OrderRow, 'kind' | 'user_id' | 'goods_id'>,
): Promise<void> {
  if (order.kind === orderKind.course) await requireWithoutCourse(db, order.user_id, order.goods_id);
}

/**
 * Gives the buyer what their order bought, in the transaction that credits its payment; a service needs nothing.
 * @returns false when they have the course already: the money is not wanted
 */
export async function giveAccess(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'kind' | 'user_id' | 'goods_id'>,
  context: EnrolmentTransitionContext,
): Promise<boolean> {
  if (order.kind !== orderKind.course) return true;
  return openEnrolment(trx, { userId: order.user_id, courseId: order.goods_id, orderId: order.id }, context);
}

/** The whole order went back: what it opened is closed. Needs the lock on the order. */
export async function endAccess(trx: Db, order: Pick<OrderRow, 'id'>, at: Date): Promise<void> {
  const enrolment = await trx
    .selectFrom('enrolments')
    .select(['id', 'status'])
    .where('order_id', '=', order.id)
    .where('status', '<>', enrolmentStatus.refunded)
    .forUpdate()
    .executeTakeFirst();
  if (enrolment) await moveEnrolment(trx, enrolment, 'refund', { actor: 'system', at });
}

/**
 * A whole refund that was granted is not taken back, and its money may be on its way for days: the course is closed with
 * the grant, or it could be seen whole meanwhile, after a refund that asks for a tenth at most. A part leaves it open.
 * Needs the lock on the order.
 */
export async function endAccessOnceGranted(trx: Db, orderId: number, at: Date): Promise<void> {
  const { rows } = await sql`
    select 1 from orders o where o.id = ${orderId} and o.kind = ${orderKind.course} and o.pay_fen <= (
      select sum(approved_fen) from refunds
      where order_id = o.id and kind = 'order' and status = any(${givenBack}))`.execute(trx);
  if (rows.length > 0) await endAccess(trx, { id: orderId }, at);
}

/** How many courses somebody may learn in. */
export async function coursesOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('enrolments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', enrolmentStatus.valid)
    .executeTakeFirstOrThrow();
  return count;
}
