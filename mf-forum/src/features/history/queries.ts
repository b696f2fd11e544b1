import { apiInfiniteQuery, apiMutation } from '@harbor/runtime';

/** The posts that one has read, the last first. */
export const historyFeed = (enabled: boolean) =>
  apiInfiniteQuery('GET /member/history', {}, { silent: true, enabled, staleTime: 0 });

/** Forgets posts that one has read. */
export const useForgetHistory = apiMutation('PUT /member/history/delete', {
  invalidates: ['GET /member/history', 'GET /member/mine'],
});
