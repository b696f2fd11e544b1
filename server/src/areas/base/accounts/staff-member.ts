import type { StaffRole } from '@harbor/contract';
import type { StaffMember } from '../../../http/session-user';
import type { Settings } from '../../../settings';

/** Of the team's tables, as {@link staffColumns} reads them. */
export interface StaffColumns {
  staff_roles: StaffRole[] | null;
  staff_lead: boolean | null;
  has_factor: boolean;
  second_factor_at: Date | null;
  staff_used_at: Date | null;
  money_proved_at: Date | null;
}

/** What is read of somebody who may be of the team; `s` is the session and `m` their row of `staff_members`, if any. */
export const staffColumns = `m.roles as staff_roles, m.lead as staff_lead, s.second_factor_at, s.staff_used_at, s.money_proved_at,
      (m.user_id is not null and exists (
        select from staff_second_factors f where f.user_id = m.user_id and f.confirmed_at is not null)) as has_factor`;

/** What somebody of the team is in a session; null for who is none of them. */
export function staffMemberOf(
  row: StaffColumns,
  { staff: rules }: Pick<Settings, 'staff'>,
  now: number,
): StaffMember | null {
  if (!row.staff_roles) return null;
  const lastUse = row.staff_used_at ?? row.second_factor_at;
  const fresh = lastUse !== null && now - lastUse.getTime() <= rules.idle;
  const passed = row.has_factor && row.second_factor_at !== null && fresh;
  const proven = row.money_proved_at ? row.money_proved_at.getTime() + rules.proof : 0;
  return {
    roles: row.staff_roles,
    lead: row.staff_lead === true,
    hasFactor: row.has_factor,
    passed,
    moneyUntil: passed && proven > now ? new Date(proven) : null,
    usedAt: row.staff_used_at,
  };
}

/** Where the secret of somebody's second factor is sealed for. */
export const secretPlace = (userId: number) => `staff_second_factors.secret:${userId}`;
