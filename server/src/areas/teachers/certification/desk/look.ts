import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import { insertRow } from '../../../../db/rows';
import { conflict, notFound } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { audit } from '../../../base/accounts/audit';
import { evidenceTicket, lookable } from '../evidence/tickets';
import { openId } from '../identity';
import { certifyLimits } from '../limits';
import { viewText } from '../views';
import { isMine, lockApplication } from './locked';

/**
 * Opens one piece of evidence for who has the application open: the copy with the watermark. Each time is written down,
 * where the applicant reads it.
 * @throws HttpProblem 404, 409
 */
export function lookAt(
  core: Core,
  user: SessionUser,
  id: number,
  { evidence, why = '' }: BodyOf<'POST /staff/teacher/apply/evidence/:id'>,
): Promise<DataOf<'POST /staff/teacher/apply/evidence/:id'>> {
  return core.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, id);
    const now = new Date(core.settings.clock.now());
    if (!isMine(row, user.id, now)) throw conflict('请先打开这份申请，再查看材料');
    const found = await lookable(trx, evidence);
    if (found.application_id !== id) throw notFound('材料不存在或已删除');
    const audit_id = await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: user.id },
      action: 'teacher_apply.evidence',
      object: ['teacher_application', String(id)],
      detail: { name: viewText('open', found.item), reason: why },
    });
    await insertRow(trx, 'teacher_views', {
      ...{ application_id: id, evidence_id: evidence, item: found.item, what: 'open' as const },
      ...{ viewer_id: user.id, why, audit_id, at: now },
    });
    return evidenceTicket(core, user, found);
  });
}

/** The number of the identity document, for a moment. @throws HttpProblem 404, 409 */
export function revealNumber(
  core: Core,
  staffId: number,
  id: number,
  why: string,
): Promise<DataOf<'POST /staff/teacher/apply/reveal/:id'>> {
  return core.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, id);
    const now = new Date(core.settings.clock.now());
    if (!isMine(row, staffId, now)) throw conflict('请先打开这份申请，再查看号码');
    const number = openId(core, row);
    if (number === '') throw notFound('没有证件号码');
    const audit_id = await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'teacher_apply.reveal',
      object: ['teacher_application', String(id)],
      detail: { reason: why },
    });
    await insertRow(trx, 'teacher_views', {
      ...{ application_id: id, evidence_id: null, item: 'id_number', what: 'reveal' as const },
      ...{ viewer_id: staffId, why, audit_id, at: now },
    });
    return { number, shown_for: certifyLimits.revealFor };
  });
}
