import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { type AuditEntry, audit } from '../../base/accounts/audit';

/** Who of the team does it. */
export interface Staff {
  id: number;
}

/** The one line that a write of the team leaves. */
export const line = (
  trx: Db,
  core: Core,
  staff: Staff,
  action: AuditEntry['action'],
  [type, id]: ['course' | 'lesson' | 'course_teacher' | 'course_text', number],
  detail: AuditEntry['detail'] = {},
): Promise<number> =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staff.id },
    action,
    object: [type, String(id)],
    detail,
  });
