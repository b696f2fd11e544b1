import { call, keepPreviousData, useInfiniteQuery } from '@harbor/runtime';
import { type GoodsFilters, searchBody } from './filters';

const perPage = 12;

/** The list as the phone shows it: page after page, as far as somebody scrolls. */
export function useGoodsFeed(filters: GoodsFilters) {
  const body = searchBody({ ...filters, page: 1 }, perPage);
  return useInfiniteQuery({
    queryKey: ['POST /service/search', { body, pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('POST /service/search', { body: { ...body, page: pageParam }, signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
