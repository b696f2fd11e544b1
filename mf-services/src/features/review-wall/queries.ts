import { apiQuery, call, callKey, keepPreviousData, queryClient, useInfiniteQuery } from '@harbor/runtime';
import { type Wall, type WallFilters, wallPath, wallQuery } from './filters';

/** One page of the wall. */
export const wall = (filters: WallFilters) =>
  apiQuery(
    'GET /appraise/list',
    { query: wallQuery(filters, filters.page) },
    { silent: true, placeholderData: keepPreviousData },
  );

/** The wall page after page; the plain one begins with what the server wrote into the page. */
export function useWallFeed(filters: WallFilters) {
  return useInfiniteQuery({
    queryKey: ['GET /appraise/list', { wall: wallPath({ ...filters, page: 1 }), pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /appraise/list', { query: wallQuery(filters, pageParam), signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    initialData: () => {
      const first = queryClient.getQueryData<Wall>(
        callKey('GET /appraise/list', { query: wallQuery(filters, 1) }),
      );
      return first && { pages: [first], pageParams: [1] };
    },
    placeholderData: keepPreviousData,
  });
}
