import { call, notify, useApiMutation, useInfiniteQuery } from '@harbor/runtime';

/** One's drafts, the last saved first. */
export function useDrafts() {
  const list = useInfiniteQuery({
    queryKey: ['GET /draft/list', 'all'],
    queryFn: ({ pageParam }) => call('GET /draft/list', { query: { page: pageParam }, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
  });
  const remove = useApiMutation('PUT /draft/delete', {
    invalidates: ['GET /draft/list', 'GET /member/mine'],
    onSuccess: () => notify.success('草稿已删除'),
  });
  return {
    list,
    drafts: list.data?.pages.flatMap(({ data }) => data) ?? [],
    limit: list.data?.pages[0]?.limit,
    remove,
  };
}
