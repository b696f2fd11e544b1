import { useQuery } from '@harbor/runtime';
import { ordersQuery, useCounts } from '../queries';
import { urgentTab } from './shortcuts';

/** The one order that needs its owner most. */
export function useUrgentOrder() {
  const counts = useCounts();
  const tab = counts.data && urgentTab(counts.data);
  const list = useQuery(ordersQuery(tab));
  return {
    order: list.data?.data[0],
    serverTime: list.data?.server_time,
    /** Nothing is under way. */
    idle: counts.data !== undefined && (tab === undefined || list.data?.data.length === 0),
    error: list.error,
    retry: () => void list.refetch(),
  };
}
