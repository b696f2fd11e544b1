import type { Certificate, CertificateCheck, CertificateWay, DataOf } from '@harbor/contract';
import { certificateRule, certificateStatus as s } from '@harbor/contract/certificate-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { watchTexts } from '../../base/sentinel/watch';
import { wayOf } from './earned';
import { issueIfEarned } from './issue';
import { presentCheck, presentOwn, presentWay } from './present';
import type { CertificateRow } from './rows';

type WithCover = CertificateRow & { cover: string };

const withCover = (db: Db) =>
  db
    .selectFrom('certificates')
    .innerJoin('courses', 'courses.id', 'certificates.course_id')
    .selectAll('certificates')
    .select('courses.cover');

/** Somebody's own certificate. @throws HttpProblem 404 also for one of somebody else */
export async function ownCertificate(db: Db, userId: number, id: number): Promise<WithCover> {
  const row = await withCover(db)
    .where('certificates.id', '=', id)
    .where('certificates.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('没有找到这份证书');
  return row;
}

/**
 * How far somebody is with a course. What was earned without anything of theirs happening, such as by a lesson that was
 * taken away, is issued here.
 */
async function wayNow(core: Core, userId: number, courseId: number, now: Date) {
  const way = await wayOf(core.db, userId, courseId);
  if (!way?.earned) return way;
  await core.db.transaction().execute((trx) => issueIfEarned(trx, { userId, courseId, at: now }));
  return way;
}

/** All certificates of somebody, and the courses that still give one. */
export async function ownCertificates(
  core: Core,
  userId: number,
  now: Date,
): Promise<DataOf<'GET /certificate/list'>> {
  const enrolled = await core.db
    .selectFrom('enrolments')
    .select('course_id')
    .where('user_id', '=', userId)
    .where('status', '=', enrolmentStatus.valid)
    .orderBy('id', 'desc')
    .execute();
  const ways = [];
  for (const { course_id } of enrolled) {
    const way = await wayNow(core, userId, course_id, now);
    if (way?.offered) ways.push(way);
  }
  const rows = await withCover(core.db)
    .where('certificates.user_id', '=', userId)
    .orderBy('certificates.issued_at', 'desc')
    .orderBy('certificates.id', 'desc')
    .execute();
  const has = new Set(rows.filter(({ status }) => status === s.valid).map(({ course_id }) => course_id));
  return {
    rule: certificateRule,
    certificates: await Promise.all(rows.map((row) => presentOwn(core, row))),
    ways: ways.filter(({ course }) => !has.has(course.id)).map((way) => presentWay(way, null)),
  };
}

/** The certificate of one course, or what is missing for it. @throws HttpProblem 404 */
export async function certificateOfCourse(
  core: Core,
  userId: number,
  courseId: number,
  now: Date,
): Promise<CertificateWay> {
  const way = await wayNow(core, userId, courseId, now);
  if (!way) throw notFound('课程不存在或已下架');
  const row = await withCover(core.db)
    .where('certificates.user_id', '=', userId)
    .where('certificates.course_id', '=', courseId)
    .orderBy('certificates.status')
    .orderBy('certificates.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return presentWay(way, row ? await presentOwn(core, row) : null);
}

/**
 * Writes the holder's name on a certificate, once: whoever has seen it can rely on it.
 * @throws HttpProblem 404 · 409 it has a name, or is withdrawn · 422 by the rules on wording
 */
export async function nameCertificate(
  core: Core,
  userId: number,
  id: number,
  given: string,
): Promise<Certificate> {
  const { name } = await watchTexts(core, { userId, place: 'name' }, { name: given });
  const now = new Date(core.settings.clock.now());
  const { numUpdatedRows } = await core.db
    .updateTable('certificates')
    .set({ name, named: true, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('named', '=', false)
    .where('status', '=', s.valid)
    .executeTakeFirst();
  const row = await ownCertificate(core.db, userId, id);
  if (numUpdatedRows === 0n) throw conflict(row.named ? '姓名已经填写，不能再改' : '证书已撤销');
  return presentOwn(core, row);
}

/** What a code stands for. @throws HttpProblem 404 */
export async function checkCertificate(db: Db, code: string): Promise<CertificateCheck> {
  const row = await findRow(db, 'certificates', { code });
  if (!row) throw notFound('没有这个编号的证书，请核对后重新输入');
  return presentCheck(row);
}
