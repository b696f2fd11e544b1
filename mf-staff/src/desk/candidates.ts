import type { QueryOf } from '@harbor/contract';
import { apiQuery, keepPreviousData } from '@harbor/runtime';

/** Teachers for an order, who fits best first; with `barred` those who must not get it too, each with the reason. */
export const candidatesQuery = (id: number, query: QueryOf<'GET /staff/pool/candidates/:id'>) =>
  apiQuery(
    'GET /staff/pool/candidates/:id',
    { params: { id }, query },
    { silent: true, staleTime: 0, placeholderData: keepPreviousData },
  );
