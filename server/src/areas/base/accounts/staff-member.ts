import type { StaffRole } from '@harbor/contract';
import type { StaffMember } from '../../../http/session-user';
import type { Settings } from '../../../settings';

/** Of the team's tables, as {@link staffColumns} reads them. */
export interface StaffColumns {
  staff_roles: StaffRole[] | null;
  staff_lead: boolean | null;
  /** When the second factor was confirmed; null without one. */
  factor_at: Date | null;
  second_factor_at: Date | null;
  staff_used_at: Date | null;
  money_proved_at: Date | null;
}

/** What is read of somebody who may be of the team; `s` is the session and `m` their row of `staff_members`, if any. */
export const staffColumns = `m.roles as staff_roles, m.lead as staff_lead, s.second_factor_at, s.staff_used_at, s.money_proved_at,
      (select f.confirmed_at from staff_second_factors f where f.user_id = m.user_id) as factor_at`;

/** What somebody of the team is in a session; null for who is none of them. */
export function staffMemberOf(
  row: StaffColumns,
  { staff: rules }: Pick<Settings, 'staff'>,
  now: number,
): StaffMember | null {
  if (!row.staff_roles) return null;
  const lastUse = row.staff_used_at ?? row.second_factor_at;
  const fresh = lastUse !== null && now - lastUse.getTime() <= rules.idle;
  const passedAt = row.second_factor_at?.getTime() ?? 0;
  // A session that was renewed while a factor was reset bears the mark of the one before.
  const ofThisFactor = row.factor_at !== null && passedAt >= row.factor_at.getTime();
  const passed = ofThisFactor && fresh && now - passedAt <= rules.longest;
  const proven = row.money_proved_at ? row.money_proved_at.getTime() + rules.proof : 0;
  return {
    roles: row.staff_roles,
    lead: row.staff_lead === true,
    hasFactor: row.factor_at !== null,
    passed,
    moneyUntil: passed && proven > now ? new Date(proven) : null,
    usedAt: row.staff_used_at,
  };
}

/** Where the secret of somebody's second factor is sealed for. */
export const secretPlace = (userId: number) => `staff_second_factors.secret:${userId}`;
