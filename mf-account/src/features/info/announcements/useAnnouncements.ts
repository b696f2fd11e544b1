import type { DataOf } from '@harbor/contract';
import { call, callKey, queryClient, useInfiniteQuery } from '@harbor/runtime';

const key = 'GET /announcement/list';

type Page = DataOf<typeof key>;

/** The first page, when the server wrote it into the HTML. */
function inlined() {
  const state = queryClient.getQueryState<Page>(callKey(key));
  return state?.data && { pages: { pages: [state.data], pageParams: [1] }, at: state.dataUpdatedAt };
}

/** Announcements, the latest first, page after page. */
export function useAnnouncements() {
  const feed = useInfiniteQuery({
    queryKey: [key, { pages: 'all' }],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call(key, { query: { page: pageParam }, signal, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    initialData: () => inlined()?.pages,
    initialDataUpdatedAt: () => inlined()?.at,
    staleTime: 60_000,
  });
  return { feed, announcements: (feed.data?.pages ?? []).flatMap((page) => page.data) };
}
