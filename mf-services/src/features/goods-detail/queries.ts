import { apiQuery, call, useInfiniteQuery } from '@harbor/runtime';

/** A service; the server inlines it into the page, the runtime asks again for people who are logged in. */
export const goodsDetail = (id: string) =>
  apiQuery('GET /service/detail/:id', { params: { id } }, { silent: true });

/** `all | text | image | append | low`, or `tag:名称` */
export type AppraiseFilter = string;

/** The reviews of a service, page after page. */
export function useAppraises(id: number, filter: AppraiseFilter) {
  return useInfiniteQuery({
    queryKey: ['GET /service/appraise/:id', { params: { id }, filter, pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /service/appraise/:id', { params: { id }, query: { page: pageParam, filter }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
  });
}
