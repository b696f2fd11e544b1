import { apiMutation, apiQuery } from '@harbor/runtime';

/** What of one's order can be compared. */
export const comparisonSources = (orderId: string) =>
  apiQuery('GET /compare/sources/:id', { params: { id: orderId } }, { silent: true });

export interface Pair {
  left: string;
  right: string;
}

/** Two texts of one's order held against each other, with one's marks. */
export const comparison = (orderId: string, pair: Pair | null) =>
  apiQuery(
    'GET /compare/order/:id',
    { params: { id: orderId }, query: pair ?? { left: '', right: '' } },
    { silent: true, enabled: pair !== null, staleTime: 60_000 },
  );

/** Marks a change. */
export const useMark = apiMutation('POST /compare/mark/:id', { silent: true });
