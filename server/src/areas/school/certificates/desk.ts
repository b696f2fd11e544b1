import type { DataOf, DeskCertificate } from '@harbor/contract';
import { tidyCertificateCode } from '@harbor/contract/certificate-code';
import { certificateStatus as s } from '@harbor/contract/certificate-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { paginate } from '../../../http/page';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { tellWithdrawn } from './issue';
import { moveCertificate } from './move';
import { presentDesk } from './present';

const perPage = 20;

const found = (db: Db) =>
  db
    .selectFrom('certificates')
    .innerJoin('courses', 'courses.id', 'certificates.course_id')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .leftJoin('users as by', 'by.id', 'certificates.withdrawn_by')
    .selectAll('certificates')
    .select(['courses.cover', 'users.nickname', 'by.nickname as by']);

/** Certificates of everybody, the newest first; found by code, holder or course. */
export function deskCertificates(
  db: Db,
  filter: { page?: number | undefined; status?: number | undefined; keyword?: string | undefined },
): Promise<DataOf<'GET /staff/certificates/list'>> {
  const { page = 1, status, keyword = '' } = filter;
  let query = found(db);
  if (status !== undefined) query = query.where('certificates.status', '=', status as typeof s.valid);
  if (keyword !== '') {
    const like = `%${escapeLike(keyword)}%`;
    query = query.where((eb) =>
      eb.or([
        eb('certificates.code', '=', tidyCertificateCode(keyword)),
        eb('certificates.name', 'ilike', like),
        eb('users.nickname', 'ilike', like),
        eb('certificates.course_title', 'ilike', like),
      ]),
    );
  }
  return paginate(
    query.orderBy('certificates.issued_at', 'desc').orderBy('certificates.id', 'desc'),
    { page, perPage },
    (rows) => rows.map(presentDesk),
  );
}

/**
 * Somebody of the team withdraws a certificate, with a reason that its holder reads; whoever checks it sees that it holds
 * no more.
 * @throws HttpProblem 404 · 409 withdrawn already
 */
export async function withdrawCertificate(
  core: Core,
  staffId: number,
  id: number,
  reason: string,
): Promise<DeskCertificate> {
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('certificates')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('没有这份证书');
    if (row.status !== s.valid) throw conflict('证书已经撤销');
    await moveCertificate(trx, row, 'withdraw', { actor: 'operator', actorId: staffId, note: reason, at });
    await tellWithdrawn(trx, row, reason, at);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'certificate.withdraw',
      object: ['certificate', String(id)],
      detail: { reason },
    });
  });
  return presentDesk(await found(core.db).where('certificates.id', '=', id).executeTakeFirstOrThrow());
}
