import { apiQuery } from '@harbor/runtime';
import { type GoodsFilters, writeFilters } from './filters';

/**
 * One page of the services that fit the filters, with the counts of every filter. It is asked for with the list's own
 * address, so that the server has it in the page already.
 */
export const findGoods = (filters: GoodsFilters) =>
  apiQuery('GET /service/find', { query: Object.fromEntries(writeFilters(filters)) }, { silent: true });
