import { apiQuery } from '@harbor/runtime';

/** Links to friends of the house. */
export const friendlyLinks = (enabled: boolean) =>
  apiQuery('GET /get_links', {}, { enabled, silent: true, staleTime: 30 * 60_000 });
