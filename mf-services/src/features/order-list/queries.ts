import type { OrderTab } from '@harbor/contract';
import { apiInfiniteQuery, apiQuery, keepPreviousData } from '@harbor/runtime';

/** One page of the user's orders. */
export const orderPage = (tab: OrderTab, keyword: string, page: number) =>
  apiQuery(
    'POST /user/get_orders',
    { body: { tab, keyword: keyword || undefined, page } },
    { silent: true, staleTime: 0, refetchOnWindowFocus: true, placeholderData: keepPreviousData },
  );

/** How many orders wait under each tab. */
export const orderCounts = () =>
  apiQuery('GET /user/get_wait_num', {}, { staleTime: 0, refetchOnWindowFocus: true });

/** The user's orders page after page. */
export const orderFeed = (tab: OrderTab, keyword: string) =>
  apiInfiniteQuery(
    'POST /user/get_orders',
    { body: { tab, keyword: keyword || undefined } },
    { silent: true, refetchOnWindowFocus: true },
  );
