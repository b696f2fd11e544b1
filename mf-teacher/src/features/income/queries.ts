import type { DataOf } from '@harbor/contract';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

export type Income = DataOf<'GET /income/overview'>;

/** What somebody earned and where it lies. */
export const overviewQuery = () => apiQuery('GET /income/overview', {}, { silent: true, staleTime: 5_000 });

/** Bars of the last twelve months, or of the last years. */
export const chartQuery = (by: 'month' | 'year') =>
  apiQuery('GET /income/chart', { query: { by } }, { silent: true, placeholderData: keepPreviousData });

/** A page of incomes in a state, all of them with 0. */
export const paymentsQuery = (state: number, page: number) =>
  apiQuery(
    'GET /wait_take/payment',
    { query: { page, state: state || undefined } },
    { silent: true, staleTime: 5_000, placeholderData: keepPreviousData },
  );

/** A page of withdrawals, the newest first. */
export const withdrawalsQuery = (page: number) =>
  apiQuery(
    'GET /income/withdrawals',
    { query: { page } },
    { silent: true, placeholderData: keepPreviousData },
  );

const money = [
  'GET /income/overview',
  'GET /income/chart',
  'GET /income/withdrawals',
  'GET /wait_take/payment',
] as const;

const write = { silent: true, invalidates: money } as const;

export const useWithdraw = apiMutation('POST /income/withdraw', write);
export const useCancel = apiMutation('POST /income/cancel/:id', write);
export const useRetry = apiMutation('POST /income/retry/:id', write);
export const useAddPayee = apiMutation('POST /income/payee', write);
export const useRemovePayee = apiMutation('DELETE /income/payee/:id', write);
export const useAnswer = apiMutation('POST /income/answer/:id', write);
