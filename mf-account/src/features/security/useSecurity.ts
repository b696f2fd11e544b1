import { apiQuery, useQuery } from '@harbor/runtime';

/** The ways into the account of who is logged in. */
export function useSecurity() {
  return useQuery(apiQuery('GET /auth/security', {}, { silent: true }));
}
