import { call, useInfiniteQuery } from '@harbor/runtime';

export type TopicSort = 'hot' | 'newest';

/** All topics, as far as somebody asks for more. */
export function useTopicList(sort: TopicSort) {
  return useInfiniteQuery({
    queryKey: ['POST /topic/list', { sort, pages: 'all' }],
    queryFn: ({ pageParam }) => call('POST /topic/list', { body: { page: pageParam, sort }, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    staleTime: 30_000,
  });
}
