import type { DataOf, OrderTab } from '@harbor/contract';
import { apiQuery, useQuery, useSession } from '@harbor/runtime';

/** The numbers of the personal centre. */
export type Counts = DataOf<'GET /user/get_pc_num'>;

/** Asks for the numbers of the personal centre; never for visitors. */
export function useCounts() {
  const { loggedIn } = useSession();
  return useQuery(
    apiQuery(
      'GET /user/get_pc_num',
      {},
      { enabled: loggedIn, silent: true, staleTime: 15_000, refetchOnWindowFocus: true },
    ),
  );
}

/** Who is logged in. */
export const userQuery = (enabled: boolean) => apiQuery('GET /userInfo', {}, { enabled, silent: true });

/** The orders under a tab, the latest first; none without a tab. */
export const ordersQuery = (tab: OrderTab | undefined) =>
  apiQuery(
    'POST /user/get_orders',
    { body: { tab, page: 1 } },
    { enabled: tab !== undefined, silent: true, staleTime: 0 },
  );
