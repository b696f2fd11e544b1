import type { StaffRight, StaffRole } from '@harbor/contract';
import { hasRight } from '@harbor/contract/staff-rights';

/** Roles of people in tests; others of the team are administrators. */
export const given = new Map<number, StaffRole[]>();

interface Person {
  id?: number;
  is_staff: boolean;
}

const rolesOf = ({ id = 0, is_staff }: Person): StaffRole[] => (is_staff ? (given.get(id) ?? ['admin']) : []);

/** Takes the place of `http/staff-roles`: `jest.mock('…/http/staff-roles', () => jest.requireActual('…/testing/roles').fake)`. */
export const fake = {
  rolesOf,
  may: (person: Person, right: StaffRight) => hasRight(rolesOf(person), right),
};
