import { apiMutation, apiQuery } from '@harbor/runtime';

/** What a new site needs, as it is now. */
export const firstDayQuery = () => apiQuery('GET /staff/first-day', {}, { silent: true, staleTime: 5_000 });

/** Tries one point now. */
export const useTryCheck = apiMutation('POST /staff/first-day/try/:check', {
  silent: true,
  invalidates: ['GET /staff/first-day'],
});
