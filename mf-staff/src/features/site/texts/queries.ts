import type { SiteTextName } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';

/** Both texts with their versions. */
export const textsQuery = () => apiQuery('GET /staff/text/list', {}, { silent: true, staleTime: 2_000 });

/** One version as it was written. */
export const textQuery = (name: SiteTextName, version: number) =>
  apiQuery('GET /staff/text/detail', { query: { name, version: String(version) } }, { silent: true });

export const usePublishText = apiMutation('POST /staff/text/publish', {
  silent: true,
  invalidates: ['GET /staff/text/list', 'GET /info/about', 'GET /info/disclaimer'],
});
