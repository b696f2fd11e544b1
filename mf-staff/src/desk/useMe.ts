import { type StaffRight, staffRoles } from '@harbor/contract/staff-rights';
import { useQuery, useSession } from '@harbor/runtime';
import { meQuery } from '../features/entry';

/** Who works at the desk. */
export interface Me {
  id: number;
  name: string;
  /** Roles in words. */
  roles: string[];
  rights: readonly StaffRight[];
  /** Told of what stays late, and lets go of what others hold. */
  lead: boolean;
}

/** Whoever is in front of the screen, with what their roles allow. */
export function useMe(): Me {
  const { user } = useSession();
  const { data } = useQuery(meQuery());
  return {
    id: data?.id ?? user?.id ?? 0,
    name: data?.name ?? user?.nickname ?? '',
    roles: data?.roles.map((role) => staffRoles[role]) ?? [],
    rights: data?.rights ?? [],
    lead: data?.lead ?? false,
  };
}
