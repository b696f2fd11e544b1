import { apiQuery, useQuery } from '@harbor/runtime';
import { useCounts } from '../useCounts';
import { urgentTab } from './shortcuts';

/** The one order that needs its owner most. */
export function useUrgentOrder() {
  const counts = useCounts();
  const tab = counts.data && urgentTab(counts.data);
  const list = useQuery(
    apiQuery(
      'POST /user/get_orders',
      { body: { tab, page: 1 } },
      { enabled: tab !== undefined, silent: true },
    ),
  );
  return {
    order: list.data?.data[0],
    serverTime: list.data?.server_time,
    /** Nothing is under way. */
    idle: counts.data !== undefined && (tab === undefined || list.data?.data.length === 0),
    error: list.error,
    retry: () => void list.refetch(),
  };
}
