import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { type AuditDetail, audit } from '../../base/accounts/audit';
import type { AuditAction } from '../../base/accounts/audit-words';

/** What somebody of the team did to what. */
interface Act {
  action: AuditAction;
  object: Parameters<typeof audit>[2]['object'];
  detail?: AuditDetail;
}

/** Writes the one line of the audit log that each write of the desk leaves. */
export const writeLine = (
  core: Core,
  trx: Db,
  staffId: number,
  { action, object, detail = {} }: Act,
): Promise<number> =>
  audit(trx, core.settings.clock, { actor: { type: 'staff', id: staffId }, action, object, detail });
