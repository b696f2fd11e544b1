import type { QueryOf } from '@harbor/contract';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

/** A page of certificates, the newest first. */
export const certificatesQuery = (query: QueryOf<'GET /staff/certificates/list'>) =>
  apiQuery(
    'GET /staff/certificates/list',
    { query },
    { silent: true, staleTime: 0, placeholderData: keepPreviousData },
  );

export const useWithdraw = apiMutation('POST /staff/certificates/withdraw/:id', {
  silent: true,
  invalidates: ['GET /staff/certificates/list'],
});
