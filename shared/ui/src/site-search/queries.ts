import { apiQuery } from '@harbor/runtime';

/** What of the whole site fits a word, by kind. */
export const siteFinds = (keyword: string) =>
  apiQuery('GET /search/all', { query: { keyword } }, { silent: true, staleTime: 60_000 });
