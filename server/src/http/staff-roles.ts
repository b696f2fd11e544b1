import type { StaffRight, StaffRole } from '@harbor/contract';
import { hasRight } from '@harbor/contract/staff-rights';

/**
 * What somebody does in the operating team. To be replaced by `request.user.staff.roles` once roles are kept: until then
 * everybody of the team is a super administrator. Everything that asks for roles asks here.
 */
export function rolesOf(user: { is_staff: boolean }): StaffRole[] {
  return user.is_staff ? ['admin'] : [];
}

/** Whether somebody of the team may do what a right allows. */
export const may = (user: { is_staff: boolean }, right: StaffRight): boolean =>
  hasRight(rolesOf(user), right);
