import { apiInfiniteQuery, apiQuery, keepPreviousData } from '@harbor/runtime';
import { type GoodsFilters, writeFilters } from '../../goods/filters';

/**
 * One page of the services that fit the filters, with the counts of every filter. It is asked for with the list's own
 * address, so that the server has it in the page already.
 */
export const findGoods = (filters: GoodsFilters) =>
  apiQuery(
    'GET /service/find',
    { query: Object.fromEntries(writeFilters(filters)) },
    { silent: true, staleTime: 60_000 },
  );

/**
 * The list as the phone shows it, as far as somebody scrolls. Its first page is what the server has put into the page, or
 * what the filter sheet has counted.
 */
export const goodsFeed = (filters: GoodsFilters) =>
  apiInfiniteQuery(
    'GET /service/find',
    { query: Object.fromEntries(writeFilters({ ...filters, page: 1 })) },
    { silent: true, placeholderData: keepPreviousData, staleTime: 30_000 },
  );
