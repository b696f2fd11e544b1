import type { DataOf } from '@harbor/contract';
import { apiInfiniteQuery, apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

export type FinanceDay = DataOf<'GET /staff/finance/day'>;

/** How often a day is asked for anew while it is being compared, in ms. */
const runningEvery = 3000;

/** Everything of a day's money. */
export const dayQuery = (day: string) =>
  apiQuery(
    'GET /staff/finance/day',
    { query: { day } },
    {
      silent: true,
      staleTime: 5_000,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.running ? runningEvery : false),
    },
  );

/** What is looked for in a day's payments or refunds. */
export interface Wanted {
  kind: 'payments' | 'refunds';
  channel?: 'wechat' | 'alipay' | 'none';
  state: 'all' | 'done' | 'trouble';
  keyword: string;
}

/** Payments or refunds of a day, the newest first. */
export const moneyQuery = (day: string, { keyword, ...wanted }: Wanted) =>
  apiInfiniteQuery(
    'GET /staff/finance/list',
    { query: { day, ...wanted, keyword: keyword || undefined } },
    { silent: true, staleTime: 5_000 },
  );

/** Differences of all days: those that nobody settled, then the last that somebody did. */
export const differencesQuery = () =>
  apiQuery('GET /staff/finance/differences', {}, { silent: true, staleTime: 5_000 });

/** Begins to compare a day with the channels' statements. */
export const useReconcile = apiMutation('POST /staff/finance/reconcile', {
  silent: true,
  invalidates: ['GET /staff/finance/day'],
});

/** Settles a difference with the reason. */
export const useSettle = apiMutation('POST /staff/finance/settle/:id', {
  silent: true,
  invalidates: ['GET /staff/finance/day', 'GET /staff/finance/differences'],
});
