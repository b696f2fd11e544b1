import type { DataOf } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';

/** What is answered to a text. */
export type Matched = DataOf<'POST /magazine/match'>;

/** What texts are held against. */
export const matchAbout = () => apiQuery('GET /magazine/match/about', {}, { silent: true });

/** Finds journals for a title and an abstract. */
export const useMatch = apiMutation('POST /magazine/match', { silent: true });

/**
 * The last answer, in this page's memory alone: who reads of a journal and comes back finds it still there, and a reload
 * forgets it. It is only ever put in; nothing asks for it.
 */
export const lastMatch = {
  queryKey: ['academic:match'] as const,
  queryFn: (): Promise<Matched> => Promise.reject(new Error('an answer is put in')),
  enabled: false,
};
