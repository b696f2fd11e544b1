import { teacherApplyStatus as a } from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, notFound } from '../../../../http/problem';
import type { AuditDetail } from '../../../base/accounts/audit';
import { audit } from '../../../base/accounts/audit';
import type { AuditAction } from '../../../base/accounts/audit-words';
import type { ApplicationRow } from '../rows';

/** An application under its lock. @throws HttpProblem 404 also for drafts, which are the applicant's alone */
export async function lockApplication(trx: Db, id: number): Promise<ApplicationRow> {
  const row = await trx
    .selectFrom('teacher_applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.submitted_at === null) throw notFound('申请不存在');
  return row;
}

/** Whether this person of the team has it open. */
export const isMine = ({ status, locked_by, locked_until }: ApplicationRow, staffId: number, now: Date) =>
  status === a.reviewing && locked_by === staffId && locked_until !== null && locked_until > now;

/**
 * Runs what only who has an application open may do, under its lock, with a line of the audit log.
 * @throws HttpProblem 404, 409 for what somebody else has open, or nobody any more
 */
export function whileOpen(
  core: Core,
  staffId: number,
  id: number,
  action: AuditAction,
  work: (trx: Db, row: ApplicationRow, now: Date) => Promise<AuditDetail>,
): Promise<void> {
  return core.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, id);
    const now = new Date(core.settings.clock.now());
    if (row.status !== a.reviewing) throw conflict('这份申请不在审核中，请刷新');
    if (!isMine(row, staffId, now)) throw conflict('审核锁定已到时或由其他同事打开，请重新打开');
    const detail = await work(trx, row, now);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action,
      object: ['teacher_application', String(id)],
      detail,
    });
  });
}
