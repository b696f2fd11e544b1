import type { DataOf } from '@harbor/contract';
import { apiQuery, useQuery, useSession } from '@harbor/runtime';

/** The numbers of the personal centre. */
export type Counts = DataOf<'GET /user/get_pc_num'>;

/** Asks for the numbers of the personal centre; never for visitors. */
export function useCounts() {
  const { loggedIn } = useSession();
  return useQuery(apiQuery('GET /user/get_pc_num', {}, { enabled: loggedIn, silent: true }));
}
