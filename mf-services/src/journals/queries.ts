import { apiQuery } from '@harbor/runtime';

/** Journals that somebody may mean who has typed so far. */
export const journalSuggestions = (keyword: string) =>
  apiQuery('GET /magazine/suggest', { query: { keyword } }, { silent: true, staleTime: 60_000 });

/** A journal by its number in the library. */
export const journalDetail = (id: number) =>
  apiQuery('GET /magazine/detail', { query: { id: String(id) } }, { silent: true, staleTime: 5 * 60_000 });
