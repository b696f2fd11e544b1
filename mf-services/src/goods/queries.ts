import { apiInfiniteQuery, apiMutation, apiQuery } from '@harbor/runtime';

/** A service; the server inlines it into the page, the runtime asks again for people who are logged in. */
export const goodsDetail = (id: string) =>
  apiQuery('GET /service/detail/:id', { params: { id } }, { silent: true, staleTime: 60_000 });

/** `all | text | image | append | low`, or `tag:名称` */
export type AppraiseFilter = string;

/** The reviews of a service, page after page; all of them begin with what the server wrote into the page. */
export const appraiseFeed = (id: number, filter: AppraiseFilter) =>
  apiInfiniteQuery('GET /service/appraise/:id', {
    params: { id },
    query: { filter: filter === 'all' ? undefined : filter },
  });

/** Recommended services and the categories: one call, inlined on the pages that need it. */
export const indexGoods = () => apiQuery('GET /index/goods', {}, { staleTime: 2 * 60_000 });

/** What a purchase is of. */
export interface Wanted {
  spec_id: number;
  quantity?: number;
  words?: number;
}

/** What each coupon of the user takes off a purchase. */
export const usableCoupons = (id: number, body: Wanted) =>
  apiQuery('POST /service/get_coupons/:id', { params: { id }, body });

/** Collects a service. */
export const useCollectGoods = apiMutation('POST /service/collect/:id');

/** Collects a service no longer. */
export const useReleaseGoods = apiMutation('POST /service/cancel/:id');
