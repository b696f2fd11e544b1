import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

/** What somebody said is wrong with journals, and what was answered. */
export const ownCorrections = (page: number | undefined) =>
  apiQuery(
    'GET /magazine/corrections',
    { query: page === undefined ? {} : { page: String(page) } },
    { silent: true, placeholderData: keepPreviousData },
  );

/** Points out a mistake in a journal. */
export const useCorrect = apiMutation('POST /magazine/correct', {
  silent: true,
  invalidates: ['GET /magazine/corrections'],
});
