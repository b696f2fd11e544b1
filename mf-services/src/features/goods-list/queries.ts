import { apiQuery } from '@harbor/runtime';
import { type GoodsFilters, searchBody } from './filters';

/** One page of the services that fit the filters, with the counts of every filter. */
export const goodsSearch = (filters: GoodsFilters, perPage: number) =>
  apiQuery('POST /service/search', { body: searchBody(filters, perPage) }, { silent: true });
