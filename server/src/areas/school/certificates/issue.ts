import { certificateStatus as s } from '@harbor/contract/certificate-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { orderKind } from '@harbor/contract/order-kind';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { OrderRow } from '../../trade/orders/rows';
import { keepsCourse } from '../exams/access';
import { wayOf } from './earned';
import { insertCertificate, moveCertificate } from './move';
import type { CertificateRow } from './rows';

/** Whose certificate of which course. */
export interface Whose {
  userId: number;
  courseId: number;
  at: Date;
}

/** The same, by one of the course's exams. */
type OfExam = Whose & { examId: number };

const certificatesOf = (db: Db, { userId, courseId }: Omit<Whose, 'at'>) =>
  db.selectFrom('certificates').selectAll().where('user_id', '=', userId).where('course_id', '=', courseId);

/**
 * Issues a certificate if everything for it is done, and tells its holder. The enrolment is held meanwhile: of a last
 * lesson and a last exam that end at the same moment, the second sees what the first has done. One that the team withdrew
 * is not made again by itself.
 * @returns the certificate that was made
 */
export async function issueIfEarned(
  trx: Db,
  { userId, courseId, at }: Whose,
): Promise<CertificateRow | undefined> {
  const enrolment = await trx
    .selectFrom('enrolments')
    .select('id')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('status', '=', enrolmentStatus.valid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!enrolment) return undefined;
  const before = await certificatesOf(trx, { userId, courseId }).execute();
  if (before.some(({ status, withdrawn_by }) => status === s.valid || withdrawn_by !== null))
    return undefined;
  const way = await wayOf(trx, userId, courseId);
  if (!way?.earned) return undefined;
  const { nickname } = await getRow(trx, 'users', { id: userId }, ['nickname']);
  const made = await insertCertificate(
    trx,
    { userId, courseId, courseTitle: way.course.title, name: nickname, score: way.score },
    at,
  );
  if (made)
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.course,
      title: '您获得了一份结课证书',
      body: `您学完了《${way.course.title}》并通过考试，成绩 ${way.score} 分。证书可公开核验，姓名可填写一次。`,
      link: `/certificate/${made.code}`,
      object: { type: 'certificate', id: made.id },
      now: at,
    });
  return made;
}

/** Withdraws the valid certificate of somebody for a course, where there is one, and tells them why. */
async function withdrawStanding(trx: Db, whose: Whose, reason: string): Promise<void> {
  const row = await certificatesOf(trx, whose).where('status', '=', s.valid).forUpdate().executeTakeFirst();
  if (!row) return;
  await moveCertificate(trx, row, 'withdraw', { actor: 'system', note: reason, at: whose.at });
  await tellWithdrawn(trx, row, reason, whose.at);
}

/** Tells a holder that their certificate is withdrawn, and why. */
export const tellWithdrawn = (trx: Db, row: CertificateRow, reason: string, at: Date): Promise<void> =>
  notify(trx, {
    userId: row.user_id,
    kind: messageKind.system,
    sub: systemSub.course,
    title: '结课证书已撤销',
    body: `《${row.course_title}》的结课证书已撤销，原因：${reason}。公开核验将显示已撤销；如有疑问请联系客服。`,
    link: `/certificate/${row.code}`,
    object: { type: 'certificate', id: row.id },
    now: at,
  });

/** An attempt does not pass any more: a certificate that rested on it is withdrawn, unless another attempt carries it. */
export async function withdrawUnearned(trx: Db, whose: OfExam, reason: string): Promise<void> {
  const way = await wayOf(trx, whose.userId, whose.courseId);
  // Another exam that came to the course later takes nothing from who had learnt it before.
  if (way?.exams.some(({ id, passed }) => id === whose.examId && !passed))
    await withdrawStanding(trx, whose, reason);
}

/** Marks were corrected: the certificate is withdrawn, bears the score that follows, or is issued. */
export async function followMarks(trx: Db, whose: OfExam): Promise<void> {
  await withdrawUnearned(trx, whose, '所依据的考试成绩已更正，未达到及格线');
  const way = await wayOf(trx, whose.userId, whose.courseId);
  if (!way?.earned) return;
  await trx
    .updateTable('certificates')
    .set({ score: way.score, updated_at: whose.at })
    .where('user_id', '=', whose.userId)
    .where('course_id', '=', whose.courseId)
    .where('status', '=', s.valid)
    .where('score', '<>', way.score)
    .execute();
  await issueIfEarned(trx, whose);
}

/**
 * The course went back, or that was granted. Money that came twice, or for an order before, may go back while the course
 * is open through another: then the certificate stays. Needs to come after what closes the course.
 */
export async function withdrawAfterRefund(
  trx: Db,
  order: Pick<OrderRow, 'kind' | 'user_id' | 'goods_id'>,
  at: Date,
): Promise<void> {
  if (order.kind !== orderKind.course) return;
  const whose = { userId: order.user_id, courseId: order.goods_id, at };
  if (await keepsCourse(trx, whose.userId, whose.courseId)) return;
  await withdrawStanding(trx, whose, '课程已全额退款');
}

/** The same with the grant of a refund: its money may be on its way for days. */
export async function withdrawOnceGranted(trx: Db, orderId: number, at: Date): Promise<void> {
  await withdrawAfterRefund(
    trx,
    await getRow(trx, 'orders', { id: orderId }, ['kind', 'user_id', 'goods_id']),
    at,
  );
}
