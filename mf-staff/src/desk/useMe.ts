import { rightsOf, type StaffRight, type StaffRole, staffRoles } from '@harbor/contract/staff-rights';
import { useQuery, useSession } from '@harbor/runtime';
import { colleaguesQuery } from './queries';

/** Who works at the desk. */
export interface Me {
  id: number;
  name: string;
  /** Roles in words. */
  roles: string[];
  rights: StaffRight[];
}

const named = (word: string) =>
  (Object.keys(staffRoles) as StaffRole[]).filter((role) => staffRoles[role] === word);

/** Whoever is in front of the screen, by the list of who is on duty. */
export function useMe(): Me {
  const { user } = useSession();
  const { data } = useQuery(colleaguesQuery());
  const mine = data?.duty.find(({ id }) => id === user?.id);
  const roles = mine?.roles ?? [];
  return {
    id: user?.id ?? 0,
    name: mine?.name ?? user?.nickname ?? '',
    roles,
    rights: rightsOf(roles.flatMap(named)),
  };
}
