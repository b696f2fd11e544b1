import { useQuery } from '@harbor/runtime';
import { memberQuery } from '../../people/queries';

/** A member's page as everybody may read it. */
export const useMember = (id: number) => useQuery(memberQuery(id));
