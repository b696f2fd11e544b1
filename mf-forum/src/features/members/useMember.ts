import { apiQuery, useQuery } from '@harbor/runtime';

/** A member's page as everybody may read it. */
export const useMember = (id: number) =>
  useQuery(apiQuery('GET /member/info/:id', { params: { id } }, { silent: true, staleTime: 5000 }));
