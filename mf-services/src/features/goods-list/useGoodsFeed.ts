import { call, keepPreviousData, queryClient, useInfiniteQuery } from '@harbor/runtime';
import { type GoodsFilters, writeFilters } from './filters';
import { findGoods } from './queries';

/** The list as the phone shows it: page after page, as far as somebody scrolls. */
export function useGoodsFeed(filters: GoodsFilters) {
  const first = findGoods({ ...filters, page: 1 });
  return useInfiniteQuery({
    queryKey: ['GET /service/find', { ...first.queryKey[1], pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /service/find', {
        query: Object.fromEntries(writeFilters({ ...filters, page: pageParam })),
        signal,
        silent: true,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    placeholderData: keepPreviousData,
    // What the server has put into the page, or the filter sheet has counted.
    initialData: () => {
      const page = queryClient.getQueryData(first.queryKey);
      return page && { pages: [page], pageParams: [1] };
    },
    initialDataUpdatedAt: () => queryClient.getQueryState(first.queryKey)?.dataUpdatedAt,
    staleTime: 30_000,
  });
}
