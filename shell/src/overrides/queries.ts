import { apiQuery } from '@harbor/runtime';

/** The releases that this browser's pages are made of. */
export const compositionQuery = (enabled: boolean) =>
  apiQuery('GET /api/platform/composition', {}, { silent: true, staleTime: 0, enabled });

/** Every part of the site with its releases: what one may be swapped for. */
export const releasesQuery = (enabled: boolean) =>
  apiQuery('GET /api/platform/releases', { query: { hours: 24 } }, { silent: true, staleTime: 0, enabled });
