import type { OrderTab } from '@harbor/contract';
import { apiQuery, call, keepPreviousData, useInfiniteQuery } from '@harbor/runtime';

/** One page of the user's orders. */
export const orderPage = (tab: OrderTab, keyword: string, page: number) =>
  apiQuery(
    'POST /user/get_orders',
    { body: { tab, keyword: keyword || undefined, page } },
    { silent: true, refetchOnWindowFocus: true, placeholderData: keepPreviousData },
  );

/** How many orders wait under each tab. */
export const orderCounts = () => apiQuery('GET /user/get_wait_num', {}, { refetchOnWindowFocus: true });

/** The user's orders page after page. */
export function useOrderFeed(tab: OrderTab, keyword: string) {
  const body = { tab, keyword: keyword || undefined };
  return useInfiniteQuery({
    queryKey: ['POST /user/get_orders', { body, pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('POST /user/get_orders', { body: { ...body, page: pageParam }, signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    refetchOnWindowFocus: true,
  });
}
