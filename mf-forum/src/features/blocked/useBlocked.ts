import { call, useInfiniteQuery } from '@harbor/runtime';

/** The members that one has blocked. */
export function useBlocked() {
  const list = useInfiniteQuery({
    queryKey: ['GET /member/blocks', 'all'],
    queryFn: ({ pageParam }) => call('GET /member/blocks', { query: { page: pageParam }, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    staleTime: 0,
  });
  return { list, people: list.data?.pages.flatMap(({ data }) => data) ?? [] };
}
