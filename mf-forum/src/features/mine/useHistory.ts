import { call, notify, useApiMutation, useInfiniteQuery, useSession } from '@harbor/runtime';

/** The posts that one has read. */
export function useHistory() {
  const { loggedIn } = useSession();
  const list = useInfiniteQuery({
    queryKey: ['GET /member/history', 'all'],
    queryFn: ({ pageParam }) => call('GET /member/history', { query: { page: pageParam }, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    enabled: loggedIn,
    staleTime: 0,
  });
  const remove = useApiMutation('PUT /member/history/delete', {
    invalidates: ['GET /member/history', 'GET /member/mine'],
    onSuccess: () => notify.success('浏览记录已删除'),
  });
  return {
    loggedIn,
    list,
    posts: list.data?.pages.flatMap(({ data }) => data) ?? [],
    recording: list.data?.pages[0]?.recording !== false,
    remove,
  };
}
