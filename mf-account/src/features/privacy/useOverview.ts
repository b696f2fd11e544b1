import { apiQuery, useQuery } from '@harbor/runtime';

/** What the site holds of who is logged in, their switches and agreements. */
export function useOverview() {
  return useQuery(apiQuery('GET /privacy/overview', {}, { silent: true }));
}
