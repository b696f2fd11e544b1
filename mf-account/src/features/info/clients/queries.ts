import { apiQuery } from '@harbor/runtime';

/** The newest client of each platform. */
export const clientsQuery = () =>
  apiQuery('GET /clientAndServer/all/list', {}, { silent: true, staleTime: 30 * 60_000 });
