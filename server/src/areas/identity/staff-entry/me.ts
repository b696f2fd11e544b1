import { rightsOf, type StaffMe } from '@harbor/contract';
import type { Core } from '../../../core';
import { findRow } from '../../../db/rows';
import { forbidden } from '../../../http/problem';
import type { SessionUser, StaffMember } from '../../../http/session-user';
import { recoveryCodesLeft } from './recovery-codes';

/** When a session that has passed is asked again unless it is used, in ms; one that was not used yet passed just now. */
const idleAt = ({ staff: rules, clock }: Core['settings'], { usedAt }: StaffMember): number =>
  (usedAt?.getTime() ?? clock.now()) + rules.idle;

/** Somebody of the team as they see themselves. */
export async function meOf({ db, settings }: Core, { id, nickname, staff }: SessionUser): Promise<StaffMe> {
  if (!staff) throw forbidden();
  const factor = await findRow(db, 'staff_second_factors', { user_id: id }, ['locked_until']);
  const locked = factor?.locked_until?.getTime() ?? 0;
  const entered = staff.passed ? 'passed' : 'wanted';
  return {
    id,
    name: nickname,
    roles: [...staff.roles],
    lead: staff.lead,
    rights: rightsOf(staff.roles),
    second_factor: staff.hasFactor ? entered : 'none',
    money_until: staff.moneyUntil?.getTime() ?? null,
    idle_at: staff.passed ? idleAt(settings, staff) : null,
    locked_until: locked > settings.clock.now() ? locked : null,
    recovery_codes_left: await recoveryCodesLeft(db, id),
  };
}
