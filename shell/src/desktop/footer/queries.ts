import { apiQuery } from '@harbor/runtime';

/** Links to friends of the house. */
export const friendlyLinks = (enabled: boolean) =>
  apiQuery('GET /get_links', {}, { enabled, silent: true, staleTime: 30 * 60_000 });

/** The articles that were published last; the home page brings them along. */
export const newestPress = (enabled: boolean) =>
  apiQuery('GET /press/newest', {}, { enabled, silent: true, staleTime: 30 * 60_000 });
