import { apiInfiniteQuery, apiQuery, keepPreviousData } from '@harbor/runtime';
import { type WallFilters, wallQuery } from './filters';

/** One page of the wall. */
export const wall = (filters: WallFilters) =>
  apiQuery(
    'GET /appraise/list',
    { query: wallQuery(filters, filters.page) },
    { silent: true, placeholderData: keepPreviousData },
  );

/** The wall page after page; the plain one begins with what the server wrote into the page. */
export const wallFeed = (filters: WallFilters) =>
  apiInfiniteQuery(
    'GET /appraise/list',
    { query: wallQuery(filters, 1) },
    { silent: true, placeholderData: keepPreviousData },
  );
