import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { type AuditEntry, audit } from '../../base/accounts/audit';

/** Who of the team does it, or a course's teacher. */
export interface Staff {
  id: number;
  actor?: 'operator' | 'teacher';
}

/** The one line that a write of the team or of a teacher leaves. */
export const line = (
  trx: Db,
  core: Core,
  staff: Staff,
  action: AuditEntry['action'],
  [type, id]: ['course' | 'lesson' | 'course_teacher' | 'course_text', number],
  detail: AuditEntry['detail'] = {},
): Promise<number> =>
  audit(trx, core.settings.clock, {
    actor: { type: staff.actor === 'teacher' ? 'user' : 'staff', id: staff.id },
    action,
    object: [type, String(id)],
    detail,
  });
