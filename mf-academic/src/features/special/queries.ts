import {
  apiQuery,
  firstPage,
  keepPreviousData,
  nextPage,
  queryClient,
  useInfiniteQuery,
} from '@harbor/runtime';

// The first page has no number, so that what the server put into the page is found.
const of = (page: number) => (page > 1 ? page : undefined);

/** A special with one page of its articles. */
export const specialPage = (id: number, page: number) =>
  apiQuery(
    'GET /press/special/:id',
    { params: { id }, query: { page: of(page) } },
    { silent: true, placeholderData: keepPreviousData },
  );

/** The articles of a special as far as somebody scrolls, on the phone. */
export function useSpecialFeed(id: number) {
  return useInfiniteQuery({
    queryKey: ['academic:special', id],
    queryFn: async ({ pageParam }) =>
      (await queryClient.fetchQuery(specialPage(id, pageParam.page ?? 1))).press,
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
    initialData: () => {
      const first = queryClient.getQueryData(specialPage(id, 1).queryKey)?.press;
      return first && { pages: [first], pageParams: [firstPage] };
    },
    staleTime: 30_000,
  });
}
