import { rightsOf, type StaffMe } from '@harbor/contract';
import type { Core } from '../../../core';
import { findRow } from '../../../db/rows';
import { forbidden } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { recoveryCodesLeft } from './recovery-codes';

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
    locked_until: locked > settings.clock.now() ? locked : null,
    recovery_codes_left: await recoveryCodesLeft(db, id),
  };
}
