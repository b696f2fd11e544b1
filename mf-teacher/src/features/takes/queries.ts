import { apiInfiniteQuery, apiQuery, keepPreviousData } from '@harbor/runtime';

const held = { silent: true, placeholderData: keepPreviousData, staleTime: 0 } as const;

export type TakeColumn = 'open' | 'trial' | 'waiting' | 'formal' | 'delivered' | 'done';

/** Takes that run, for the board: there are never more than a page of them. */
export const openTakes = () => apiQuery('GET /wait_take/mine', { query: { column: 'open' } }, held);

/** Takes of one kind, page after page. */
export const takeRows = (column: TakeColumn) =>
  apiInfiniteQuery('GET /wait_take/mine', { query: { column } }, held);
