import type { CollectKind } from '@harbor/contract/collect-kinds';
import { call, useInfiniteQuery } from '@harbor/runtime';

/** Favourites of one kind, page after page, the latest first. */
export function useCollectFeed(kind: CollectKind) {
  return useInfiniteQuery({
    queryKey: ['GET /user/get_collect', { kind, pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /user/get_collect', { query: { kind, page: pageParam }, signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
  });
}
