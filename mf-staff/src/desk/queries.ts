import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

/** How often counts are asked for again while somebody looks at the desk, in ms. */
const countsEvery = 15_000;

/** The board says of itself that it is read anew each minute. */
const boardEvery = 60_000;

/** Queues that whoever asks may work on, with their counts. */
export const queuesQuery = () =>
  apiQuery('GET /staff/desk/queues', {}, { silent: true, staleTime: 5_000, refetchInterval: countsEvery });

/** Everything that the board shows. */
export const boardQuery = () =>
  apiQuery('GET /staff/desk/board', {}, { silent: true, staleTime: 5_000, refetchInterval: boardEvery });

/** What the search of the desk finds. */
export const deskSearchQuery = (keyword: string) =>
  apiQuery(
    'GET /staff/desk/search',
    { query: { keyword } },
    { silent: true, enabled: keyword !== '', staleTime: 10_000, placeholderData: keepPreviousData },
  );

/** Says that one is on duty, or no longer. */
export const useSetDuty = apiMutation('POST /staff/desk/duty', { invalidates: ['GET /staff/desk/board'] });

/** Leaves a note for who comes next. */
export const useLeaveNote = apiMutation('POST /staff/desk/handover', {
  silent: true,
  invalidates: ['GET /staff/desk/board'],
});

/** Takes one's own note away. */
export const useDropNote = apiMutation('POST /staff/desk/handover/delete/:id', {
  invalidates: ['GET /staff/desk/board'],
});
